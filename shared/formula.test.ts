import { expect, test } from 'vitest'
import { FORMULA_EXAMPLE, formulaProblem, parseFormula, reckon, variablesIn } from './formula.ts'

test.each([
  ['price', 100_000],
  ['price * qty', 200_000],
  ['price × qty ÷ 4', 50_000],
  ['1 + 2 * 3 - 4', 3],
  ['10 - 4 - 3', 3],
  ['(1 + 2) * 3', 9],
  ['-2 + 5', 3],
  ['2,5 * 2', 5],
  ['max(capacity - 40; 0) * billingItemValue', 100],
  ['min(1, 2, 3) + max(4, 5)', 6],
  ['ceil(hours / 24) + floor(0.9)', 31],
])('%s is %d', (text, price) => {
  expect(parseFormula(text)(FORMULA_EXAMPLE)).toBe(price)
})

test.each([
  ['', 'required'],
  ['   ', 'required'],
  ['price *', 'formula:'],
  ['price qty', 'formula:qty'],
  ['prize * 2', 'formula:prize'],
  ['(price', 'formula:'],
  ['min(price)', 'formula:min'],
  ['ceil(1, 2)', 'formula:ceil'],
  ['price ** 2', 'formula:*'],
  ['constructor', 'formula:constructor'],
  ['price; process', 'formula:,'],
  ['price $ 2', 'formula:$ 2'],
  ['price / 0', 'formulaResult'],
  ['price - 200000', 'formulaResult'],
])('“%s” is refused with %s', (text, problem) => {
  expect(formulaProblem(text)).toBe(problem)
})

test('a formula that gives a price has no problem', () => {
  expect(formulaProblem('price * qty + billingItemValue')).toBeUndefined()
})

test.each([
  ['price * prize', 'prize', [8, 13]],
  ['price $ 2', '$ 2', [6, 9]],
  ['price *', '', [7, 7]],
  ['2 + min( price )', 'min', [4, 7]],
])('in “%s” the part “%s” is the one marked', (text, part, [from, to]) => {
  const result = reckon(text)

  expect(result).toMatchObject({ fault: { code: `formula:${part}`, from, to } })
})

test('the variables of an example are those that the formula uses', () => {
  expect(variablesIn('max(price; 2) × qty + price')).toEqual(['price', 'qty'])
})
