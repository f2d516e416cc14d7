import { expect, test } from 'vitest'
import type { StoredRecord } from '@flou/shared/api.ts'
import type { ContentType } from '@flou/shared/content/define.ts'
import { news } from '@flou/shared/content/types/news.ts'
import { instancePackage } from '@flou/shared/content/types/product/packages.ts'
import { eventSubCategory } from '@flou/shared/content/types/promotion/event.ts'
import { articleFields, texts } from './testing/publishHarness.ts'
import { findAffectedPages } from './affectedPages.ts'

const NOW = new Date('2026-11-21T03:00:00Z')
const NOBODY = { id: 1, name: 'Editor' }

const stored = (fields: Record<string, unknown>): StoredRecord => ({
  ...fields,
  id: 7,
  recordVersion: 1,
  state: 'published',
  created: NOW.toISOString(),
  updated: NOW.toISOString(),
  createdBy: NOBODY,
  updatedBy: NOBODY,
})

const keysOf = async (before: StoredRecord | undefined, after: StoredRecord, type: ContentType = news) => {
  const reader = { list: async () => [], byId: async () => undefined } as never // the article's own fields are compared
  const change = { type, id: 7, sequence: '1', after, ...(before && { before }) }
  return (await findAffectedPages(change, { now: NOW, reader })).keys
}

const NAMED = ['record:news#7', 'listed:news#7', 'link:news#7']

test('nobody can have named a record before it was created: the index is asked for its lists and its path', async () => {
  const keys = await keysOf(undefined, stored(articleFields('new')))

  expect(keys.filter((key) => NAMED.includes(key))).toEqual([])
  expect(keys).toContain('link:/news-and-information/new')
  expect(keys.some((key) => key.startsWith('list:news'))).toBe(true)
})

test('pages that name a record follow when it is shown for the first time', async () => {
  const draft = stored(articleFields('old', { status: '0' }))

  const keys = await keysOf(draft, stored(articleFields('old')))

  expect(keys).toEqual(expect.arrayContaining(NAMED))
})

/** List fields of a record that an affected key names. */
const fieldsTouched = (keys: readonly string[], type: ContentType) =>
  keys
    .filter((key) => key.startsWith(`listed:${type.key}#7`))
    .flatMap((key) => key.split('\u001E')[1] ?? 'all')

test('an edit touches the fields that lists show differently now, by their public names', async () => {
  const before = stored(articleFields('old'))
  const edits: Record<string, object> = {
    'mediaId and text': {
      mediaId: 3,
      contents: texts({ title: 'old', description: '', content: '<p>x</p>' }),
    },
    'title in one language': { contents: [{ languageId: 1, title: 'baru' }] },
    'text alone': { contents: texts({ title: 'old', description: '', content: '<p>another</p>' }) },
  }
  const found: Record<string, string[]> = {}
  for (const [name, fields] of Object.entries(edits)) {
    const from = stored(articleFields('old', { contents: texts({ title: 'old', description: '' }) }))
    found[name] = fieldsTouched(await keysOf(from, { ...before, ...fields }), news)
  }

  expect(found).toEqual({
    'mediaId and text': ['media,updated'],
    'title in one language': ['description,fallbacks,lang,title,updated'],
    'text alone': [],
  })
})

test('a title that lists are ordered by touches the place in their order, too', async () => {
  const named = (title: string) => stored({ slug: 's', categoryId: 1, contents: texts({ title }) })

  const keys = await keysOf(named('Data'), named('Analytics'), eventSubCategory)

  expect(fieldsTouched(keys, eventSubCategory)).toEqual(['orderText,title,updated'])
  expect(keys.filter((key) => key.startsWith('list:eventSubCategory@categoryId=1'))).toHaveLength(2)
})

test('a package touches the fields of its product’s list, and the whole of two lists where it moves', async () => {
  const one = (fields: object) => stored({ productId: 1, order: 1, price: 10, contents: [], ...fields })
  const lists = async (after: object) =>
    (await keysOf(one({}), one(after), instancePackage)).filter((key) => key.includes('^'))

  expect((await lists({ price: 20 })).map((key) => key.split('\u001E')[1])).toEqual(['price,updated'])
  expect((await lists({ productId: 2 })).map((key) => key.split('\u001F')[0])).toEqual([
    'list:instancePackage^1',
    'list:instancePackage^2',
    'list:instancePackage^2',
  ])
})
