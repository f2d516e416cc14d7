import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { goldenEstimates } from '../fixtures/golden/estimates.ts'
import { compareWays } from '../fixtures/golden/compareWays.ts'

/** Totals of 200 estimates in rupiah: subtotal and tax, one estimate a line. */
const table = readFileSync(new URL('../fixtures/golden/totals.csv', import.meta.url), 'utf8')

test('200 estimates come to what the golden table says, and to what the second way computes', () => {
  const found = goldenEstimates(200).map((estimate) => compareWays(estimate))

  expect(found.filter(({ isSame }) => !isSame)).toEqual([])
  expect(found.map(({ subtotal, tax }) => `${subtotal},${tax}`)).toEqual(table.trim().split('\n').slice(1))
})
