import { describe, expect, test } from 'vitest'
import type { ContentType } from '../content/define.ts'
import { contentTypes, sections } from '../content/registry.ts'
import { news, newsCategory } from '../content/types/news.ts'
import { customPage } from '../content/types/customHtml.ts'
import {
  customerStory,
  industryCategory,
  storyProductCategory,
} from '../content/types/company/customerStories.ts'
import { businessPartner } from '../content/types/partner/businessPartner.ts'
import { techPartner } from '../content/types/partner/techPartner.ts'
import { productCategory } from '../content/types/product/catalogue.ts'
import { LANGUAGES } from '../locale.ts'
import { hasParameter, RECORD_PATHS } from '../paths.ts'
import { list, page, recordPage, type RecordReader, type StoredValues } from './page.ts'
import { builtPages, PAGES, plannedPaths, staticPaths, type Pages } from './pages.ts'
import { hasRelatedPages, pathOfRecord, relatedPaths } from './recordPaths.ts'

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
  // @ts-expect-error the parameter of a month cannot be above a page
  expect(page({ label: { en: 'x', id: 'x' }, above: ['newsMonth'] }).kind).toBe('page')
})

test('every content type with a public path has it from the table, and a slug', () => {
  const withPath = contentTypes().filter(({ publicPath }) => publicPath !== undefined)

  expect(withPath.map(({ key }) => key).toSorted()).toEqual(Object.keys(RECORD_PATHS).toSorted())
  for (const { declaration } of withPath) expect(declaration.fields['slug']).toBeDefined()
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
    const unlisted = lists.filter(({ of, by, siblingsBy }) => {
      const reference = by ?? siblingsBy
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
})

/** Reads of an installation with these records. */
const readerOf = (records: readonly (readonly [ContentType, readonly StoredValues[]])[]): RecordReader => {
  const of = (type: ContentType) => records.find(([one]) => one.key === type.key)?.[1] ?? []
  return {
    byId: async (type, id) => of(type).find((record) => record['id'] === id),
    list: async (type, { by }) =>
      of(type).filter(
        (record) => !by || (record[by.field] === by.id && (!by.and || record[by.and.field] === by.and.id)),
      ),
  }
}
const EMPTY = readerOf([])

test('a record brings its own page, and those that exist because of it', async () => {
  const article = { slug: 'a', publishDate: '2026-11-21' }

  expect(pathOfRecord(news, article)).toBe('/news-and-information/a')
  expect(pathOfRecord(news, { slug: '' })).toBeUndefined()
  expect(pathOfRecord({ key: 'menu' }, article)).toBeUndefined()
  expect(await relatedPaths(news, article, EMPTY)).toEqual(['/news-and-information/archive/2026-11'])
  expect(await relatedPaths(newsCategory, { slug: 'b' }, EMPTY)).toEqual(
    [2, 3, 4, 5].map((number) => `/news-and-information/category/b/page/${number}`),
  )
  expect([news, newsCategory, customPage].map(hasRelatedPages)).toEqual([true, true, false])
})

const FILTERS = '/customer-story/filter/'
const firstPages = (paths: readonly string[]) => paths.filter((path) => !path.includes('/page/'))

test('a story brings the page of its industry with its kind of product, and so do both of them where there are stories', async () => {
  const retail = { id: 1, slug: 'retail' }
  const databases = { id: 5, slug: 'databases' }
  const story = { id: 7, slug: 'a-story', customerStoryCategoryId: 1, productCategoryId: 5 }
  const reader = readerOf([
    [customerStory, [story]],
    [industryCategory, [retail, { id: 2, slug: 'health' }]],
    [storyProductCategory, [databases, { id: 6, slug: 'network' }]],
  ])
  const bring = async (type: ContentType, record: StoredValues) =>
    firstPages(await relatedPaths(type, record, reader))

  expect(await bring(customerStory, story)).toEqual([`${FILTERS}retail_databases`])
  expect(await bring(customerStory, { ...story, productCategoryId: 0 })).toEqual([])
  expect(await bring(industryCategory, retail)).toEqual([`${FILTERS}retail_databases`])
  expect(await bring(storyProductCategory, databases)).toEqual([`${FILTERS}retail_databases`])
  expect(await bring(storyProductCategory, { id: 6, slug: 'network' })).toEqual([])
  expect(await relatedPaths(customerStory, story, reader)).toContain(`${FILTERS}retail_databases/page/5`)
})

test('a category of products has its page of a programme with its first partner, and all of them together have one', async () => {
  const category = { id: 1, title: 'Data & AI' }
  const partner = { id: 2, productCategoryId: 1 }
  const withBusiness: RecordReader = {
    byId: async () => category,
    list: async (type) => (type.key === businessPartner.key ? [partner] : []),
  }
  const bring = async (type: ContentType, record: StoredValues, reader: RecordReader) =>
    firstPages(await relatedPaths(type, record, reader))

  expect(await bring(productCategory, category, EMPTY)).toEqual([])
  expect(await bring(productCategory, category, withBusiness)).toEqual([
    '/partners/data-and-ai-business-partner',
  ])
  expect(await bring(businessPartner, partner, withBusiness)).toEqual([
    '/partners/data-and-ai-business-partner',
  ])
  expect(await bring(techPartner, partner, withBusiness)).toEqual([
    '/partners/data-and-ai-technology-partner',
  ])
  expect(await bring(techPartner, { id: 3, productCategoryId: 0 }, EMPTY)).toEqual([])
  expect(staticPaths()).toContain('/partners/cloud-technology-partner')
})
