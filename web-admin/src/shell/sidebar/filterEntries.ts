import type { SidebarEntry } from '@flou/shared/content/routing/sidebar.ts'
import { folded } from '@flou/shared/strings/folded.ts'
import { matchWords } from '../palette/matchWords.ts'

export interface NamedEntry {
  entry: SidebarEntry
  above: readonly string[]
}

export const namedLeaves = (entries: readonly SidebarEntry[], above: readonly string[] = []): NamedEntry[] =>
  entries.flatMap((entry) =>
    entry.children.length === 0
      ? [{ entry, above }]
      : namedLeaves(entry.children, [...above.filter((title) => title !== entry.title), entry.title]),
  )

/**
 * Entries whose title, or a title above it, has each word in one of the languages; best first.
 * `others` are the same entries in the other language.
 */
export function filterEntries(
  entries: readonly SidebarEntry[],
  others: readonly SidebarEntry[],
  keyword: string,
): NamedEntry[] {
  const namesAt = Map.groupBy(namedLeaves(others), ({ entry }) => entry.url)
  const words = folded(keyword).split(/\s+/).filter(Boolean)
  return namedLeaves(entries)
    .flatMap((leaf) => {
      const same = [leaf, ...(namesAt.get(leaf.entry.url) ?? [])]
      const rank = matchWords(
        { names: same.map(({ entry }) => entry.title), others: same.flatMap(({ above }) => above) },
        words,
      )
      return rank === undefined ? [] : [{ leaf, rank }]
    })
    .sort((a, b) => a.rank - b.rank)
    .map(({ leaf }) => leaf)
}
