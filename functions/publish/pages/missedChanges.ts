import { isReadBy, keyRead, keyTouched, wholeKey, type KeyTouched } from '../../pages/keyParts.ts'
import type { Outcome } from '../publisher.ts'
import { addedKeys } from './pageStore.ts'

/** Keys of what many pages share, and those of them by which it was not found before. */
export interface PartKeys {
  all: readonly string[]
  added: readonly string[]
}

interface Rendered {
  outcomes: readonly Outcome[]
  /** What pages share, by the dependency key that says so. */
  parts: ReadonlyMap<string, PartKeys>
}

/** Pages that can be found by a key since just now, each with these keys. */
export type PagesWithNewKeys = readonly (readonly [path: string, keys: readonly string[]])[]

export function pagesWithNewKeys({ outcomes, parts }: Rendered): PagesWithNewKeys {
  return outcomes.flatMap((one) => {
    if (!('page' in one)) return []
    const own = addedKeys(one.page, one.before)
    const isOwn = new Set(own)
    const shared = one.page.dependencies.flatMap((key) => {
      const part = parts.get(key)
      // a page that shares something for the first time could not be found by any of its keys
      return (isOwn.has(key) ? part?.all : part?.added) ?? []
    })
    const found = [...own, ...shared]
    return found.length === 0 ? [] : [[one.path, found] as const]
  })
}

/**
 * Pages that a change has missed. What a page reads for the first time may change before the page can be found by it: whoever publishes
 * that change does not know of the page, and the page was made of what was there before.
 * @param touched keys that changes have touched since before any of the pages read content
 */
export async function missedPages(
  pages: PagesWithNewKeys,
  touched: () => Promise<readonly string[]>,
): Promise<string[]> {
  if (pages.length === 0) return []
  const changes = Map.groupBy((await touched()).map(keyTouched), ({ key }) => key)
  const isMissed = (key: string) =>
    (changes.get(wholeKey(key)) ?? []).some((change: KeyTouched) => isReadBy(keyRead(key), change))
  return pages.filter(([, keys]) => keys.some(isMissed)).map(([path]) => path)
}
