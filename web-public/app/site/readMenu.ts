import { inOrder } from '@flou/shared/content/order.ts'
import { menu, MENU_TYPE, subMenu } from '@flou/shared/content/types/menu.ts'
import { langIfDifferent, foreignTexts } from './foreign.ts'
import type { Language } from '@flou/shared/locale.ts'
import type { ContentSource, PublicRecord } from '@flou/shared/site/contentSource.ts'

type Menu = PublicRecord<typeof menu>
type SubMenu = PublicRecord<typeof subMenu>

const linksOf = (items: Menu['contentItems'], surrounding: Language) =>
  inOrder(items).map((item) => ({
    title: item.title,
    description: item.description,
    url: item.url,
    icon: item.media?.drawing ?? item.media?.imageSmall,
    ...langIfDifferent(item.lang, surrounding),
    ...foreignTexts(item),
  }))

const groupsOf = (groups: Menu['contentGroups'], surrounding: Language) =>
  inOrder(groups).map((group) => ({
    title: group.title,
    url: group.url,
    links: linksOf(group.contentItems, group.lang),
    ...langIfDifferent(group.lang, surrounding),
    ...foreignTexts(group),
  }))

/** Type 0 opens a submenu. */
const isOpening = ({ type }: { type: number }) => type === MENU_TYPE.submenu

/** Groups are shown if enabled, or as the only content. */
const hasGroups = ({ isGroup, contentItems }: SubMenu) => isGroup || contentItems.length === 0

const sideItemOf = (item: SubMenu, surrounding: Language) => ({
  id: item.id,
  title: item.title,
  isOpening: isOpening(item),
  contentTitle: item.contentTitle,
  contentTitleURL: item.contentTitleURL,
  contentDescription: item.contentDescription,
  groups: hasGroups(item) ? groupsOf(item.contentGroups, item.lang) : [],
  links: linksOf(item.contentItems, item.lang),
  ...langIfDifferent(item.lang, surrounding),
  ...foreignTexts(item),
})

const panelOf = (entry: Menu, sideItems: readonly SubMenu[]) => ({
  contentTitle: entry.contentTitle,
  contentDescription: entry.contentDescription,
  groups: groupsOf(entry.contentGroups, entry.lang),
  links: linksOf(entry.contentItems, entry.lang),
  sideTitle: entry.sideTitle,
  sideDescription: entry.sideDescription,
  sideLinkTitle: entry.sideLinkTitle,
  sideLinkURL: entry.sideLinkURL,
  bottomLinkURL: entry.bottomLinkURL,
  bottomLinkTitle: entry.bottomLinkTitle,
  bottomLinkDescription: entry.bottomLinkDescription,
  sideItems: sideItems.map((item) => sideItemOf(item, entry.lang)),
  ...foreignTexts(entry),
})

/** Reads the menu, limited to displayed fields because every page includes it. */
export async function readMenu(source: ContentSource) {
  const entries = await source.list(menu)
  return Promise.all(
    entries.map(async (entry) => {
      const { id, title, url, lang } = entry
      const panel = isOpening(entry)
        ? panelOf(entry, await source.list(subMenu, { parentId: id }))
        : undefined
      return { id, title, url, panel, ...langIfDifferent(lang, source.language), ...foreignTexts(entry) }
    }),
  )
}

export type MenuEntry = Awaited<ReturnType<typeof readMenu>>[number]
export type Panel = NonNullable<MenuEntry['panel']>
export type SideItem = Panel['sideItems'][number]
export type MenuLink = Panel['links'][number]
export type MenuGroup = Panel['groups'][number]
