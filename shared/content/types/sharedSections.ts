import type { Field } from '../declaration.ts'
import type { Editor } from '../fields/field.ts'
import { group, items } from '../fields/nested.ts'
import { media, references } from '../fields/reference.ts'
import { longText, richText, text, url } from '../fields/text.ts'
import { appearance, number } from '../fields/value.ts'
import { section } from '../define.ts'
import type { PictureShapeName } from '../../media/pictureShapes.ts'
import type { Text } from '../../locale.ts'

const SEO_EDITOR: Editor = 'seo'

export const seoText = <F extends Field>(one: F, part: 'title' | 'description', from: readonly string[]) => ({
  ...one,
  editor: SEO_EDITOR,
  part,
  from,
})

const DESCRIBING = ['description', 'content'] as const

export const seoFields = () => ({
  seoTitle: seoText(text(), 'title', ['title']),
  seoDescription: seoText(longText(), 'description', DESCRIBING),
})

export const seoSection = <const K extends `${string}.${string}`>(
  key: K,
  label: Text = { en: 'SEO', id: 'SEO' },
) =>
  section(key, {
    label,
    fields: { seoMediaId: media({ shape: 'share' }) },
    localized: {
      title: seoText(text(), 'title', []),
      content: seoText(longText(), 'description', []),
    },
  })

export const headerSection = <const K extends `${string}.${string}`>(
  key: K,
  { needsMobilePicture = false, label = { en: 'Header', id: 'Header' } } = {},
) =>
  section(key, {
    label,
    fields: {
      mediaId: media({ shape: 'banner' }),
      mobileMediaId: media({ optional: !needsMobilePicture, shape: 'bannerMobile' }),
      customProperty: appearance(),
    },
    localized: { title: text(), content: richText() },
  })

export const ctaSection = <const K extends `${string}.${string}`>(key: K) =>
  section(key, {
    label: { en: 'Call to action', id: 'Ajakan bertindak' },
    fields: {
      mediaId: media({ optional: true, shape: 'side' }),
      mobileMediaId: media({ optional: true }),
      customProperty: appearance(),
    },
    localized: { title: text(), content: richText() },
  })

export const titleSection = <const K extends `${string}.${string}`>(key: K, label: Text) =>
  section(key, {
    label,
    localized: { title: text(), content: richText({ optional: true }) },
  })

export const blockSection = <const K extends `${string}.${string}`>(key: K, label: Text) =>
  section(key, {
    label,
    fields: { customProperty: appearance({ fieldGroups: ['buttons'] }) },
    localized: { title: text(), content: richText() },
  })

export const blockItems = ({ shape = 'icon' }: { shape?: PictureShapeName } = {}) =>
  items({
    fields: {
      mediaId: media({ optional: true, shape }),
      url: url({ optional: true }),
      customProperty: appearance({ fieldGroups: ['buttons'] }),
      order: number({ optional: true }),
    },
    localized: { title: text(), content: richText({ optional: true }) },
  })

export const cardItems = ({ needsPicture = false } = {}) =>
  items({
    fields: {
      mediaId: media({ optional: !needsPicture, shape: 'icon' }),
      url: url({ optional: true }),
      customProperty: appearance({ fieldGroups: ['buttons'] }),
      order: number({ optional: true }),
    },
    localized: { title: text(), content: richText() },
  })

export const descriptionSection = <const K extends `${string}.${string}`>(key: K) =>
  section(key, {
    label: { en: 'Description', id: 'Deskripsi' },
    fields: {
      mediaId: media({ shape: 'figure' }),
      mobileMediaId: media({ optional: true, shape: 'half' }),
      customProperty: appearance(),
    },
    localized: { title: text(), content: richText() },
  })

export const faqSection = <const K extends `${string}.${string}`>(key: K) =>
  section(key, {
    label: { en: 'FAQ', id: 'Tanya jawab' },
    fields: { mediaId: media({ shape: 'figure' }), customProperty: appearance({ fieldGroups: ['buttons'] }) },
    localized: { title: text(), content: richText() },
  })

interface ContentOptions {
  needsContent?: boolean
  items?: ReturnType<typeof cardItems>
}

export const contentSection = <const K extends `${string}.${string}`>(
  key: K,
  { needsContent = true, items: entries = cardItems() }: ContentOptions = {},
) =>
  section(key, {
    label: { en: 'Content', id: 'Konten' },
    fields: { customProperty: appearance({ fieldGroups: ['buttons'] }), items: entries },
    localized: { title: text(), content: richText({ optional: !needsContent }) },
  })

const groupFields = ({ needsPicture = false } = {}) => ({
  mediaId: media({ optional: !needsPicture, shape: needsPicture ? 'side' : 'figure' }),
  mobileMediaId: media({ optional: true, shape: needsPicture ? undefined : 'half' }),
  customProperty: appearance({ fieldGroups: ['buttons'] }),
  items: blockItems(),
})
const groupTexts = () => ({ title: text({ optional: true }), content: richText({ optional: true }) })

/** Optional group on a record's page: heading, text, picture, buttons, items. */
export const blockGroup = () => group({ fields: groupFields(), localized: groupTexts() })

export const ctaGroup = () => group({ fields: groupFields({ needsPicture: true }), localized: groupTexts() })

export const storiesGroup = () =>
  group({
    fields: { ...groupFields(), customerStoryIds: references('customerStory', { optional: true }) },
    localized: groupTexts(),
  })
