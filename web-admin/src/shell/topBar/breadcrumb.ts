import { capitalized } from '@flou/shared/strings/letters.ts'

const isId = (segment: string) => /^(?:\d+|[0-9A-HJKMNP-TV-Z]{26}|[0-9a-f]{32})$/.test(segment)

/**
 * Converts a path to a breadcrumb: segments reversed without ids, capitalised, joined by ` » `. A name comes
 * first, unchanged.
 */
export const breadcrumb = (path: string, name = ''): string => {
  const segments = path
    .split('/')
    .filter((segment) => segment !== '' && !isId(segment))
    .reverse()
    .map((segment) => segment.split('-').map(capitalized).join(' '))
  return [...(name === '' ? [] : [name]), ...segments].join(' » ')
}
