import { expect, test } from 'vitest'
import { fc } from '../../strings/fuzz.ts'
import { compare, fraction } from '../fraction.ts'
import { rupiahOf } from '../money.ts'
import { checkFormula, exactValues, FORMULA_EXAMPLE, formulaProblem, tryFormula } from './check.ts'
import { evaluateFormula } from './evaluate.ts'
import { parseFormula, variablesIn } from './parse.ts'
import { describeTiers } from './describeTiers.ts'
import type { BilledItem } from '../priceUnit.ts'

const valueOf = (text: string, numbers: Partial<typeof FORMULA_EXAMPLE> = {}) => {
  const { n, d } = evaluateFormula(parseFormula(text), exactValues({ ...FORMULA_EXAMPLE, ...numbers }))
  return `${n}/${d}`
}

test.each([
  ['price', '100000/1'],
  ['price * qty', '200000/1'],
  ['price × qty ÷ 4', '50000/1'],
  ['1 + 2 * 3 - 4', '3/1'],
  ['10 - 4 - 3', '3/1'],
  ['(1 + 2) * 3', '9/1'],
  ['-2 + 5', '3/1'],
  ['1 / 3', '1/3'],
  ['0.1 + 0.2', '3/10'],
  ['max(capacity - 40; 0) * billingItemValue', '100/1'],
  ['min(1; 2; 3) + max(4; 5)', '6/1'],
  ['ceil(hours / 24) + floor(0.9)', '31/1'],
  ['floor(-0.5) + ceil(-0.5)', '-1/1'],
  // floating-point results are 114,999 and 8
  ['floor(price*1.15)', '115000/1'],
  ['ceil(100 * 0.07)', '7/1'],
])('%s is exactly %s', (text, value) => {
  expect(valueOf(text)).toBe(value)
})

test.each([
  [0, 'tier', '0/1'],
  [49, 'tier', '4900/1'],
  [50, 'tier', '4500/1'],
  [200, 'tier', '16000/1'],
  [49, 'graduated', '4900/1'],
  [50, 'graduated', '5000/1'],
  [60, 'graduated', '5900/1'],
  [200, 'graduated', '17500/1'],
])('%d at the steps of %s cost %s', (qty, name, value) => {
  const steps = `(qty; 0: 100; 50: 90; 100: 80)`
  expect(valueOf(name === 'tier' ? `qty * tier${steps}` : `graduated${steps}`, { qty })).toBe(value)
})

test.each([
  ['', 'required'],
  ['   ', 'required'],
  ['price *', 'formula:'],
  ['price qty', 'formula:qty'],
  ['prize * 2', 'formula:prize'],
  ['(price', 'formula:'],
  ['min(price)', 'formula:min'],
  ['ceil(1; 2)', 'formula:ceil'],
  ['price ** 2', 'formula:*'],
  ['constructor', 'formula:constructor'],
  ['price; process', 'formula:;'],
  ['price $ 2', 'formula:$ 2'],
  ['price * 2,5', 'formulaComma'],
  ['max(price, 2)', 'formulaComma'],
  ['tier(qty)', 'formula:tier'],
  ['tier(qty; 1: price)', 'formulaSteps'],
  ['tier(qty; 0: 1; 50: 2; 50: 3)', 'formulaSteps'],
  ['tier(qty; 0 price)', 'formula:price'],
  ['tier(qty; price: 1)', 'formula:price'],
  ['tier(qty; 0: 1; -5: 2)', 'formula:-'],
  ['price / 0', 'formulaDivision'],
  ['price / (qty - 50)', 'formulaNegative:price = 1; qty = 1'],
  ['price * qty / (qty + 1 - qty - 1)', 'formulaDivision'],
  ['price * (capacity - 40)', 'formulaNegative:price = 1; capacity = 1'],
  [`price${' + price'.repeat(40)}`, 'tooLong:255'],
])('“%s” is refused with %s', (text, problem) => {
  expect(formulaProblem(text)).toBe(problem)
})

test.each([
  'price * qty + billingItemValue',
  'max(price * (qty - 2); price)',
  'price * max(qty - 2; 0)',
  'tier(qty; 0: price * qty; 50: price * qty * 0.9)',
  'graduated(capacity; 0: price; 1000: price * 0.8; 10000: price * 0.6) / billingItemValue',
])('%s has no problem', (text) => {
  expect(checkFormula(text)).toBeUndefined()
})

test.each([
  ['qty', 73, 'tier(qty; 0: price; 73: 0 - price; 74: price)'],
  ['capacity', 73, 'tier(capacity; 0: price; 73: 0 - price; 74: price)'],
  ['qty', 72, 'max(tier(qty; 0: price; 73: price); 1 - 1) - tier(qty; 0: 0; 72: 2 * price; 73: 0)'],
  ['qty', 74, '0 - tier(qty; 0: 0; 73: price; 74: 4 * price; 75: 0) + price * 3'],
])('a formula that is negative for %s %d alone is found out', (name, number, formula) => {
  expect(formulaProblem(formula)).toBe(`formulaNegative:${name} = ${number}; price = 1`)
})

test.each([
  ['price * prize', 'formula:prize', [8, 13]],
  ['price $ 2', 'formula:$ 2', [6, 9]],
  ['price *', 'formula:', [7, 7]],
  ['2 + min( price )', 'formula:min', [4, 7]],
  ['2,5 * price', 'formulaComma', [1, 2]],
])('in “%s” %s is the part marked', (text, code, [from, to]) => {
  expect(tryFormula(text)).toMatchObject({ fault: { code, from, to } })
})

test('a worked example is an amount with four decimals', () => {
  expect(tryFormula('price / 3')).toMatchObject({ amount: 333_333_333 })
  expect(tryFormula('price / 0')).toMatchObject({ fault: { code: 'formulaDivision' } })
  expect(tryFormula('price - price')).toMatchObject({ amount: 0 })
  for (const impossible of ['1 - price', 'price * 1000000000'])
    expect(tryFormula(impossible)).toEqual({ fault: { code: 'formulaResult', from: 0, to: 0 } })
})

test('the variables of an example are those that the formula uses', () => {
  expect(variablesIn('max(price; 2) × qty + price')).toEqual(['price', 'qty'])
})

const GIGABYTE: BilledItem = { one: 'GB', many: 'GB', billedFor: 'months' }

test.each([
  [
    'graduated(capacity; 0: price; 1000: price * 0.9; 5000: price * 0.8) / 10',
    'en',
    '10% less from 1 TB, 20% less from 5 TB',
  ],
  [
    'graduated(capacity;0:0;100:price;50000:0.875*price)',
    'id',
    '100 GB pertama gratis, 12,5 % lebih murah mulai 50 TB',
  ],
  ['price * qty * tier(qty; 0: 1; 50: 0.9)', 'en', '10% less from 50, on the whole amount'],
  ['graduated(qty;0:9;50:18)', 'id', '100 % lebih mahal mulai 50'],
  ['tier(qty;0:price;50:price+1)', 'en', 'depends on quantity'],
  ['price * max(qty; 1) * capacity / 10', 'id', 'bergantung pada jumlah, kapasitas'],
  ['floor(price*1.15)', 'en', ''],
  ['no formula', 'en', ''],
] as const)('the formula %s is read in %s as %s', (formula, language, words) => {
  expect(describeTiers(formula, { item: GIGABYTE, language }).replaceAll('\u00A0', ' ')).toBe(words)
})

const leaf = fc.oneof(
  fc.constantFrom('price', 'qty', 'capacity', 'billingItemValue', 'hours'),
  fc.integer({ min: 0, max: 999 }).map(String),
  fc.tuple(fc.integer({ min: 0, max: 99 }), fc.integer({ min: 1, max: 99 })).map(([a, b]) => `${a}.${b}`),
)
/** Formulas that never decrease when a variable increases. */
const rising = fc.letrec<{ any: string }>((tie) => ({
  any: fc.oneof(
    { maxDepth: 3 },
    leaf,
    fc.tuple(tie('any'), fc.constantFrom(' + ', ' * '), tie('any')).map((parts) => `(${parts.join('')})`),
    fc.tuple(fc.constantFrom('min', 'max'), tie('any'), tie('any')).map(([f, a, b]) => `${f}(${a}; ${b})`),
    fc.tuple(fc.constantFrom('ceil', 'floor'), tie('any')).map(([f, a]) => `${f}(${a})`),
    leaf.map((of) => `graduated(${of}; 0: 5; 10: 4; 100: 3)`),
  ),
})).any

test('a formula that only adds, multiplies and takes steps never falls as its quantity rises', () => {
  fc.assert(
    fc.property(rising, fc.nat(5_000), fc.nat(50), (text, qty, more) => {
      fc.pre(text.length <= 255)
      const formula = parseFormula(text)
      const at = (count: number) => evaluateFormula(formula, exactValues({ ...FORMULA_EXAMPLE, qty: count }))
      expect(compare(at(qty), at(qty + more))).toBeLessThanOrEqual(0)
    }),
  )
})

test('a literal is exactly what is written', () => {
  fc.assert(
    fc.property(fc.nat(1_000_000), fc.nat(9_999), (whole, part) => {
      const text = `${whole}.${String(part).padStart(4, '0')}`
      const { expression } = parseFormula(text)
      const exact = rupiahOf(Math.round(Number(`${whole}${String(part).padStart(4, '0')}`)))
      expect(expression.kind === 'number' ? expression.value : fraction(-1n)).toEqual(exact)
    }),
  )
})
