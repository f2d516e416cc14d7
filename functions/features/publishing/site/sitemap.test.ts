import { expect, test } from 'vitest'
import { sitemapIndex, sitemapTexts } from './sitemap.ts'
import {
  bucketOf,
  FAMILIES,
  familyOf,
  fileName,
  parseFileName,
  rangesOf,
  rangesOfBucket,
} from './sitemapFamilies.ts'

const ORIGIN = 'https://s.example'
const pages = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ path: `/p${index + 1}`, lastModified: '' }))
const isIn = (path: string, ranges: readonly (readonly [string, string])[]) =>
  ranges.some(([low, high]) => low <= path && path <= high)

test('each page is there in both languages with its alternates and its last change', () => {
  const [text] = sitemapTexts(ORIGIN, [{ path: '/a&b', lastModified: '2026-11-21T03:00:00.000Z' }])

  expect(text).toContain('<loc>https://s.example/a&amp;b</loc><lastmod>2026-11-21T03:00:00.000Z</lastmod>')
  expect(text).toContain('hreflang="id" href="https://s.example/id/a&amp;b"')
  expect(text).toContain('hreflang="x-default" href="https://s.example/a&amp;b"')
})

test('of a page in one language only that is there, also as the default', () => {
  const [text = ''] = sitemapTexts(ORIGIN, [{ path: '/a', lastModified: '', onlyIn: 'id' }])

  expect(text.match(/<loc>[^<]*/g)).toEqual(['<loc>https://s.example/id/a'])
  expect(text.match(/hreflang="[^"]*" href="[^"]*"/g)).toEqual([
    'hreflang="id" href="https://s.example/id/a"',
    'hreflang="x-default" href="https://s.example/id/a"',
  ])
})

test('above the limit there are more files, which hold every address once; no pages are no file', () => {
  const texts = sitemapTexts(ORIGIN, pages(5), 4)
  const addresses = texts.flatMap((text) =>
    [...text.matchAll(/<url><loc>([^<]+)/g)].map(([, address]) => address),
  )

  expect([texts.length, addresses.length, new Set(addresses).size]).toEqual([3, 10, 10])
  expect(sitemapTexts(ORIGIN, [])).toEqual([])
})

test('the order of pages does not matter', () => {
  expect(sitemapTexts(ORIGIN, pages(3))).toEqual(sitemapTexts(ORIGIN, pages(3).toReversed()))
})

test('the index names its files', () => {
  expect(sitemapIndex(ORIGIN, ['sitemap-event.xml', 'sitemap-products.xml'])).toContain(
    '<sitemap><loc>https://s.example/sitemap-event.xml</loc></sitemap>\n<sitemap>',
  )
})

const PATHS = [
  ['/', 'main', ''],
  ['/pricing/calculator', 'main', ''],
  ['/products-of-old', 'main', ''],
  ['/products', 'products', ''],
  ['/products/flou-compute', 'products', 'f'],
  ['/products/group/compute', 'products', 'g'],
  ['/news-and-information/page/2', 'news-and-information', 'p'],
  ['/news-and-information/7-things', 'news-and-information', '7'],
  ['/event/~odd', 'event', 'other'],
  ['/resources', 'resources', ''],
  ['/resources/documentation/terms-and-conditions', 'resources', ''],
  ['/resources/documentation/product-documentation', 'resources', ''],
  ['/resources/documentation/product-documentation/start', 'resources', 's'],
  ['/zebra', 'main', ''],
] as const

test.each(PATHS)('%s is of %s, bucket "%s", and is found where both are read', (path, family, bucket) => {
  expect([familyOf(path), bucketOf(path)]).toEqual([family, bucket])
  expect(isIn(path, rangesOf(family))).toBe(true)
  if (family !== 'main') expect(isIn(path, rangesOfBucket(family, bucket))).toBe(true)
})

test('a file is known by its name', () => {
  const names = FAMILIES.flatMap((family) =>
    ['', 'a', '2', 'other'].flatMap((bucket) => [1, 2].map((part) => ({ family, bucket, part }))),
  )

  for (const { family, bucket, part } of names)
    expect(parseFileName(fileName(family, bucket, part))).toEqual({ family, bucket })
  expect(new Set(names.map(({ family, bucket, part }) => fileName(family, bucket, part))).size).toBe(
    names.length,
  )
})
