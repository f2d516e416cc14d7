import { isReadBy, keyRead, keyTouched, wholeKey, type KeyTouched } from '../../pages/keyParts.ts'
import type { Outcome } from '../publisher.ts'
import { addedKeys } from './pageStore.ts'

/** Keys that many pages share and by which those were not found before, by the dependency key of what they share. */
export type AddedToParts = ReadonlyMap<string, readonly string[]>

interface Rendered {
  outcomes: readonly Outcome[]
  added: AddedToParts
}

/** Keys by which each page can be found that could not find it before. */
function newKeys({ outcomes, added }: Rendered): [path: string, keys: readonly string[]][] {
  return outcomes.flatMap((one) => {
    if (!('page' in one)) return []
    const shared = one.page.dependencies.flatMap((key) => added.get(key) ?? [])
    const found = [...addedKeys(one.page, one.before), ...shared]
    return found.length === 0 ? [] : [[one.path, found] as const]
  })
}

/**
 * Pages that a change has missed. What a page reads for the first time may change before the page can be found by it: whoever publishes
 * that change does not know of the page, and the page was made of what was there before.
 * @param touched keys that changes have touched since before any of the pages read content
 */
export async function missedPages(
  rendered: Rendered,
  touched: () => Promise<readonly string[]>,
): Promise<string[]> {
  const pages = newKeys(rendered)
  if (pages.length === 0) return []
  const changes = Map.groupBy((await touched()).map(keyTouched), ({ key }) => key)
  const isMissed = (key: string) =>
    (changes.get(wholeKey(key)) ?? []).some((change: KeyTouched) => isReadBy(keyRead(key), change))
  return pages.filter(([, keys]) => keys.some(isMissed)).map(([path]) => path)
}
