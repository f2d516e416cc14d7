import { contentType } from '../../define.ts'
import { text } from '../../fields/text.ts'
import { choice, number, type ChoiceOption } from '../../fields/value.ts'
import type { BilledFor } from '../../../pricing/priceUnit.ts'

const BILLED_FOR = [
  { value: 'hours', label: { en: 'Time, by the hour', id: 'Waktu, per jam' } },
  { value: 'months', label: { en: 'Time, by the month', id: 'Waktu, per bulan' } },
  { value: 'use', label: { en: 'Usage, regardless of time', id: 'Pemakaian, tanpa memandang waktu' } },
] as const satisfies readonly ChoiceOption<BilledFor>[]

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
/** Unit of a price: `GB` of Rp380 per GB a month. */
export const billingItem = contentType('billingItem', {
  label: { en: 'Billing item', id: 'Item penagihan' },
  plural: { en: 'Billing items', id: 'Item penagihan' },
  internal: true,
  fields: {
    order: number({ optional: true }),
    billedFor: choice(BILLED_FOR, {
      initial: 'hours',
      hint: {
        en: 'Prices billed by usage, such as requests, have no time unit.',
        id: 'Harga yang ditagih per pemakaian, misalnya permintaan, tidak memiliki satuan waktu.',
      },
    }),
  },
  localized: { title: text(), pluralTitle: text({ optional: true }) },
  list: { columns: ['title', 'billedFor', 'order'], sortBy: 'order' },
})
export const billingItemType = lookup('billingItemType', {
  label: { en: 'Billing item type', id: 'Jenis item penagihan' },
  plural: { en: 'Billing item types', id: 'Jenis item penagihan' },
})
