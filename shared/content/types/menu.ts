import { isBareUrl, missingUrl } from '../declaration.ts'
import type { CrossCheck } from '../typeSpec.ts'
import { contentType } from '../define.ts'
import { area, screen } from '../screens.ts'
import { items } from '../fields/nested.ts'
import { media, reference } from '../fields/reference.ts'
import { text, url } from '../fields/text.ts'
import { choice, number, toggle } from '../fields/value.ts'

const contentItems = () =>
  items({
    fields: {
      url: url({ initial: 'https://', optional: true }),
      order: number({ optional: true }),
      mediaId: media({ optional: true, shape: 'icon' }),
    },
    localized: { title: text(), description: text({ optional: true }) },
    translationsKey: 'translations',
  })

const contentGroups = () =>
  items({
    fields: {
      url: url({ initial: 'https://', optional: true }),
      order: number({ optional: true }),
      contentItems: contentItems(),
    },
    localized: { title: text() },
    translationsKey: 'translations',
  })

/** 0 opens the submenu; other types follow the URL. */
export const MENU_TYPE = { submenu: 0, link: 1 } as const
const menuType = (initial: 0 | 1) =>
  choice(
    [
      { value: MENU_TYPE.submenu, label: { en: 'Opens a submenu', id: 'Membuka submenu' } },
      { value: MENU_TYPE.link, label: { en: 'Goes to the address', id: 'Menuju alamat' } },
    ],
    { initial },
  )

const linkNeedsUrl =
  (name: string): CrossCheck =>
  ({ type, [name]: to }) =>
    type === MENU_TYPE.link && isBareUrl(to) ? { [name]: missingUrl(to) } : {}

export const menu = contentType('menu', {
  label: { en: 'Menu', id: 'Menu' },
  plural: { en: 'Menu', id: 'Menu' },
  fields: {
    type: menuType(1),
    order: number({ initial: 1, optional: true }),
    url: url({ initial: 'https://', optional: true }),
    sideLinkURL: url({ initial: 'https://', optional: true }),
    bottomLinkURL: url({ initial: 'https://', optional: true }),
    isActive: toggle({ initial: true }),
    contentGroups: contentGroups(),
    contentItems: contentItems(),
  },
  translationsKey: 'translations',
  localized: {
    title: text(),
    contentTitle: text({ optional: true }),
    contentDescription: text({ optional: true }),
    sideTitle: text({ optional: true }),
    sideDescription: text({ optional: true }),
    sideLinkTitle: text({ optional: true }),
    bottomLinkTitle: text({ optional: true }),
    bottomLinkDescription: text({ optional: true }),
  },
  check: linkNeedsUrl('url'),
  list: {
    columns: ['title', 'type', 'url', 'order', 'isActive'],
    sortBy: 'order',
    tree: 'subMenu',
    opensTree: { field: 'type', value: MENU_TYPE.submenu },
  },
})

export const subMenu = contentType('subMenu', {
  label: { en: 'Sub-menu', id: 'Submenu' },
  plural: { en: 'Sub-menus', id: 'Submenu' },
  fields: {
    menuId: reference('menu'),
    type: menuType(0),
    contentTitleURL: url({ initial: 'https://', optional: true }),
    order: number({ initial: 1, optional: true }),
    isActive: toggle({ initial: true }),
    isGroup: toggle(),
    contentGroups: contentGroups(),
    contentItems: contentItems(),
  },
  translationsKey: 'translations',
  localized: { title: text(), contentTitle: text(), contentDescription: text({ optional: true }) },
  check: linkNeedsUrl('contentTitleURL'),
  list: { columns: ['title', 'type', 'contentTitleURL', 'order', 'isActive'], sortBy: 'order' },
  parent: { type: 'menu', field: 'menuId' },
})

export const menuArea = area({
  key: 'menu',
  permission: 'Manage Menu',
  label: { en: 'Menu', id: 'Menu' },
  icon: 'menu',
  heading: 'site',
  path: { dashboard: 'manage-menu', dashboard2: 'menu' },
  screens: [screen('', menu), screen(':id/sub-menu', subMenu, { idName: 'submenu_id' })],
})
