import type { ContentType } from '@flou/shared/content/define.ts'
import { menu, subMenu } from '@flou/shared/content/types/menu.ts'
import { splitAddress } from '@flou/shared/locale.ts'
import type { PublicRecord } from '@flou/shared/site/contentSource.ts'
import { address, inOrder, publicEndpoint, type PublicRead } from './publicEndpoint.ts'

type Menu = PublicRecord<typeof menu>
type SubMenu = PublicRecord<typeof subMenu>

/** The path that marks a link as that of the page shown; empty for links that leave the site. */
const activePage = (url: string): string => (url.startsWith('/') ? splitAddress(url)[0] : '')

const contentItems = (items: Menu['contentItems']) =>
  inOrder(items).map((item) => ({ ...item, url: address(item.url) }))

const contentGroups = (groups: Menu['contentGroups']) =>
  inOrder(groups).map((group) => ({
    ...group,
    url: address(group.url),
    contentItems: contentItems(group.contentItems),
  }))

/** An entry of an opened menu's side panel; what it holds fills the content area. */
const sideItem = (item: SubMenu) => ({
  id: item.id,
  title: item.title,
  type: item.type,
  isGroup: item.isGroup,
  contentTitle: item.contentTitle,
  contentTitleURL: address(item.contentTitleURL),
  contentDescription: item.contentDescription,
  contentGroups: contentGroups(item.contentGroups),
  contentItems: contentItems(item.contentItems),
})

const menuLink = (link: Menu, sideItems: readonly SubMenu[]) => ({
  id: link.id,
  title: link.title,
  type: link.type,
  url: address(link.url),
  activePage: activePage(link.url),
  sideTitle: link.sideTitle,
  sideDescription: link.sideDescription,
  sideLinkTitle: link.sideLinkTitle,
  sideLinkURL: address(link.sideLinkURL),
  sideItems: sideItems.map(sideItem),
  contentTitle: link.contentTitle,
  contentDescription: link.contentDescription,
  contentGroups: contentGroups(link.contentGroups),
  contentItems: contentItems(link.contentItems),
  bottomLinkTitle: link.bottomLinkTitle,
  bottomLinkDescription: link.bottomLinkDescription,
  bottomLinkURL: address(link.bottomLinkURL),
})

/**
 * The links and, for each, its side items. Everything of one kind is asked for at once, so that it travels together:
 * what takes part is known from the lists before the first record is read.
 */
async function recordsOf({ reader }: PublicRead) {
  const ids = await reader.ids(menu)
  const sideIds = await Promise.all(ids.map((id) => reader.ids(subMenu, id)))
  const all = (type: ContentType, wanted: readonly number[]) =>
    Promise.all(wanted.map((id) => reader.byId(type, id)))
  const [links, sides] = await Promise.all([
    all(menu, ids),
    Promise.all(sideIds.map((wanted) => all(subMenu, wanted))),
  ])
  return links.flatMap((link, index) =>
    link ? [{ link, sides: (sides[index] ?? []).filter((side) => side !== undefined) }] : [],
  )
}

/** `GET /api/menu`: the menu links with all that opens below them (spec §3, public menu link); `ts` is ignored (decision 8). */
export const readMenu = publicEndpoint(async (read) => {
  const { texts } = read
  const links = (await recordsOf(read)).map(async ({ link, sides }) => {
    const [own, ...others] = await Promise.all([
      texts.record(menu, link),
      ...sides.map((side) => texts.record(subMenu, side)),
    ])
    return menuLink(own, others)
  })
  return { data: await Promise.all(links) }
})
