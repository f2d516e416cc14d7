import { capitalized } from '@flou/shared/strings/letters.ts'

const isId = (segment: string) => /^(?:\d+|[0-9A-HJKMNP-TV-Z]{26})$/.test(segment)

/** Converts a path to a breadcrumb: segments reversed without ids, capitalised, joined by ` » `. */
export const breadcrumb = (path: string): string =>
  path
    .split('/')
    .filter((segment) => segment !== '' && !isId(segment))
    .reverse()
    .map((segment) => segment.split('-').map(capitalized).join(' '))
    .join(' » ')
