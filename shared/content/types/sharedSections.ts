import { group, items } from '../fields/nested.ts'
import { media, references } from '../fields/reference.ts'
import { longText, richText, text, url } from '../fields/text.ts'
import { appearance, number } from '../fields/value.ts'
import { section } from '../define.ts'
import type { Text } from '../../locale.ts'

/** Field sets that many areas share, as spec §3 names them. */

/** SEO texts of a record with a page of its own. */
export const seoFields = () => ({ seoTitle: text(), seoDescription: longText() })

/** A page's SEO section: title and content per language, and its picture (spec §5, SEO page data). */
export const seoSection = <const K extends `${string}.${string}`>(key: K) =>
  section(key, {
    label: { en: 'SEO', id: 'SEO' },
    fields: { seoMediaId: media() },
    localized: { title: text(), content: longText() },
  })

/**
 * A page's header: title and content per language over a picture, with banner and buttons. Some show a picture of their own on
 * small screens, which is then required (spec §5).
 */
export const headerSection = <const K extends `${string}.${string}`>(
  key: K,
  { needsMobilePicture = false } = {},
) =>
  section(key, {
    label: { en: 'Header', id: 'Header' },
    fields: {
      mediaId: media(),
      mobileMediaId: media({ optional: !needsMobilePicture }),
      customProperty: appearance(),
    },
    localized: { title: text(), content: richText() },
  })

/** A call to action: title and content per language, optional picture, buttons. */
export const ctaSection = <const K extends `${string}.${string}`>(key: K) =>
  section(key, {
    label: { en: 'Call to action', id: 'Ajakan bertindak' },
    fields: {
      mediaId: media({ optional: true }),
      mobileMediaId: media({ optional: true }),
      customProperty: appearance(),
    },
    localized: { title: text(), content: richText() },
  })

/** A heading over a list: title, and an optional line below it. */
export const titleSection = <const K extends `${string}.${string}`>(key: K, label: Text) =>
  section(key, {
    label,
    localized: { title: text(), content: richText({ optional: true }) },
  })

/** A block of a page: heading, text and buttons. */
export const blockSection = <const K extends `${string}.${string}`>(key: K, label: Text) =>
  section(key, {
    label,
    fields: { customProperty: appearance({ parts: ['buttons'] }) },
    localized: { title: text(), content: richText() },
  })

/** The generic nested item of spec §3: texts, picture, appearance, order. */
export const blockItems = () =>
  items({
    fields: {
      mediaId: media({ optional: true }),
      url: url({ optional: true }),
      customProperty: appearance({ parts: ['buttons'] }),
      order: number({ optional: true }),
    },
    localized: { title: text(), content: richText({ optional: true }) },
  })

/** As `blockItems`, with a text each, and a picture each where the page shows nothing without it (spec §5). */
export const cardItems = ({ needsPicture = false } = {}) =>
  items({
    fields: {
      mediaId: media({ optional: !needsPicture }),
      url: url({ optional: true }),
      customProperty: appearance({ parts: ['buttons'] }),
      order: number({ optional: true }),
    },
    localized: { title: text(), content: richText() },
  })

/** A page's description: title and text per language beside a picture. */
export const descriptionSection = <const K extends `${string}.${string}`>(key: K) =>
  section(key, {
    label: { en: 'Description', id: 'Deskripsi' },
    fields: { mediaId: media(), mobileMediaId: media({ optional: true }), customProperty: appearance() },
    localized: { title: text(), content: richText() },
  })

/** A page's frequently asked questions: the heading and picture over them; the questions are chosen by category. */
export const faqSection = <const K extends `${string}.${string}`>(key: K) =>
  section(key, {
    label: { en: 'FAQ', id: 'Tanya jawab' },
    fields: { mediaId: media(), customProperty: appearance({ parts: ['buttons'] }) },
    localized: { title: text(), content: richText() },
  })

interface ContentOptions {
  /** Whether the section's own text is required: spec §5 asks resources and documentation for titles only. */
  needsContent?: boolean
  items?: ReturnType<typeof cardItems>
}

/** A page's content: a heading and a text over items with text. */
export const contentSection = <const K extends `${string}.${string}`>(
  key: K,
  { needsContent = true, items: entries = cardItems() }: ContentOptions = {},
) =>
  section(key, {
    label: { en: 'Content', id: 'Konten' },
    fields: { customProperty: appearance({ parts: ['buttons'] }), items: entries },
    localized: { title: text(), content: richText({ optional: !needsContent }) },
  })

const partFields = ({ needsPicture = false } = {}) => ({
  mediaId: media({ optional: !needsPicture }),
  mobileMediaId: media({ optional: true }),
  customProperty: appearance({ parts: ['buttons'] }),
  items: blockItems(),
})
const partTexts = () => ({ title: text({ optional: true }), content: richText({ optional: true }) })

/** A named part of a record's page (spec §3, sections of a product): heading, text, picture, buttons, items; it may stay empty. */
export const pagePart = () => group({ fields: partFields(), localized: partTexts() })

/** A record's call to action: its picture is required (spec §5, `CTA.MediaId`). */
export const ctaPart = () => group({ fields: partFields({ needsPicture: true }), localized: partTexts() })

/** A part that shows chosen customer stories. */
export const storiesPart = () =>
  group({
    fields: { ...partFields(), customerStoryIds: references('customerStory', { optional: true }) },
    localized: partTexts(),
  })
