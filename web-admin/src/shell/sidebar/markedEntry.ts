import { OFFICES } from '@flou/shared/content/offices.ts'
import { AREAS } from '@flou/shared/content/registry.ts'
import { basesOf } from '@flou/shared/content/routing/routes.ts'
import type { SidebarEntry } from '@flou/shared/content/routing/sidebar.ts'

const leavesOf = (entry: SidebarEntry): SidebarEntry[] =>
  entry.children.length === 0 ? [entry] : entry.children.flatMap(leavesOf)

const isAtOrBelow = (path: string, url: string) => path === url || path.startsWith(`${url}/`)

/** Further paths of a screen, with the one that the sidebar names. */
const ALIASES = OFFICES.flatMap((office) =>
  AREAS.flatMap((area) =>
    area.screens.flatMap((screen) => {
      const [main = '', ...others] = basesOf(area, screen, office).filter((base) => !base.includes('/:'))
      return others.map((other) => ({ other, main }))
    }),
  ),
)

/** URL of the entry that a path belongs to, also of a detail screen or a list below a record; '' if none. */
export function markedUrl(entries: readonly SidebarEntry[], pathname: string): string {
  const alias = ALIASES.find(({ other }) => isAtOrBelow(pathname, other))
  const path = alias ? pathname.replace(alias.other, alias.main) : pathname
  const urls = entries.flatMap(leavesOf).map(({ url }) => url)
  return urls
    .filter((url) => isAtOrBelow(path, url))
    .reduce((longest, url) => (url.length > longest.length ? url : longest), '')
}

export const isWithin = (entry: SidebarEntry, marked: string): boolean =>
  leavesOf(entry).some(({ url }) => url === marked)
