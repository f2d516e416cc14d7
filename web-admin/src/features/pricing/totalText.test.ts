import { MONEY_SCALE } from '@flou/shared/pricing/money.ts'
import { expect, test } from 'vitest'
import { estimatesTextIn, totalText } from './totalText.ts'

const said = (row: Omit<Parameters<typeof totalText>[0], 'period'>, period: 'month' | 'year' = 'month') =>
  (['en', 'id'] as const).map((language) =>
    totalText({ ...row, period }, { t: estimatesTextIn(language), language }),
  )

test('a total is money for its period', () => {
  const total = 1_150_000 * MONEY_SCALE

  expect(said({ total, unpriced: 0 })).toEqual(['Rp1,150,000 per month', 'Rp1.150.000 per bulan'])
  expect(said({ total }, 'year')).toEqual(['Rp1,150,000 per year', 'Rp1.150.000 per tahun'])
  expect(said({ total: 0, unpriced: 2 })).toEqual(['Rp0 per month', 'Rp0 per bulan'])
})

test('a total that is too large, and one of an earlier row that may have been, are no amount', () => {
  expect(said({ total: null })).toEqual(['Too large to calculate', 'Terlalu besar untuk dihitung'])
  expect(said({ total: 0 })).toEqual(['Unknown', 'Tidak diketahui'])
})
