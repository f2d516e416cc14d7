import { expect, test } from 'vitest'
import { ALL_PAGES, cacheTags, FRONT_TAGS, staleTags } from './cacheTags.ts'

const SECTIONS = Array.from({ length: 80 }, (_, number) => `/section-${number}`)
const PATHS = [
  '/',
  '/feed.xml',
  '/llms.txt',
  '/event/feed.xml',
  ...SECTIONS.flatMap((one) => [one, `${one}/page`]),
]

/** As CloudFront: an object is removed if it has one of the tags. */
const removes = (invalidated: readonly string[], path: string) =>
  invalidated.some((tag) => tag.startsWith('#') && cacheTags(path).includes(tag.slice(1)))

test.each([
  ['a page', ['/section-1/page']],
  ['a section with its feed and the home page', ['/section-1', '/section-1/page', '/', '/feed.xml']],
  ['the home page', ['/']],
  ['pages of several sections', SECTIONS],
])('%s is invalidated completely by one tag', (_, pages) => {
  const tags = staleTags(pages)

  expect(tags).toHaveLength(1)
  for (const path of pages) expect(removes(tags, path), path).toBe(true)
})

test('pages of another section stay at the edge', () => {
  const tags = staleTags(['/section-1/page', '/'])
  const removed = SECTIONS.filter((path) => removes(tags, path))

  expect(removed).toContain('/section-1')
  expect(removed.length).toBeLessThan(SECTIONS.length / 8)
})

test('the tag of all pages removes every page', () => {
  for (const path of PATHS) expect(removes(ALL_PAGES, path), path).toBe(true)
})

test('no pages are no tags', () => {
  expect(staleTags([])).toEqual([])
})

test('an object has at most 50 tags of visible ASCII signs, within the two kilobytes of its metadata', () => {
  expect(FRONT_TAGS.length).toBeLessThanOrEqual(50)
  expect(FRONT_TAGS.join(',')).toMatch(/^[!-~]{1,1000}$/)
})
