import { pathTo, REGISTER_PATH } from '@flou/shared/paths.ts'
import type { PictureName } from '../pictures.ts'
import type { ButtonSpec } from '../wire.ts'
import type { Row } from '../products/product.ts'

type PicturedRow = readonly [...Row, picture: PictureName, href?: string]

export interface PageText {
  type: string
  picture?: PictureName
  en: readonly [title: string, content: string]
  id: readonly [title: string, content: string]
  cards?: readonly (Row | PicturedRow)[]
  buttons?: readonly ButtonSpec[]
}

export const START: ButtonSpec = {
  title: { en: 'Get started', id: 'Mulai' },
  href: REGISTER_PATH,
}
export const TALK: ButtonSpec = {
  title: { en: 'Talk to us', id: 'Hubungi kami' },
  href: pathTo('contactUs'),
  look: 'plain',
}
export const APPLY: ButtonSpec = {
  title: { en: 'Apply now', id: 'Daftar sekarang' },
  href: pathTo('contactForm'),
}
