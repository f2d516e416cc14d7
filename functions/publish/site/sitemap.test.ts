import { expect, test } from 'vitest'
import { sitemapFiles } from './sitemap.ts'

const pages = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ path: `/p${index + 1}`, lastModified: '' }))

test('each page stands in both languages with its alternates and its last change', () => {
  const text = sitemapFiles('https://s.example', [
    { path: '/a&b', lastModified: '2026-11-21T03:00:00.000Z' },
  ]).get('sitemap.xml')

  expect(text).toContain('<loc>https://s.example/a&amp;b</loc><lastmod>2026-11-21T03:00:00.000Z</lastmod>')
  expect(text).toContain('hreflang="id" href="https://s.example/id/a&amp;b"')
  expect(text).toContain('hreflang="x-default" href="https://s.example/a&amp;b"')
})

test('above the limit it is an index of parts that hold every address once', () => {
  const files = sitemapFiles('https://s.example', pages(5), 4)

  expect([...files.keys()]).toEqual(['sitemap.xml', 'sitemap-1.xml', 'sitemap-2.xml', 'sitemap-3.xml'])
  expect(files.get('sitemap.xml')).toContain('<loc>https://s.example/sitemap-3.xml</loc>')
  const addresses = [...files.values()].flatMap((text) =>
    [...text.matchAll(/<url><loc>([^<]+)/g)].map(([, address]) => address),
  )
  expect(new Set(addresses).size).toBe(10)
  expect(addresses).toHaveLength(10)
})

test('pages that nobody visits are left out; the order of pages does not matter', () => {
  const some = [...pages(3), { path: '/404', lastModified: '' }]

  expect(sitemapFiles('https://s.example', some)).toEqual(
    sitemapFiles('https://s.example', some.toReversed()),
  )
  expect(sitemapFiles('https://s.example', some).get('sitemap.xml')).not.toContain('/404')
})
