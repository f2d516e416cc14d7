import { placeInList } from '@flou/shared/paths.ts'
import { pagesBehind } from '@flou/shared/site/pages.ts'
import type { PageRecord } from '../../pages/pageItem.ts'
import type { Outcome } from '../publisher.ts'

/*
 * Of a list with room for many pages only those that are filled are rendered, and the one behind them: it answers 404 until the list has
 * grown, and is remembered by the list's records. So a page that is filled brings the next one with it.
 */

type KnownPages = (paths: readonly string[]) => Promise<ReadonlyMap<string, PageRecord>>

const isFilled = (page: PageRecord | undefined) => Object.keys(page?.hashes ?? {}).length > 0

/** Without later pages of lists: they follow from the first ones. */
export const firstPages = (paths: readonly string[]): string[] =>
  paths.filter((path) => placeInList(path).number === 1)

/** Paths without later pages of lists that nothing has filled so far, for whoever renders everything again. */
export async function withoutEmpty(load: KnownPages, paths: readonly string[]): Promise<string[]> {
  const first = new Set(firstPages(paths))
  const later = await load(paths.filter((path) => !first.has(path)))
  return [...first, ...[...later].filter(([, page]) => isFilled(page)).map(([path]) => path)]
}

interface Behind {
  load: KnownPages
  render: (paths: readonly string[]) => Promise<Outcome[]>
  isSettled: (path: string) => boolean
  /** When this publish began. */
  started: Date
}

/** So long an index may take to show what was written, in milliseconds. */
const INDEX_LAG = 10_000

/** Found empty before this publish asked who reads the list. An address that leads elsewhere has read nothing of the list. */
const isKnownEmpty = ({ stamp = '', redirectTo }: PageRecord, started: Date) =>
  redirectTo === undefined && stamp < new Date(started.getTime() - INDEX_LAG).toISOString()

/**
 * Renders the pages behind those that are there, as long as there are any. What is filled or was found empty before is left: changes find
 * it by what it has read. What another publish has found empty meanwhile may have been filled by what this one is about.
 * @param isSettled says of a path that its fate has been decided
 */
export async function renderBehind(
  rendered: readonly Outcome[],
  { load, render, isSettled, started }: Behind,
): Promise<Outcome[]> {
  const found: Outcome[] = []
  let last = rendered
  for (;;) {
    const next = last.flatMap((one) => ('page' in one ? pagesBehind(one.path).slice(0, 1) : []))
    const open = next.filter((path) => !isSettled(path))
    if (open.length === 0) return found
    const known = await load(open)
    const isLeft = (page: PageRecord | undefined) =>
      page !== undefined && (isFilled(page) || isKnownEmpty(page, started))
    last = await render(open.filter((path) => !isLeft(known.get(path))))
    found.push(...last)
  }
}
