import { contentType } from '../../define.ts'
import { text } from '../../fields/text.ts'
import { number } from '../../fields/value.ts'

const lookup = <const K extends string>(
  key: K,
  { label, plural }: { label: { en: string; id: string }; plural: { en: string; id: string } },
) =>
  contentType(key, {
    label,
    plural,
    internal: true,
    fields: { order: number({ optional: true }) },
    localized: { title: text() },
    list: { columns: ['title', 'order'], sortBy: 'order' },
  })

export const productDetail = lookup('productDetail', {
  label: { en: 'Product detail', id: 'Rincian produk' },
  plural: { en: 'Product details', id: 'Rincian produk' },
})
export const billingMethod = lookup('billingMethod', {
  label: { en: 'Billing method', id: 'Metode penagihan' },
  plural: { en: 'Billing methods', id: 'Metode penagihan' },
})
export const billingItem = lookup('billingItem', {
  label: { en: 'Billing item', id: 'Item penagihan' },
  plural: { en: 'Billing items', id: 'Item penagihan' },
})
export const billingItemType = lookup('billingItemType', {
  label: { en: 'Billing item type', id: 'Jenis item penagihan' },
  plural: { en: 'Billing item types', id: 'Jenis item penagihan' },
})
