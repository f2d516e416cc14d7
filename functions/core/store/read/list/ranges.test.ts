import type { StoredRecord } from '@flou/shared/api.ts'
import { requireContentType } from '@flou/shared/content/registry.ts'
import type { ListQuery } from '@flou/shared/site/contentSource.ts'
import { expect, test } from 'vitest'
import { partitions } from '../../partitions.ts'
import { cursorAfter, partitionIn, startKey } from './cursor.ts'
import { rangeCondition, rangeOf } from './listRange.ts'
import { isDescending, lowerBound, matchesQuery, orderOf, upperBound } from './matchesQuery.ts'

const news = requireContentType('news')
const faq = requireContentType('faq')
const subMenu = requireContentType('subMenu')
const today = '2026-11-21'
const published = partitions.inListState('news', 'published')

test.each([
  [news, 'published', undefined, { partition: published, atMost: `${today}#~` }],
  [news, 'scheduled', undefined, { partition: published, greaterThan: `${today}#~` }],
  [news, 'unpublished', undefined, { partition: partitions.inListState('news', 'unpublished') }],
  [news, 'trashed', undefined, { partition: partitions.trash('news') }],
  [faq, 'published', undefined, { partition: partitions.inListState('faq', 'published') }],
  [subMenu, 'published', 4, { partition: partitions.inListState('subMenu', 'published', 4) }],
  [subMenu, 'trashed', 4, { partition: partitions.trash('subMenu', 4) }],
] as const)('%o that are %s below %s have a range', (...[type, state, parentId, range]) => {
  expect(rangeOf(type, { state, parentId, today })).toEqual(range)
})

test.each([
  [{}, 'gsi1pk = :list', { ':list': 'p' }],
  [{ atMost: 'b' }, 'gsi1pk = :list AND gsi1sk <= :edge', { ':list': 'p', ':edge': 'b' }],
  [{ greaterThan: 'b' }, 'gsi1pk = :list AND gsi1sk > :edge', { ':list': 'p', ':edge': 'b' }],
])('the range %j is asked for as %s', (...[range, KeyConditionExpression, ExpressionAttributeValues]) => {
  expect(rangeCondition({ partition: 'p', ...range })).toEqual({
    KeyConditionExpression,
    ExpressionAttributeValues,
  })
})

const record = (fields: object, id = 5) =>
  ({ id, recordVersion: 1, state: 'published', created: '', updated: '', ...fields }) as StoredRecord
const dated = (publishDate: string, id?: number) => record({ publishDate }, id)

test.each<[string, ListQuery, StoredRecord, boolean]>([
  ['anything', {}, dated('2026-11-20'), true],
  ['below a date', { range: { below: '2026-11-20' } }, dated('2026-11-19'), true],
  ['not below its own', { range: { below: '2026-11-20' } }, dated('2026-11-20'), false],
  ['below an id', { range: { below: '2026-11-20', id: 6 } }, dated('2026-11-20'), true],
  ['not below its own id', { range: { below: '2026-11-20', id: 5 } }, dated('2026-11-20'), false],
  ['from a date', { range: { from: '2026-11-20' } }, dated('2026-11-20'), true],
  ['not before it', { range: { from: '2026-11-20' } }, dated('2026-11-19'), false],
  ['from an id', { range: { from: '2026-11-20', id: 5 } }, dated('2026-11-20'), true],
  ['not from a later id', { range: { from: '2026-11-20', id: 6 } }, dated('2026-11-20'), false],
  ['a month', { range: { startsWith: '2026-11' } }, dated('2026-11-20'), true],
  ['not another one', { range: { startsWith: '2026-10' } }, dated('2026-11-20'), false],
  ['a target', { by: { field: 'categoryId', id: 3 } }, record({ categoryId: 3, publishDate: '' }), true],
  ['not another one', { by: { field: 'categoryId', id: 4 } }, record({ categoryId: 3 }), false],
  [
    'two targets',
    { by: { field: 'categoryId', id: 3, and: { field: 'subCategoryId', id: 7 } } },
    record({ categoryId: 3, subCategoryId: 7 }),
    true,
  ],
  [
    'not one of two',
    { by: { field: 'categoryId', id: 3, and: { field: 'subCategoryId', id: 7 } } },
    record({ categoryId: 3, subCategoryId: 8 }),
    false,
  ],
  ['no parent that the type lacks', { parentId: 9 }, dated('2026-11-20'), true],
])('an article matches %s', (...[, query, one, expected]) => {
  expect(matchesQuery(news, one, query)).toBe(expected)
})

test('a record is below its parent', () => {
  const below = record({ menuId: 3, order: 1 })

  expect(matchesQuery(subMenu, below, { parentId: 3 })).toBe(true)
  expect(matchesQuery(subMenu, below, { parentId: 4 })).toBe(false)
  expect(matchesQuery(subMenu, below, {})).toBe(true)
})

test('bounds and orders are those of the index', () => {
  expect(orderOf(news, dated('2026-11-20'))).toBe('2026-11-20#0000000005')
  expect(orderOf(faq, record({ order: 4 }))).toBe('0000000000000004#0000000005')
  expect(upperBound({ below: '2026-11' })).toBe('2026-11')
  expect(upperBound({ below: 4, id: 0 })).toBe('0000000000000004#0000000000')
  expect(lowerBound({ from: 4 })).toBe('0000000000000004')
  expect(lowerBound({ from: 4, id: 2 })).toBe('0000000000000004#0000000002')
})

test.each([
  [news, {}, true],
  [news, { isReversed: true }, false],
  [faq, {}, false],
  [faq, { isReversed: true }, true],
] as const)('%o with %j descends: %s', (type, query, expected) => {
  expect(isDescending(type, query)).toBe(expected)
})

const names = { hash: 'gsi1pk', sort: 'gsi1sk' }

test('a cursor leads on from its entry, in its own list only', () => {
  const entry = { pk: 'news#5', sk: 'live', gsi1pk: 'list#news', gsi1sk: 'b' }
  const cursor = cursorAfter(entry, 'list#news', 'gsi1sk')

  expect(startKey(cursor, 'list#news', names)).toEqual(entry)
  expect(partitionIn(cursor)).toBe('list#news')
  expect(() => startKey(cursor, 'list#faq', names)).toThrow('bad_request')
  expect(startKey(undefined, 'list#news', names)).toBeUndefined()
  expect(startKey('', 'list#news', names)).toBeUndefined()
})

test.each(['x', '[]', '["a","b","c"]', '["a","b","c",1]', '{}'])('%s is no cursor', (text) => {
  expect(() => partitionIn(Buffer.from(text).toString('base64url'))).toThrow('bad_request')
})
