import { describe, expect, test } from 'vitest'
import { contentTypes, sections } from '../content/registry.ts'
import { news, newsCategory } from '../content/types/news.ts'
import { customPage } from '../content/types/customHtml.ts'
import { LANGUAGES } from '../locale.ts'
import { hasParameter, RECORD_PATHS } from '../paths.ts'
import { list, page, planned, recordPage } from './page.ts'
import {
  builtPages,
  hasRelatedPages,
  PAGES,
  pathOfRecord,
  plannedPaths,
  relatedPaths,
  staticPaths,
  type Pages,
} from './pages.ts'

test('a content type with a public path and no page does not compile', () => {
  const complete: Pages = PAGES
  const { product: _, ...rest } = PAGES
  // @ts-expect-error 'product' has a public path
  const incomplete: Pages = rest
  // @ts-expect-error the page of another type
  const wrong: Pages = { ...PAGES, product: recordPage(customPage, {}) }

  expect(Object.keys(complete)).toContain('product')
  expect([incomplete, wrong].map((one) => Object.keys(one).length)).toHaveLength(2)
})

test('what a page shows of records is checked against their type', () => {
  // @ts-expect-error an article has no price
  expect(list(news, { fields: ['price'] }).of).toBe(news)
  // @ts-expect-error the parameter of a month is nothing that can be above a page
  expect(page({ label: { en: 'x', id: 'x' }, above: ['newsMonth'] }).kind).toBe('page')
})

test('every content type with a public path has it from the table, and a slug', () => {
  const withPath = contentTypes().filter(({ publicPath }) => publicPath !== undefined)

  expect(withPath.map(({ key }) => key).toSorted()).toEqual(Object.keys(RECORD_PATHS).toSorted())
  for (const { shape } of withPath) expect(shape.fields['slug']).toBeDefined()
})

describe.each(builtPages())('the page $name', ({ name, path, page: declared }) => {
  const content = { ...declared.lists, ...declared.sections }

  test('has a path of its kind, and a label in both languages where it is no record’s', () => {
    expect(path).toMatch(/^\/([a-z0-9-]+|:\w+|\/)*$/)
    if (declared.kind === 'recordPage') expect([declared.of.key, hasParameter(path)]).toEqual([name, true])
    else for (const language of LANGUAGES) expect(declared.label[language]).not.toBe('')
  })

  test('names sections that editors can fill, and lists of types that exist', () => {
    const known = new Set<object>([...sections(), ...contentTypes()])
    const lists = [...Object.values(declared.lists ?? {}), ...(declared.numbered ? [declared.numbered] : [])]
    const named = [declared.seo, declared.picture].filter((one) => one !== undefined)

    for (const one of [...Object.values(declared.sections ?? {}), ...named]) expect(known).toContain(one)
    for (const { of } of lists) expect(known).toContain(of)
  })

  test('gives no name to two things', () => {
    const names = [...Object.keys(declared.lists ?? {}), ...Object.keys(declared.sections ?? {})]

    expect(names).toHaveLength(Object.keys(content).length)
    expect(names.filter((one) => ['head', 'record', 'page'].includes(one))).toEqual([])
  })

  test('lists by references that the listed type is listed by', () => {
    const lists = [...Object.values(declared.lists ?? {}), ...(declared.numbered ? [declared.numbered] : [])]
    const unlisted = lists.filter(({ of, by, beside }) => {
      const reference = by ?? beside
      return reference !== undefined && !of.list.by?.includes(reference)
    })

    expect(unlisted).toEqual([])
  })
})

test('pages without parameter exist whatever the content, with the further pages of their lists', () => {
  const paths = staticPaths()

  expect(paths).toContain('/')
  expect(paths).toContain('/security-compliance')
  expect(paths.filter((path) => path.startsWith('/news-and-information/page/'))).toHaveLength(4)
  expect(paths.filter(hasParameter)).toEqual([])
  expect(plannedPaths().filter((path) => paths.includes(path))).toEqual([])
  expect(PAGES.calculator).toBe(planned)
})

test('a record brings its own page, and those that exist because of it', () => {
  const article = { slug: 'a', publishDate: '2026-11-21' }

  expect(pathOfRecord(news, article)).toBe('/news-and-information/a')
  expect(pathOfRecord(news, { slug: '' })).toBeUndefined()
  expect(pathOfRecord({ key: 'menu' }, article)).toBeUndefined()
  expect(relatedPaths(news, article)).toEqual(['/news-and-information/archive/2026-11'])
  expect(relatedPaths(newsCategory, { slug: 'b' })).toEqual(
    [2, 3, 4, 5].map((number) => `/news-and-information/category/b/page/${number}`),
  )
  expect([news, newsCategory, customPage].map(hasRelatedPages)).toEqual([true, true, false])
})
