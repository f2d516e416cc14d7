import { requireContentType } from '@flou/shared/content/registry.ts'
import { newsHeader } from '@flou/shared/content/types/news.ts'
import { expect, test } from 'vitest'
import type { TransactItem } from '../dynamo/transact.ts'
import { keys } from '../keys.ts'
import { snapshotOf } from '../testSnapshot.ts'
import type { Snapshot } from '../writeContext.ts'
import { facetCounts, facetItems } from './facets.ts'

const news = requireContentType('news')
const type: typeof news = {
  ...news,
  list: {
    ...news.list,
    sortBy: 'publishDate',
    sortable: ['title'],
    facets: { tag: ({ tags }) => tags as string[] },
    weigh: ({ bytes }) => Number(bytes),
  },
}
const snapshot = (tags: string[], bytes = 10, state: Snapshot['state'] = 'published') =>
  snapshotOf(
    { publishDate: '2026-11-20', tags, bytes, contents: [{ languageId: 2, title: 'News' }] },
    { state },
  )

test('a record is listed once for each value and order', () => {
  expect(
    facetItems(type, snapshot(['a', 'b', 'a'])).map(({ sk, gsi1pk, gsi1sk }) => [sk, gsi1pk, gsi1sk]),
  ).toEqual([
    ['facet#tag=a@publishDate', 'facet#news#tag=a@publishDate', '2026-11-20#0000000005'],
    ['facet#tag=a@title', 'facet#news#tag=a@title', 'news#0000000005'],
    ['facet#tag=b@publishDate', 'facet#news#tag=b@publishDate', '2026-11-20#0000000005'],
    ['facet#tag=b@title', 'facet#news#tag=b@title', 'news#0000000005'],
  ])
  expect(facetItems(news, snapshot(['a']))).toEqual([])
})

const counted = (items: readonly TransactItem[]) =>
  items.map((item) => {
    const update = 'Update' in item ? item.Update : undefined
    return [
      update?.Key?.['sk'],
      update?.ExpressionAttributeValues?.[':count'],
      update?.ExpressionAttributeValues?.[':weight'],
    ]
  })

test.each<[string, Snapshot | undefined, Snapshot | undefined, unknown[][]]>([
  [
    'a new record',
    undefined,
    snapshot(['a', 'b']),
    [
      ['tag=a', 1, 10],
      ['tag=b', 1, 10],
    ],
  ],
  ['one that stays', snapshot(['a']), snapshot(['a']), []],
  [
    'another value',
    snapshot(['a']),
    snapshot(['b']),
    [
      ['tag=a', -1, -10],
      ['tag=b', 1, 10],
    ],
  ],
  ['another weight', snapshot(['a']), snapshot(['a'], 25), [['tag=a', 0, 15]]],
  [
    'the trash',
    snapshot(['a']),
    snapshot(['a'], 10, 'trashed'),
    [
      ['tag=a', -1, -10],
      ['trash=all', 1, 10],
    ],
  ],
  ['a purge', snapshot(['a'], 10, 'trashed'), undefined, [['trash=all', -1, -10]]],
])('%s is counted', (...[, before, after, expected]) => {
  expect(counted(facetCounts(type, before, after))).toEqual(expected)
})

test('types without facets and sections count none', () => {
  expect(facetCounts(news, undefined, snapshot(['a']))).toEqual([])
  expect(facetCounts(newsHeader, undefined, snapshot(['a']))).toEqual([])
})

test('without a weight records count alone', () => {
  const { weigh: _, ...list } = type.list
  const [item] = facetCounts({ ...type, list }, undefined, snapshot(['a']))

  expect(item && counted([item])).toEqual([['tag=a', 1, 0]])
  expect(item && 'Update' in item && item.Update.Key).toEqual(
    keys.facetCount('news', { name: 'tag', value: 'a' }),
  )
})
