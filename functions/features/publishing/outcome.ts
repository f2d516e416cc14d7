import type { Language } from '@flou/shared/locale.ts'
import type { PageRow } from '@flou/shared/publishing/publishing.ts'
import type { PageRecord } from './pageData/pageItem.ts'
import type { SitemapEntry } from './site/sitemap.ts'
import type { SearchDocument } from '../search/index.ts'

export interface FailedPage {
  path: string
  reason: string
  isKnown: boolean
}

/** Counts refer to pages, each in both languages. */
export interface PublishResult {
  rendered: number
  skipped: number
  removed: number
  redirected: number
  failed: FailedPage[]
  ms: number
}

/** `missing`: 404 and removed; `absent`: 404 and never existed. */
export type Outcome =
  | {
      kind: 'written' | 'unchanged'
      path: string
      page: PageRecord
      before: PageRecord | undefined
      ms: number
      documents?: Partial<Record<Language, SearchDocument>>
    }
  | { kind: 'missing'; path: string }
  | { kind: 'absent'; path: string }
  | { kind: 'failed'; path: string; keys: ReadonlySet<string>; reason: string; isKnown: boolean }

export const reasonOf = (error: unknown) => (error instanceof Error ? error.message : String(error))

/** Maximum delay until a crashed publish is retried, in milliseconds. */
const MAX_RETRY_DELAY_MS = 5 * 60_000

/** Returns true for unchanged pages whose invalidation and indexing may be missing after a crash. */
export const mayBeUninvalidated = (outcome: Outcome, now: Date): boolean =>
  outcome.kind === 'unchanged' &&
  now.getTime() - Date.parse(outcome.before?.published ?? '') < MAX_RETRY_DELAY_MS

export interface Published {
  outcomes: Outcome[]
  redirected: string[]
  failedRedirects: Extract<Outcome, { kind: 'failed' }>[]
  ms: number
}

/** Sitemap differences; the index may not contain them yet. */
export interface Shifts {
  present: SitemapEntry[]
  absent: string[]
}

export const sitemapEntryOf = ({
  path,
  lastModified,
  onlyIn,
}: Pick<PageRow, 'path' | 'lastModified' | 'onlyIn'>): SitemapEntry => ({
  path,
  lastModified,
  ...(onlyIn && { onlyIn }),
})

export const shiftsOf = ({ outcomes, redirected }: Published): Shifts => ({
  present: outcomes.flatMap((outcome) => ('page' in outcome ? [sitemapEntryOf(outcome.page)] : [])),
  absent: [
    ...outcomes.flatMap((outcome) => (outcome.kind === 'missing' ? [outcome.path] : [])),
    ...redirected,
  ],
})

export const sitemapUpdates = ({ outcomes, redirected }: Published): string[] => [
  ...redirected,
  ...outcomes
    .filter(
      (outcome) =>
        outcome.kind === 'missing' ||
        ('page' in outcome &&
          (outcome.before === undefined ||
            Object.keys(outcome.before.hashes).length === 0 ||
            outcome.before.lastModified !== outcome.page.lastModified ||
            outcome.before.onlyIn !== outcome.page.onlyIn)),
    )
    .map(({ path }) => path),
]

/** Returns pages whose invalidation may be missing after a crash. */
export const uninvalidatedPaths = ({ outcomes }: Published, now: Date): string[] =>
  outcomes.filter((outcome) => mayBeUninvalidated(outcome, now)).map(({ path }) => path)

/**
 * Returns pages to invalidate.
 * @param since unchanged pages written earlier were already invalidated
 */
export const changedPaths = ({ outcomes, redirected }: Published, now: Date, since = ''): string[] => [
  ...outcomes
    .filter(
      (one) =>
        one.kind === 'written' ||
        one.kind === 'missing' ||
        (mayBeUninvalidated(one, now) && 'before' in one && (one.before?.published ?? '') >= since),
    )
    .map(({ path }) => path),
  ...redirected,
]

export const failuresOf = ({ outcomes, failedRedirects }: Published) => [
  ...outcomes.flatMap((outcome) => (outcome.kind === 'failed' ? [outcome] : [])),
  ...failedRedirects,
]

export function resultOf(published: Published): PublishResult {
  const { outcomes, redirected, ms } = published
  const count = (kind: Outcome['kind']) => outcomes.filter((outcome) => outcome.kind === kind).length
  return {
    rendered: count('written') + count('unchanged'),
    skipped: count('unchanged'),
    removed: count('missing'),
    redirected: redirected.length,
    failed: failuresOf(published).map(({ path, reason, isKnown }) => ({ path, reason, isKnown })),
    ms,
  }
}
