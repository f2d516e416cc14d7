import { contentType, section } from '../../define.ts'
import { group, items } from '../../fields/nested.ts'
import { media, reference, references } from '../../fields/reference.ts'
import { longText, richText, text, url } from '../../fields/text.ts'
import { number } from '../../fields/value.ts'
import { SEO_TAB, tab } from '../../tabs.ts'
import { blockItems, contentSection, ctaSection, headerSection, seoFields } from '../sharedSections.ts'

const chapters = () =>
  items({
    fields: { order: number({ optional: true }) },
    localized: { title: text(), content: richText({ optional: true }) },
  })

const samples = () =>
  items({
    fields: {
      language: text(),
      link: url({ initial: 'https://', optional: true }),
      sample: longText({ optional: true }),
    },
  })

export const documentation = contentType('documentation', {
  label: { en: 'Documentation', id: 'Dokumentasi' },
  plural: { en: 'Documentation', id: 'Dokumentasi' },
  title: 'seoTitle',
  fields: {
    productId: reference('product'),
    seoMediaId: media({ optional: true, shape: 'share' }),
    overview: chapters(),
    termsAndCondition: group({
      localized: { title: text({ optional: true }), content: richText({ optional: true }) },
    }),
    guide: chapters(),
    samples: samples(),
    faqs: items({ localized: { question: text(), answer: richText() } }),
  },
  localized: { description: longText(), ...seoFields() },
  pageOnly: ['samples'],
  list: { columns: ['seoTitle', 'productId'], sortBy: 'seoTitle', by: ['productId'] },
  tabs: [
    tab({ en: 'Overview', id: 'Ikhtisar' }, 'overview'),
    tab({ en: 'Terms and conditions', id: 'Syarat dan ketentuan' }, 'termsAndCondition'),
    tab({ en: 'Guide', id: 'Panduan' }, 'guide'),
    tab({ en: 'Samples', id: 'Contoh kode' }, 'samples'),
    tab({ en: 'FAQ', id: 'Tanya jawab' }, 'faqs'),
    tab(SEO_TAB, 'seoTitle', 'seoDescription', 'seoMediaId'),
  ],
})

export const documentationHeader = headerSection('documentation.header')
export const documentationCta = ctaSection('documentation.cta')
export const documentationContent = contentSection('documentation.content', {
  needsContent: false,
  items: blockItems(),
})
export const documentationPopular = section('documentation.popular', {
  label: { en: 'Popular products', id: 'Produk populer' },
  fields: { productIds: references('product') },
  localized: { title: text() },
})
