import { pathTo } from '@flou/shared/paths.ts'
import type { PictureName } from '../pictures.ts'
import type { ButtonSpec } from '../wire.ts'
import type { Row } from '../products/product.ts'

/** What a section of a page says: texts of both languages, a picture, cards and buttons as far as it has them. */
export interface PageText {
  type: string
  picture?: PictureName
  en: readonly [title: string, content: string]
  id: readonly [title: string, content: string]
  cards?: readonly Row[]
  /** Of the cards, one each; without, they show the section's picture. */
  icons?: readonly PictureName[]
  /** Where the cards lead, one each. */
  links?: readonly string[]
  buttons?: readonly ButtonSpec[]
}

export const START: ButtonSpec = {
  title: { en: 'Get started', id: 'Mulai' },
  href: 'https://portal.flou.example/register',
}
export const TALK: ButtonSpec = {
  title: { en: 'Talk to us', id: 'Hubungi kami' },
  href: pathTo('contactUs'),
  look: 'plain',
}
