import { group } from '../../fields/nested.ts'
import { media, references } from '../../fields/reference.ts'
import { longText, richText, text } from '../../fields/text.ts'
import { appearance } from '../../fields/value.ts'
import { blockItems, seoFields } from '../sharedSections.ts'

export const solutionTexts = () => ({
  title: text(),
  content: richText(),
  description: longText({ optional: true }),
  ...seoFields(),
})

export const productsGroup = () =>
  group({
    fields: {
      mediaId: media({ optional: true, shape: 'figure' }),
      customProperty: appearance({ fieldGroups: ['buttons'] }),
      productIds: references('product', { optional: true }),
      items: blockItems(),
    },
    localized: { title: text({ optional: true }), content: richText({ optional: true }) },
  })

export const SOLUTION_TABS = {
  overview: { en: 'Overview', id: 'Ikhtisar' },
  benefit: { en: 'Benefit', id: 'Manfaat' },
  pricing: { en: 'Pricing', id: 'Harga' },
  solution: { en: 'Solutions', id: 'Solusi' },
  serviceSolution: { en: 'Service solution', id: 'Solusi layanan' },
  customerStory: { en: 'Customer story', id: 'Kisah pelanggan' },
  cta: { en: 'Call to action', id: 'Ajakan bertindak' },
} as const
