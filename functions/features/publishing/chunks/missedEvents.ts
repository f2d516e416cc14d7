import {
  isReadBy,
  parseDependencyKey,
  parseAffectedKey,
  baseKeyOf,
  type AffectedKey,
} from '../pageData/dependencyKey.ts'
import type { Outcome } from '../outcome.ts'
import { addedKeys } from '../pageData/pageStore.ts'

export interface FragmentKeys {
  all: readonly string[]
  added: readonly string[]
}

interface Rendered {
  outcomes: readonly Outcome[]
  fragments: ReadonlyMap<string, FragmentKeys>
}

export type PagesWithNewKeys = readonly (readonly [path: string, keys: readonly string[]])[]

export function pagesWithNewKeys({ outcomes, fragments }: Rendered): PagesWithNewKeys {
  return outcomes.flatMap((one) => {
    if (!('page' in one)) return []
    const own = addedKeys(one.page, one.before)
    const isOwn = new Set(own)
    const shared = one.page.dependencies.flatMap((key) => {
      const fragment = fragments.get(key)
      return (isOwn.has(key) ? fragment?.all : fragment?.added) ?? []
    })
    const found = [...own, ...shared]
    return found.length === 0 ? [] : [[one.path, found] as const]
  })
}

/**
 * Returns pages affected by a concurrent write before their new keys were indexed.
 * @param loadAffected loads keys affected since before the content was read
 */
export async function findMissedPages(
  pages: PagesWithNewKeys,
  loadAffected: () => Promise<readonly string[]>,
): Promise<string[]> {
  if (pages.length === 0) return []
  const affectedByKey = Map.groupBy((await loadAffected()).map(parseAffectedKey), ({ key }) => key)
  const isMissed = (key: string) =>
    (affectedByKey.get(baseKeyOf(key)) ?? []).some((affected: AffectedKey) =>
      isReadBy(parseDependencyKey(key), affected),
    )
  return pages.filter(([, keys]) => keys.some(isMissed)).map(([path]) => path)
}
