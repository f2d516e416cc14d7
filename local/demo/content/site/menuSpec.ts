import type { Text } from '@flou/shared/locale.ts'
import type { PictureName } from '../../pictures.ts'

export interface MenuLink {
  title: Text
  description: Text
  href: string
  picture: PictureName
}
export interface MenuGroup {
  title: Text
  href: string
  links: readonly MenuLink[]
}
interface SubMenuSpec {
  key: string
  title: Text
  contentTitle: Text
  contentDescription: Text
  href: string
  groups?: readonly MenuGroup[]
  links?: readonly MenuLink[]
}
export interface OpeningMenu {
  key: string
  title: Text
  href: string
  sideTitle: Text
  sideDescription: Text
  sideLink: { title: Text; href: string }
  bottomLink: { title: Text; description: Text; href: string }
  content?: { title: Text; description: Text; groups: readonly MenuGroup[] }
  subMenus: readonly SubMenuSpec[]
}
