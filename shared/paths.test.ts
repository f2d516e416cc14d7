import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { news } from './content/types/news.ts'
import { parameterOf, numberedPath, PAGE_PATHS, pathTo, RECORD_PATHS } from './paths.ts'

test('a path is filled in, for a name as for a content type', () => {
  expect(pathTo('newsList')).toBe('/news-and-information')
  expect(pathTo('newsMonth', '2026-11')).toBe('/news-and-information/archive/2026-11')
  expect(pathTo(news, 'a-$&-story')).toBe('/news-and-information/a-$&-story')
  expect(pathTo('techPartner', 'compute')).toBe('/partners/compute-technology-partner')
})

test('a path asks for what its parameter needs, and for nothing else', () => {
  // @ts-expect-error a record's path needs its slug
  expect(() => pathTo('news')).not.toThrow()
  // @ts-expect-error the list has no parameter
  expect(() => pathTo('newsList', 'x')).not.toThrow()
  // @ts-expect-error no such page
  expect(() => pathTo('nowhere')).toThrow(TypeError)
})

test('what fills a path is found in it again, and in no path of another kind', () => {
  const product = (path: string) => parameterOf(PAGE_PATHS.techPartner, path)

  expect(product(pathTo('techPartner', 'data-and-ai'))).toBe('data-and-ai')
  expect(
    ['cloud-business-partner', '-technology-partner', 'a/b-technology-partner'].map((part) =>
      product(`/partners/${part}`),
    ),
  ).toEqual([undefined, undefined, undefined])
})

test('the first page of a list is the list', () => {
  expect([1, 2].map((number) => numberedPath('/a', number))).toEqual(['/a', '/a/page/2'])
})

/** Routes of the specification without content: customer accounts are in the portal. */
const NOT_PAGES = new Set(['/login', '/forgot-password', '/account/reset-password'])

test('every public route of the specification is a path here', () => {
  const file = new URL('../demo/publicRoutes.txt', import.meta.url)
  const routes = readFileSync(file, 'utf8').trim().split('\n')
  const shapeOf = (path: string) => path.replace(/:\w+\??/g, ':')
  const paths = new Set([...Object.values(PAGE_PATHS), ...Object.values(RECORD_PATHS)].map(shapeOf))

  expect(routes.filter((route) => !NOT_PAGES.has(route) && !paths.has(shapeOf(route)))).toEqual([])
})

test('no two pages share a path', () => {
  const all = [...Object.values(PAGE_PATHS), ...Object.values(RECORD_PATHS)]

  expect(new Set(all).size).toBe(all.length)
})
