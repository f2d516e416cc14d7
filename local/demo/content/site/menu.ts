import { MENU_TYPE } from '@flou/shared/content/types/menu.ts'
import type { Text } from '@flou/shared/locale.ts'
import { both, ordered, type DemoIds } from '../../wire.ts'
import type { MenuGroup, MenuLink, OpeningMenu } from './menuSpec.ts'
import { LINK_MENUS, OPENING_MENUS } from './menuTree.ts'
import type { DemoRecord } from '../../record.ts'

const items = (ids: DemoIds, links: readonly MenuLink[] = []) =>
  ordered(
    links.map(({ title, description, href, picture }) => ({
      url: href,
      mediaId: ids.picture(picture),
      translations: both({
        id: { title: title.id, description: description.id },
        en: { title: title.en, description: description.en },
      }),
    })),
  )

const groups = (ids: DemoIds, list: readonly MenuGroup[] = []) =>
  ordered(
    list.map(({ title, href, links }) => ({
      url: href,
      contentItems: items(ids, links),
      translations: both({ id: { title: title.id }, en: { title: title.en } }),
    })),
  )

const textsOf = (menu: OpeningMenu, language: keyof Text) => ({
  title: menu.title[language],
  contentTitle: menu.content?.title[language] ?? '',
  contentDescription: menu.content?.description[language] ?? '',
  sideTitle: menu.sideTitle[language],
  sideDescription: menu.sideDescription[language],
  sideLinkTitle: menu.sideLink.title[language],
  bottomLinkTitle: menu.bottomLink.title[language],
  bottomLinkDescription: menu.bottomLink.description[language],
})

const opening: readonly DemoRecord[] = OPENING_MENUS.map((menu, index) => ({
  type: 'menu',
  key: menu.key,
  body: (ids) => ({
    type: MENU_TYPE.submenu,
    order: index + 1,
    url: menu.href,
    sideLinkURL: menu.sideLink.href,
    bottomLinkURL: menu.bottomLink.href,
    isActive: true,
    contentGroups: groups(ids, menu.content?.groups),
    contentItems: [],
    translations: both({ id: textsOf(menu, 'id'), en: textsOf(menu, 'en') }),
  }),
}))

const plain: readonly DemoRecord[] = LINK_MENUS.map(({ key, href, title }, index) => ({
  type: 'menu',
  key,
  body: () => ({
    type: MENU_TYPE.link,
    order: OPENING_MENUS.length + index + 1,
    url: href,
    sideLinkURL: '',
    bottomLinkURL: '',
    isActive: true,
    contentGroups: [],
    contentItems: [],
    translations: both({ id: { title: title.id }, en: { title: title.en } }),
  }),
}))

export const MENUS: readonly DemoRecord[] = [...opening, ...plain]

export const SUB_MENUS: readonly DemoRecord[] = OPENING_MENUS.flatMap((menu) =>
  menu.subMenus.map(({ key, title, contentTitle, contentDescription, href, ...content }, index) => ({
    type: 'subMenu',
    key: `${menu.key}.${key}`,
    parent: { type: 'menu', key: menu.key },
    body: (ids: DemoIds) => ({
      menuId: ids.record('menu', menu.key),
      type: MENU_TYPE.submenu,
      contentTitleURL: href,
      order: index + 1,
      isActive: true,
      isGroup: content.groups !== undefined,
      contentGroups: groups(ids, content.groups),
      contentItems: items(ids, content.links),
      translations: both({
        id: { title: title.id, contentTitle: contentTitle.id, contentDescription: contentDescription.id },
        en: { title: title.en, contentTitle: contentTitle.en, contentDescription: contentDescription.en },
      }),
    }),
  })),
)
