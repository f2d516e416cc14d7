import { expect, test } from 'vitest'
import { contrast, contrastWarning, DARK_TEXT } from './contrast.ts'

test('white on the brand green is far too weak, and dark text is offered', () => {
  expect(contrastWarning('#fff', '#64E818')).toEqual({ ratio: 1.6, suggestion: DARK_TEXT })
})

test('black on white is as strong as can be, written short or long', () => {
  expect(contrast('#000', '#ffffff')).toBeCloseTo(21)
})

test('what is offered reads well on any grey', () => {
  const greys = Array.from({ length: 256 }, (_, level) => `#${level.toString(16).padStart(2, '0').repeat(3)}`)
  const offered = greys.map((grey) => contrast(contrastWarning(grey, grey)?.suggestion ?? '', grey) ?? 0)

  expect(Math.min(...offered)).toBeGreaterThan(4)
})

test('half-typed colours warn of nothing', () => {
  expect(contrastWarning('#12', '#64E818')).toBeUndefined()
})
