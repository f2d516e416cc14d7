import { capitalized } from '@flou/shared/text/capitalized.ts'

/** Numbers (spec §2), and the ids of audit entries, which are ULIDs: neither says anything to people. */
const isId = (segment: string) => /^(?:\d+|[0-9A-HJKMNP-TV-Z]{26})$/.test(segment)

/**
 * The breadcrumb of an address (spec §2): its segments reversed, numeric ones dropped, hyphens as spaces, words capitalised,
 * joined with ` » `.
 */
export const breadcrumb = (path: string): string =>
  path
    .split('/')
    .filter((segment) => segment !== '' && !isId(segment))
    .reverse()
    .map((segment) => segment.split('-').map(capitalized).join(' '))
    .join(' » ')
