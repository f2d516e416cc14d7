import type { Text } from '../../../locale.ts'
import { section } from '../../define.ts'
import { items } from '../../fields/nested.ts'
import type { PictureShapeName } from '../../../media/pictureShapes.ts'
import { media } from '../../fields/reference.ts'
import { richText, text, url } from '../../fields/text.ts'
import { appearance, number } from '../../fields/value.ts'

type Key = `${string}.${string}`

export const PROGRAM_LABELS = {
  benefit: { en: 'Benefits', id: 'Manfaat' },
  inDepth: { en: 'In depth', id: 'Lebih dalam' },
  journey: { en: 'Journey', id: 'Perjalanan' },
  nextStep: { en: 'Next steps', id: 'Langkah berikutnya' },
} as const satisfies Record<string, Text>

interface ProgramOptions {
  needsPicture?: boolean
  shape?: PictureShapeName
  order?: 0 | null
}

export const programSection = <const K extends Key>(
  key: K,
  label: Text,
  { needsPicture = false, order = 0, shape = 'icon' }: ProgramOptions = {},
) =>
  section(key, {
    label,
    fields: {
      customProperty: appearance({ fieldGroups: ['buttons'] }),
      items: items({
        fields: {
          mediaId: media({ optional: !needsPicture, shape }),
          url: url({ optional: true }),
          customProperty: appearance({ fieldGroups: ['buttons'] }),
          order: number({ initial: order, optional: true }),
        },
        localized: { title: text(), content: richText() },
      }),
    },
    localized: { title: text(), content: richText() },
  })

export const partnerDescription = <const K extends Key>(key: K) =>
  section(key, {
    label: { en: 'Description', id: 'Deskripsi' },
    fields: { mediaId: media({ optional: true, shape: 'figure' }), customProperty: appearance() },
    localized: { title: text(), content: richText({ optional: true }) },
  })
