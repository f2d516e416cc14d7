import { REGISTRY } from '@flou/shared/content/registry.ts'
import type { Position } from '@flou/shared/content/appearance.ts'
import { cards, heading, type CardSpec } from '../block.ts'
import type { PictureName } from '../pictures.ts'
import type { DemoSection } from '../record.ts'
import { both, look, type ButtonSpec, type DemoIds } from '../wire.ts'

export interface SectionContent {
  type: string
  en: readonly [title: string, content: string]
  id: readonly [title: string, content: string]
  picture?: PictureName
  mobile?: PictureName
  cards?: readonly CardSpec[]
  buttons?: readonly ButtonSpec[]
  position?: Position
}

const textsOf = ({ type, en, id }: SectionContent) =>
  type.endsWith('.seo')
    ? both({ en: { title: en[0], content: en[1] }, id: { title: id[0], content: id[1] } })
    : heading({ en: en[0], id: id[0] }, { en: en[1], id: id[1] })

function fieldsOf(
  { picture, mobile, cards: specs = [], buttons = [], position = 'left' }: SectionContent,
  ids: DemoIds,
) {
  return {
    mediaId: picture ? ids.picture(picture) : 0,
    seoMediaId: ids.picture(picture ?? 'datacentre-seo'),
    mobileMediaId: mobile ? ids.picture(mobile) : 0,
    customProperty: look({ buttons, position }),
    items: cards(ids, specs),
  }
}

export const sectionOf = (text: SectionContent): DemoSection => ({
  type: text.type,
  body: (ids) => {
    const fields = REGISTRY.types.get(text.type)?.declaration.fields ?? {}
    const filled = Object.entries(fieldsOf(text, ids)).filter(([name]) => name in fields)
    return { ...Object.fromEntries(filled), contents: textsOf(text) }
  },
})
