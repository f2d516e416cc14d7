import { expect, test } from 'vitest'
import { contentTypes } from './content/registry.ts'
import { localPath } from './locale.ts'
import { parameterOf, fillPath, hasParameter, PAGE_PATHS, RECORD_PATHS } from './paths.ts'
import { isFixedPath, isReservedSlug, unreservedSlug } from './reservedSlugs.ts'
import { SLUG_PATTERN } from './strings/slug.ts'

const PATTERNS = [...Object.values(PAGE_PATHS), ...Object.values(RECORD_PATHS)]
const SEGMENTS = [...new Set(PATTERNS.flatMap((path) => path.split('/')))].filter(
  (segment) => segment !== '' && !segment.includes(':'),
)
const SLUGS = [
  ...SEGMENTS,
  'free-trial',
  'free-trial-for-schools',
  'my-free-trial',
  'page',
  'a-story',
  'a'.repeat(80),
]
const ROUTED = Object.entries(RECORD_PATHS).map(([key, pattern]) => ({ key, pattern }))

/** Other patterns that a record's path matches. */
const othersAt = (path: string, own: string) =>
  PATTERNS.filter((pattern) => pattern !== own).filter((pattern) =>
    hasParameter(pattern) ? parameterOf(pattern, path) !== undefined : pattern === path,
  )

test.each(ROUTED)('no free slug of $key is the path of another page', ({ key, pattern }) => {
  const wrong = SLUGS.filter((slug) => !isReservedSlug(key, slug))
    .map((slug) => fillPath(pattern, slug))
    .filter((path) => othersAt(path, pattern).length > 0 || path.includes('/special-offers/free-trial'))

  expect(wrong).toEqual([])
})

test.each(ROUTED)('a title of $key that is reserved makes a slug that is not', ({ key, pattern }) => {
  const type = contentTypes().find((one) => one.key === key) ?? expect.fail(key)
  for (const slug of SLUGS) {
    const made = unreservedSlug(type, slug)
    const path = fillPath(pattern, made)

    expect([isReservedSlug(key, made), SLUG_PATTERN.test(made), made.length <= 80]).toEqual([
      false,
      true,
      true,
    ])
    expect([path, localPath(path, 'id')].filter(isFixedPath)).toEqual([])
  }
})

test.each([
  ['solution', 'kategori', 'kategori-2'],
  ['solution', 'use-case', 'use-case-2'],
  ['product', 'group', 'group-2'],
  ['news', 'archive', 'archive-2'],
  ['event', 'category', 'category-2'],
  ['customerStory', 'industry', 'industry-2'],
  ['customPage', 'page', 'page-2'],
  ['customPage', 'terms-of-service', 'terms-of-service-2'],
  ['specialOffer', 'free-trial-for-schools', 'special-offer-free-trial-for-schools'],
  ['solution', 'group', 'group'],
  ['news', 'kategori', 'kategori'],
])('of a %s, the title “%s” becomes %s', (key, slug, made) => {
  const type = contentTypes().find((one) => one.key === key) ?? expect.fail(key)

  expect(unreservedSlug(type, slug)).toBe(made)
})
