import { expect, test } from 'vitest'
import { contrast, contrastWarning, INK, isLight, readableOn } from './contrast.ts'

test('contrast is that of WCAG: black on white 21, written short or long; a colour on itself 1', () => {
  expect(contrast('#000', '#ffffff')).toBeCloseTo(21)
  expect(contrast('#64E818', '#64e818')).toBe(1)
})

test('white on the brand green, and the brand green on white, give way to ink', () => {
  expect(readableOn('#64E818', '#fff')).toBe(INK)
  expect(readableOn('#fff', '#64E818')).toBe(INK)
})

test('a readable choice of an editor stays as it is', () => {
  expect(readableOn('#14283f', '#64E818')).toBe('#64E818')
})

test('light text asks for a dark ground', () => {
  expect(isLight('#64E818')).toBe(true)
  expect(isLight('#0b1a2e')).toBe(false)
})

test('the form offers what pages show instead of a text that is hard to read', () => {
  const warning = contrastWarning('#fff', '#64E818')

  expect(warning).toEqual({ ratio: 1.6, suggestion: readableOn('#64E818', '#fff') })
})

test('what is offered reads well on any grey', () => {
  const greys = Array.from({ length: 256 }, (_, level) => `#${level.toString(16).padStart(2, '0').repeat(3)}`)
  const offered = greys.map((grey) => contrast(contrastWarning(grey, grey)?.suggestion ?? '', grey) ?? 0)

  expect(Math.min(...offered)).toBeGreaterThan(4)
})

test('half-typed colours warn of nothing', () => {
  expect(contrastWarning('#12', '#64E818')).toBeUndefined()
})
