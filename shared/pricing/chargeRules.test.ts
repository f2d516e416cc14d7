import { expect, test } from 'vitest'
import {
  describeChargeRules,
  withApplicableLimits,
  type ChargeRules,
  type LimitedPackage,
} from './chargeRules.ts'
import { MONEY_SCALE } from './money.ts'
import type { PackageKind } from './packageKinds.ts'

const CAP = { monthlyCap: 500_000 * MONEY_SCALE }
const MINIMUM = { minimumCharge: 50_000 * MONEY_SCALE }

test.each<[string, ChargeRules, string[], string[]]>([
  ['a cap', CAP, ['At most Rp500,000 a month'], ['Paling banyak Rp500.000 per bulan']],
  ['a minimum', MINIMUM, ['At least Rp50,000 a month'], ['Paling sedikit Rp50.000 per bulan']],
  [
    'started hours',
    { partialHours: 'started' },
    ['Partial hours are billed as full hours'],
    ['Setiap jam yang dimulai dihitung penuh'],
  ],
  [
    'all of them',
    { ...CAP, ...MINIMUM, partialHours: 'started' },
    ['At most Rp500,000 a month', 'At least Rp50,000 a month', 'Partial hours are billed as full hours'],
    [
      'Paling banyak Rp500.000 per bulan',
      'Paling sedikit Rp50.000 per bulan',
      'Setiap jam yang dimulai dihitung penuh',
    ],
  ],
  ['exact hours without limits', { monthlyCap: 0, minimumCharge: 0, partialHours: 'exact' }, [], []],
  ['nothing', {}, [], []],
])('visitors read %s in both languages', (...[, rules, en, id]) => {
  expect(describeChargeRules(rules, 'en')).toEqual(en)
  expect(describeChargeRules(rules, 'id')).toEqual(id)
})

const BY_CAPACITY = 'price * capacity'

test.each<[string, Partial<LimitedPackage>, { kind: PackageKind; hidden?: string[] }, number[]]>([
  ['apply to a server', {}, { kind: 'instance' }, [7, 5]],
  ['do not apply to a disk', {}, { kind: 'storage' }, [0, 0]],
  ['may be hidden one by one', {}, { kind: 'instance', hidden: ['monthlyCap'] }, [0, 5]],
  [
    'do not apply to a formula of capacity',
    { isFormula: true, formula: BY_CAPACITY },
    { kind: 'general' },
    [0, 0],
  ],
  ['apply to another formula', { isFormula: true, formula: 'price * qty' }, { kind: 'general' }, [7, 5]],
  [
    'apply if the formula is switched off',
    { isFormula: false, formula: BY_CAPACITY },
    { kind: 'general' },
    [7, 5],
  ],
])('limits %s', (...[, more, product, [monthlyCap, minimumCharge]]) => {
  const one: LimitedPackage = { price: 1, unit: 'month', monthlyCap: 7, minimumCharge: 5, ...more }
  expect(withApplicableLimits(one, product)).toEqual({ ...one, monthlyCap, minimumCharge })
})

test('a package without limits has none', () => {
  const one: LimitedPackage = { price: 1, unit: 'month' }
  expect(withApplicableLimits(one, { kind: 'instance' })).toEqual({ ...one, monthlyCap: 0, minimumCharge: 0 })
})
