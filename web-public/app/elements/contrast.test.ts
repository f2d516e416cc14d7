import { expect, test } from 'vitest'
import { contrast, isLight, readableOn } from './contrast.ts'

test('contrast is that of WCAG: black on white 21, a colour on itself 1', () => {
  expect(contrast('#000', '#ffffff')).toBeCloseTo(21)
  expect(contrast('#64E818', '#64e818')).toBe(1)
})

test('white on the brand green, and the brand green on white, give way to ink', () => {
  expect(readableOn('#64E818', '#fff')).toBe('#07111f')
  expect(readableOn('#fff', '#64E818')).toBe('#07111f')
})

test('a readable choice of an editor stays as it is', () => {
  expect(readableOn('#14283f', '#64E818')).toBe('#64E818')
})

test('light text asks for a dark ground', () => {
  expect(isLight('#64E818')).toBe(true)
  expect(isLight('#0b1a2e')).toBe(false)
})
