import { fc } from '../fuzz.ts'
import { expect, test } from 'vitest'
import { SLUG_PATTERN, slugify } from './slug.ts'

test.each([
  ['Jakarta Region Opens', 'jakarta-region-opens'],
  ['  Café & Crème!  ', 'cafe-and-creme'],
  ['100% uptime — really', '100-uptime-really'],
  ['日本', ''],
])('%s becomes %s', (title, slug) => {
  expect(slugify(title)).toBe(slug)
})

test('whatever the title, a slug is empty or well formed and at most 80 characters', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 300 }), (title) => {
      const slug = slugify(title)
      expect(slug === '' || (SLUG_PATTERN.test(slug) && slug.length <= 80)).toBe(true)
    }),
  )
})
