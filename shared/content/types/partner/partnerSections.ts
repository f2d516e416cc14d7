import type { Text } from '../../../locale.ts'
import { section } from '../../define.ts'
import { items } from '../../fields/nested.ts'
import { media } from '../../fields/reference.ts'
import { richText, text, url } from '../../fields/text.ts'
import { appearance, number } from '../../fields/value.ts'

/** The sections that the pages of both partner programmes have (spec §5, benefit to next-step). */
type Key = `${string}.${string}`

export const PROGRAM_LABELS = {
  benefit: { en: 'Benefits', id: 'Manfaat' },
  inDepth: { en: 'In depth', id: 'Lebih dalam' },
  journey: { en: 'Journey', id: 'Perjalanan' },
  nextStep: { en: 'Next steps', id: 'Langkah berikutnya' },
} as const satisfies Record<string, Text>

interface ProgramOptions {
  /** Benefits and in-depth items show nothing without a picture. */
  needsPicture?: boolean
  /** Order that new items start with: none for technology partners (spec §4). */
  order?: 0 | null
}

/** A part of the programme: texts, and items with texts of their own. */
export const programSection = <const K extends Key>(
  key: K,
  label: Text,
  { needsPicture = false, order = 0 }: ProgramOptions = {},
) =>
  section(key, {
    label,
    fields: {
      customProperty: appearance({ parts: ['buttons'] }),
      items: items({
        fields: {
          mediaId: media({ optional: !needsPicture }),
          url: url({ optional: true }),
          customProperty: appearance({ parts: ['buttons'] }),
          order: number({ initial: order, optional: true }),
        },
        localized: { title: text(), content: richText() },
      }),
    },
    localized: { title: text(), content: richText() },
  })

/** Only the title is required (spec §5, description). */
export const partnerDescription = <const K extends Key>(key: K) =>
  section(key, {
    label: { en: 'Description', id: 'Deskripsi' },
    fields: { mediaId: media({ optional: true }), customProperty: appearance() },
    localized: { title: text(), content: richText({ optional: true }) },
  })
