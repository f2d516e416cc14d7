import { expect, test } from 'vitest'
import { taxName, withTax } from './tax.ts'

test('tax comes on top, rounded half up', () => {
  expect(withTax(1_000_000, 11)).toBe(1_110_000)
  expect(withTax(50, 11)).toBe(56)
  expect(withTax(50, 10.5)).toBe(55)
  expect(withTax(8_000_000_000_000_001, 11)).toBe(8_880_000_000_000_001)
  expect(withTax(123, 0)).toBe(123)
})

test('the rate in force is named as the law has it, others by themselves', () => {
  expect(taxName(11, 'id')).toBe('PPN 12 % × 11/12 (efektif 11 %)')
  expect(taxName(11, 'en')).toBe('PPN 12% × 11/12 (11% effective)')
  expect(taxName(10.5, 'id')).toBe('PPN 10,5 %')
})
