import type { Text } from '@flou/shared/locale.ts'
import type { PictureName } from './pictures.ts'
import { richText } from './richText.ts'
import { both, look, ordered, type ButtonSpec, type DemoIds } from './wire.ts'

/** A nested item of a block: a card with words, mostly a picture and an address. */
export interface CardSpec {
  title: Text
  content: Text
  picture?: PictureName
  href?: string
  buttons?: readonly ButtonSpec[]
}

/** Title and rich text of both languages. */
export const heading = (title: Text, content: Text) =>
  both({
    id: { title: title.id, content: richText(content.id) },
    en: { title: title.en, content: richText(content.en) },
  })

/** The generic nested items of spec section 3. */
export const cards = (ids: DemoIds, specs: readonly CardSpec[]) =>
  ordered(
    specs.map(({ title, content, picture, href, buttons = [] }) => ({
      mediaId: picture ? ids.picture(picture) : 0,
      url: href ?? '',
      customProperty: look({ buttons }),
      contents: heading(title, content),
    })),
  )
