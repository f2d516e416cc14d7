import { splitUrl } from '@flou/shared/locale.ts'
import type { MenuEntry, MenuGroup, Panel } from '../../site/readMenu.ts'

export type Current = 'page' | 'true'

const HOME = '/'

/** Returns the length of the matching path prefix, plus 1 if equal; 0 for no match. */
function matchLength(url: string, path: string): number {
  const [target] = splitUrl(url)
  if (target === path) return path.length + 1
  return target !== HOME && target !== '' && path.startsWith(`${target}/`) ? target.length : 0
}

/** Returns `aria-current` for a link; undefined if it is neither the page nor its ancestor. */
export function currentOf(url: string, path: string): Current | undefined {
  const near = matchLength(url, path)
  if (near === 0) return undefined
  return near > path.length ? 'page' : 'true'
}

const urlsOfGroup = ({ url, links }: MenuGroup) => [url, ...links.map((link) => link.url)]

const cachedUrls = new WeakMap<Panel, readonly string[]>()

function urlsOf(panel: Panel): readonly string[] {
  const found = cachedUrls.get(panel) ?? [
    panel.sideLinkURL,
    ...panel.links.map(({ url }) => url),
    ...panel.groups.flatMap(urlsOfGroup),
    ...panel.sideItems.flatMap(({ contentTitleURL, links, groups }) => [
      contentTitleURL,
      ...links.map(({ url }) => url),
      ...groups.flatMap(urlsOfGroup),
    ]),
  ]
  cachedUrls.set(panel, found)
  return found
}

const sectionOf = (url: string): string => /^\/[^/?#]+/.exec(url)?.[0] ?? ''

function nearestEntry(
  menu: readonly MenuEntry[],
  path: string,
  urlsIn: (entry: MenuEntry) => readonly string[],
): number | undefined {
  const near = menu.map((entry) => Math.max(0, ...urlsIn(entry).map((url) => matchLength(url, path))))
  const nearest = Math.max(0, ...near)
  return nearest > 0 ? menu[near.indexOf(nearest)]?.id : undefined
}

/** Returns the URLs that the entry leads to, by itself or in its panel. */
export const linksOf = ({ url, panel }: MenuEntry): readonly string[] => (panel ? urlsOf(panel) : [url])

function entryOfSection(menu: readonly MenuEntry[], path: string): number | undefined {
  const section = sectionOf(path)
  const isWithin = (url: string) => sectionOf(url) === section
  return section === '' ? undefined : menu.find((entry) => linksOf(entry).some(isWithin))?.id
}

/** Returns the entry that a page belongs to, by own URL, panel links, bottom link, then section. */
export const currentEntry = (menu: readonly MenuEntry[], path: string): number | undefined =>
  nearestEntry(menu, path, ({ url }) => [url]) ??
  nearestEntry(menu, path, linksOf) ??
  nearestEntry(menu, path, ({ panel }) => (panel ? [panel.bottomLinkURL] : [])) ??
  entryOfSection(menu, path)
