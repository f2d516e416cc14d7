import type { ContentType } from '@flou/shared/content/define.ts'
import { menu, subMenu } from '@flou/shared/content/types/menu.ts'
import { splitUrl } from '@flou/shared/locale.ts'
import type { PublicRecord } from '@flou/shared/site/contentSource.ts'
import { inOrder } from '@flou/shared/content/order.ts'
import { withoutBarePrefix, publicEndpoint, type PublicRead } from './publicEndpoint.ts'

type Menu = PublicRecord<typeof menu>
type SubMenu = PublicRecord<typeof subMenu>

/** Path that marks a link as active; empty for external links. */
const activePage = (url: string): string => (url.startsWith('/') ? splitUrl(url)[0] : '')

const contentItems = (items: Menu['contentItems']) =>
  inOrder(items).map((item) => ({ ...item, url: withoutBarePrefix(item.url) }))

const contentGroups = (groups: Menu['contentGroups']) =>
  inOrder(groups).map((group) => ({
    ...group,
    url: withoutBarePrefix(group.url),
    contentItems: contentItems(group.contentItems),
  }))

const sideItem = (item: SubMenu) => ({
  id: item.id,
  title: item.title,
  type: item.type,
  isGroup: item.isGroup,
  contentTitle: item.contentTitle,
  contentTitleURL: withoutBarePrefix(item.contentTitleURL),
  contentDescription: item.contentDescription,
  contentGroups: contentGroups(item.contentGroups),
  contentItems: contentItems(item.contentItems),
})

const menuLink = (link: Menu, sideItems: readonly SubMenu[]) => ({
  id: link.id,
  title: link.title,
  type: link.type,
  url: withoutBarePrefix(link.url),
  activePage: activePage(link.url),
  sideTitle: link.sideTitle,
  sideDescription: link.sideDescription,
  sideLinkTitle: link.sideLinkTitle,
  sideLinkURL: withoutBarePrefix(link.sideLinkURL),
  sideItems: sideItems.map(sideItem),
  contentTitle: link.contentTitle,
  contentDescription: link.contentDescription,
  contentGroups: contentGroups(link.contentGroups),
  contentItems: contentItems(link.contentItems),
  bottomLinkTitle: link.bottomLinkTitle,
  bottomLinkDescription: link.bottomLinkDescription,
  bottomLinkURL: withoutBarePrefix(link.bottomLinkURL),
})

/** Reads links and side items. Reads of one kind start together, so that they are batched. */
async function recordsOf({ reader }: PublicRead) {
  const ids = await reader.ids(menu)
  const sideIds = await Promise.all(ids.map((id) => reader.ids(subMenu, id)))
  const all = (type: ContentType, recordIds: readonly number[]) =>
    Promise.all(recordIds.map((id) => reader.byId(type, id)))
  const [links, sides] = await Promise.all([
    all(menu, ids),
    Promise.all(sideIds.map((recordIds) => all(subMenu, recordIds))),
  ])
  return links.flatMap((link, index) =>
    link ? [{ link, sides: (sides[index] ?? []).filter((side) => side !== undefined) }] : [],
  )
}

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
