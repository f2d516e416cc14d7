import type { PriceFile } from '@flou/shared/pricing/priceFile.ts'
import { readEstimate } from '@flou/shared/pricing/estimate/estimate.ts'
import { expect, test } from 'vitest'
import { isEstimateKey } from '@flou/functions/features/pricing/estimateItem.ts'
import { ESTIMATES, storedEstimates } from './loadEstimates.ts'

const NOW = new Date('2026-11-23T05:00:00Z')

const slugs = [...new Set(ESTIMATES.flatMap(({ lines }) => lines.map(({ product }) => product)))]
const PRICES = slugs.map((slug, index) => {
  const one = { title: 'one', region: 1, price: 1_000_000, unit: 'month', values: {} } as const
  const packages = [1, 2, 3].map((id) => ({ ...one, id: 10 * index + id, region: id }))
  const file: PriceFile = {
    product: index + 1,
    slug,
    hoursPerMonth: 720,
    taxPercent: 11,
    regions: [1, 2, 3],
    kinds: [{ kind: 'instance', name: '', hasTax: true, packages }],
    added: [],
  }
  return { version: 'abcdefghijklmno1', file }
})

test('the estimates are such as visitors save: in both languages, for months and years, over weeks, each with a total', () => {
  const all = storedEstimates(PRICES, NOW)
  const rows = all.map(({ row }) => row)
  const days = new Set(rows.map(({ created }) => created.slice(0, 10)))

  expect(all.map(({ estimate }) => readEstimate(estimate))).toEqual(all.map(({ estimate }) => estimate))
  expect(
    rows.every(
      ({ id, total, created }) => isEstimateKey(id) && (total ?? 0) > 0 && created <= NOW.toISOString(),
    ),
  ).toBe(true)
  expect(new Set(rows.map(({ id }) => id)).size).toBe(rows.length)
  expect(new Set(rows.map(({ language, period }) => `${language} ${period}`)).size).toBe(4)
  expect(days.size).toBeGreaterThan(10)
})

test('an estimate of a product without prices is a mistake of the demo', () => {
  expect(() => storedEstimates(PRICES.slice(1), NOW)).toThrow(`No prices of ${slugs[0]} are published`)
})
