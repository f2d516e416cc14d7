import { splitAddress } from '@flou/shared/locale.ts'
import type { MenuEntry, MenuGroup, Panel } from '../../site/readMenu.ts'

/** What the navbar says of a link: it leads to the page shown, or to one above it. */
export type Current = 'page' | 'true'

const HOME = '/'

/** How near a link's target is to a page: the length of what they share, and one more for the page itself; 0 where it is elsewhere. */
function nearness(address: string, path: string): number {
  const [target] = splitAddress(address)
  if (target === path) return path.length + 1
  return target !== HOME && target !== '' && path.startsWith(`${target}/`) ? target.length : 0
}

/** How a link to an address is marked on a page; undefined for one that leads elsewhere. */
export function currentOf(address: string, path: string): Current | undefined {
  const near = nearness(address, path)
  if (near === 0) return undefined
  return near > path.length ? 'page' : 'true'
}

const addressesOfGroup = ({ url, links }: MenuGroup) => [url, ...links.map((link) => link.url)]

/** Every address that a panel has but the link at its foot, once for as long as it is the same. */
const known = new WeakMap<Panel, readonly string[]>()

function addressesOf(panel: Panel): readonly string[] {
  const found = known.get(panel) ?? [
    panel.sideLinkURL,
    ...panel.links.map(({ url }) => url),
    ...panel.groups.flatMap(addressesOfGroup),
    ...panel.sideItems.flatMap(({ contentTitleURL, links, groups }) => [
      contentTitleURL,
      ...links.map(({ url }) => url),
      ...groups.flatMap(addressesOfGroup),
    ]),
  ]
  known.set(panel, found)
  return found
}

/** The first part of a path, which the pages of a section share: `/partners`. */
const sectionOf = (address: string): string => /^\/[^/?#]+/.exec(address)?.[0] ?? ''

function nearestEntry(
  menu: readonly MenuEntry[],
  path: string,
  addressesIn: (entry: MenuEntry) => readonly string[],
): number | undefined {
  const near = menu.map((entry) =>
    Math.max(0, ...addressesIn(entry).map((address) => nearness(address, path))),
  )
  const nearest = Math.max(0, ...near)
  return nearest > 0 ? menu[near.indexOf(nearest)]?.id : undefined
}

const linksOf = ({ url, panel }: MenuEntry) => (panel ? addressesOf(panel) : [url])

function entryOfSection(menu: readonly MenuEntry[], path: string): number | undefined {
  const section = sectionOf(path)
  const isWithin = (address: string) => sectionOf(address) === section
  return section === '' ? undefined : menu.find((entry) => linksOf(entry).some(isWithin))?.id
}

/**
 * The id of the one entry that a page belongs to: the one whose own address is the page or above it, else the one with the nearest link in
 * its panel, else the first with a link into the same section. The link at the foot of a panel often leads elsewhere and counts last.
 */
export const currentEntry = (menu: readonly MenuEntry[], path: string): number | undefined =>
  nearestEntry(menu, path, ({ url }) => [url]) ??
  nearestEntry(menu, path, linksOf) ??
  nearestEntry(menu, path, ({ panel }) => (panel ? [panel.bottomLinkURL] : [])) ??
  entryOfSection(menu, path)
