import { expect, test } from 'vitest'
import type { StoredRecord } from '@flou/shared/api.ts'
import { news } from '@flou/shared/content/types/news.ts'
import { articleFields } from '../testing/publishHarness.ts'
import { touchedBy } from './touched.ts'

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

const keysOf = async (before: StoredRecord | undefined, after: StoredRecord) => {
  const reader = { list: async () => [], byId: async () => undefined } as never // an article's own fields decide
  const change = { type: news, id: 7, sequence: '1', after, ...(before && { before }) }
  return (await touchedBy(change, { now: NOW, reader })).keys
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
