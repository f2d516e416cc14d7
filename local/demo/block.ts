import type { Text } from '@flou/shared/locale.ts'
import type { PictureName } from './pictures.ts'
import { richText } from './richText.ts'
import { both, look, ordered, type ButtonSpec, type DemoIds } from './wire.ts'

export interface CardSpec {
  title: Text
  content: Text
  picture?: PictureName
  href?: string
  buttons?: readonly ButtonSpec[]
}

export const heading = (title: Text, content: Text) =>
  both({
    id: { title: title.id, content: richText(content.id) },
    en: { title: title.en, content: richText(content.en) },
  })

export const cards = (ids: DemoIds, specs: readonly CardSpec[]) =>
  ordered(
    specs.map(({ title, content, picture, href, buttons = [] }) => ({
      mediaId: picture ? ids.picture(picture) : 0,
      url: href ?? '',
      customProperty: look({ buttons }),
      contents: heading(title, content),
    })),
  )
