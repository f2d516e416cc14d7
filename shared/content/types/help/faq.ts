import { contentType } from '../../define.ts'
import { area, screen } from '../../screens.ts'
import { reference } from '../../fields/reference.ts'
import { longText, richText, text } from '../../fields/text.ts'
import { choice, number } from '../../fields/value.ts'
import { ctaSection, headerSection, seoSection } from '../sharedSections.ts'

const FAQ_PAGES = [
  { value: 'general', label: { en: 'FAQ page', id: 'Halaman tanya jawab' } },
  { value: 'product', label: { en: 'Products', id: 'Produk' } },
  { value: 'solution', label: { en: 'Solutions', id: 'Solusi' } },
  { value: 'resources', label: { en: 'Resources', id: 'Sumber daya' } },
  { value: 'community', label: { en: 'Community', id: 'Komunitas' } },
  { value: 'contact', label: { en: 'Contact form', id: 'Formulir kontak' } },
  { value: 'ebc', label: { en: 'Enterprise contact', id: 'Kontak perusahaan' } },
] as const

export type FaqPage = (typeof FAQ_PAGES)[number]['value']

export const faqCategory = contentType('faqCategory', {
  label: { en: 'FAQ category', id: 'Kategori tanya jawab' },
  plural: { en: 'Categories', id: 'Kategori' },
  fields: { type: choice(FAQ_PAGES, { initial: 'general' }), order: number({ optional: true }) },
  localized: { title: text(), description: longText() },
  list: { columns: ['title', 'type', 'order'], sortBy: 'order' },
})

export const faq = contentType('faq', {
  label: { en: 'Question', id: 'Pertanyaan' },
  plural: { en: 'FAQ', id: 'Tanya Jawab' },
  title: 'question',
  fields: { categoryId: reference('faqCategory'), order: number({ optional: true }) },
  localized: { question: text(), answer: richText() },
  list: {
    columns: ['question', 'categoryId', 'order'],
    sortBy: 'order',
    sortable: ['question'],
    by: ['categoryId'],
  },
})

export const faqHeader = headerSection('faq.header')
export const faqSeo = seoSection('faq.seo')
export const faqCta = ctaSection('faq.cta')

export const faqArea = area({
  key: 'faq',
  permission: 'FAQ',
  label: { en: 'FAQ', id: 'Tanya Jawab' },
  icon: 'question',
  heading: 'help',
  path: { dashboard: 'manage-faq', dashboard2: 'faq' },
  screens: [
    screen('', faq),
    screen('header', faqHeader),
    screen('category', faqCategory),
    screen('seo', faqSeo),
    screen('cta', faqCta),
  ],
})
