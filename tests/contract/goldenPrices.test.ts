import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { goldenEstimates } from '../fixtures/golden/estimates.ts'
import { compareWays } from '../fixtures/golden/compareWays.ts'

/** Totals of 200 estimates in rupiah: subtotal and tax, one estimate per line. */
const tableIn = (name: string) =>
  readFileSync(new URL(`../fixtures/golden/${name}`, import.meta.url), 'utf8')
    .trim()
    .split('\n')
    .slice(1)

test.each([
  { name: 'totals.csv', hasChargeRules: false },
  { name: 'chargedTotals.csv', hasChargeRules: true },
])(
  '200 estimates come to what $name says, and to what the second way computes',
  ({ name, hasChargeRules }) => {
    const found = goldenEstimates(200, { hasChargeRules }).map((estimate) => compareWays(estimate))

    expect(found.filter(({ isSame }) => !isSame)).toEqual([])
    expect(found.map(({ subtotal, tax }) => `${subtotal},${tax}`)).toEqual(tableIn(name))
  },
)
