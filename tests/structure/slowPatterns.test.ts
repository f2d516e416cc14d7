import { expect, test } from 'vitest'
import { slowPatterns } from './slowPatterns.ts'

const found = (source: string) => slowPatterns('x.ts', source).map(({ why }) => why.split(' ')[0])

test.each([
  [String.raw`const EMAIL = /^[^\s@<>"]+@[^\s@<>"]+\.[^\s@<>"]+$/`, 'quadratic'],
  [
    String.raw`const SVG = /^\uFEFF?\s*(?:<\?xml[^>]*\?>\s*|<!--[\s\S]*?-->\s*|<!DOCTYPE[^>[]*(?:\[[^\]]*\])?\s*>\s*)*<svg[\s>]/i`,
    'exponential',
  ],
  [String.raw`const NESTED = /^(?:a+)+$/`, 'exponential'],
  [String.raw`const ADJACENT = /^\d*\d*x/`, 'quadratic'],
  [String.raw`const TRIMMED = text.replace(/\s+$/, '')`, 'quadratic'],
  [String.raw`const MADE = new RegExp('^(?:a+)+$', 'u')`, 'exponential'],
])('%s is named', (source, why) => {
  expect(found(source)).toEqual([why])
})

test.each([
  String.raw`const EMAIL = /^[^\s@<>"]+@[^\s@<>".]+(?:\.[^\s@<>".]+)+$/`,
  String.raw`const SLUG = /^[a-z0-9]+(?:-[a-z0-9]+)*$/`,
  String.raw`const SPACES = text.replace(/\s+/g, ' ')`,
])('%s is not', (source) => {
  expect(found(source)).toEqual([])
})

test('a reason above the pattern lets it pass, a comment elsewhere does not', () => {
  const pattern = String.raw`const TRIMMED = name.replace(/\s+$/, '')`

  expect(found(`// bounded: names have 255 characters\n${pattern}`)).toEqual([])
  expect(found(`// bounded: names have 255 characters\n\n${pattern}`)).toEqual(['quadratic'])
})

test('the line of a pattern is told', () => {
  expect(slowPatterns('x.ts', 'const a = 1\nconst b = /(?:a+)+$/').map(({ line }) => line)).toEqual([2])
})
