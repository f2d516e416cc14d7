import { contactMessage } from '@flou/shared/forms/forms/contactMessage.ts'
import { MONEY_SCALE } from '@flou/shared/pricing/money.ts'
import type { EstimateListRow } from '@flou/shared/pricing/estimate/saved.ts'
import { expect, test } from 'vitest'
import { estimateSummary } from './estimateSummary.ts'

const URL = 'https://www.example/pricing/calculator#s=abcdefghijklmnopqrstuv'
const ROW: EstimateListRow = {
  id: 'abcdefghijklmnopqrstuv',
  name: 'Toko daring',
  language: 'en',
  period: 'month',
  created: '2026-11-20T03:00:00.000Z',
  updated: '2026-11-20T03:00:00.000Z',
  lastDay: '2027-02-18',
  lines: 3,
  total: 1_150_000 * MONEY_SCALE,
  unpriced: 1,
  products: ['Virtual Server', 'Object Storage'],
  regions: ['Jakarta'],
  url: URL,
}

test('a message begins with what the estimate holds, in the language of whoever saved it', () => {
  const lines = estimateSummary(ROW).split('\n')

  expect(lines.slice(0, 6)).toEqual([
    'Saved estimate “Toko daring”',
    'Products: Virtual Server, Object Storage',
    'Regions: Jakarta',
    'Lines: 3',
    'Total: Rp1,150,000 per month, list price with tax',
    '(excluding 1 line without a price)',
  ])
  expect(lines[6]).toMatch(/^Saved: .*2026/)
  expect(lines.at(-1)).toBe(URL)
  expect(estimateSummary({ ...ROW, language: 'id' })).toContain(
    'Total: Rp1.150.000 per bulan, harga daftar termasuk pajak\n(belum termasuk 1 baris tanpa harga)',
  )
})

test('what is not there is left out, and a total that is too large is no amount', () => {
  const text = estimateSummary({ ...ROW, name: '', regions: [], total: null, unpriced: 0 })

  expect(text).toMatch(/^Saved estimate\nProducts: .*\nLines: 3\nTotal: Too large to calculate\nSaved: /)
})

test('the longest summary is no longer than half a message', () => {
  const products = Array.from({ length: 20 }, (_, index) => `Product of twenty ${index}`)
  const text = estimateSummary({ ...ROW, name: 'x'.repeat(80), products, regions: products })

  expect(text.length).toBeLessThan(contactMessage.fields.message.max / 2)
})
