import { parseListPath } from '@flou/shared/paths.ts'
import { followingPagesOf } from '@flou/shared/site/pages.ts'
import type { PageRecord } from './pageData/pageItem.ts'
import type { Outcome } from './outcome.ts'

/*
 * Renders filled list pages and one more, which answers 404. It depends on the list, so growth publishes it.
 */

type LoadPages = (paths: readonly string[]) => Promise<ReadonlyMap<string, PageRecord>>

const isFilled = (page: PageRecord | undefined) => Object.keys(page?.hashes ?? {}).length > 0

export const firstPages = (paths: readonly string[]): string[] =>
  paths.filter((path) => parseListPath(path).number === 1)

/** Excludes empty later pages of lists from a full publish. */
export async function withoutEmpty(load: LoadPages, paths: readonly string[]): Promise<string[]> {
  const first = new Set(firstPages(paths))
  const laterPages = await load(paths.filter((path) => !first.has(path)))
  return [...first, ...[...laterPages].filter(([, page]) => isFilled(page)).map(([path]) => path)]
}

interface NextPagesOptions {
  load: LoadPages
  render: (paths: readonly string[]) => Promise<Outcome[]>
  isPlanned: (path: string) => boolean
  started: Date
}

/** Maximum replication lag of a GSI, in milliseconds. */
const INDEX_LAG = 10_000

/**
 * Returns true for a page found empty before this publish read its dependencies. Redirects have no list
 * dependencies.
 */
const wasFoundEmpty = ({ stamp = '', redirectTo }: PageRecord, started: Date) =>
  redirectTo === undefined && stamp < new Date(started.getTime() - INDEX_LAG).toISOString()

/**
 * Renders pages after the last filled one. Pages found empty by a concurrent publish are rendered because
 * they may be stale.
 * @param isPlanned returns true for paths already handled
 */
export async function renderNextPages(
  rendered: readonly Outcome[],
  { load, render, isPlanned, started }: NextPagesOptions,
): Promise<Outcome[]> {
  const found: Outcome[] = []
  let last = rendered
  for (;;) {
    const next = last.flatMap((one) => ('page' in one ? followingPagesOf(one.path).slice(0, 1) : []))
    const open = next.filter((path) => !isPlanned(path))
    if (open.length === 0) return found
    const loaded = await load(open)
    const isSkipped = (page: PageRecord | undefined) =>
      page !== undefined && (isFilled(page) || wasFoundEmpty(page, started))
    last = await render(open.filter((path) => !isSkipped(loaded.get(path))))
    found.push(...last)
  }
}
