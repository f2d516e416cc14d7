import { expect, test } from 'vitest'
import { news } from '@flou/shared/content/types/news.ts'
import { event } from '@flou/shared/content/types/promotion/event.ts'
import { menu } from '@flou/shared/content/types/menu.ts'
import { user } from '@flou/shared/content/types/staff.ts'
import { apiQuery, canSort, periodQuery, readQuery, writeQuery, pageNumbers } from './listQuery.ts'

const read = (search: string) => readQuery(news, new URLSearchParams(search))

test('a plain address opens the list as declared', () => {
  expect(read('')).toEqual({
    page: 1,
    perPage: 10,
    sort: 'publishDate',
    order: 'desc',
    keyword: '',
    state: '',
    columns: ['title', 'categoryId', 'publishDate'],
    view: 'table',
    filters: {},
  })
})

test('nonsense in the address counts as the default', () => {
  expect(read('page=-3&perPage=7&sort=password&order=up&state=lost&columns=none')).toEqual(read(''))
})

test('a query survives the address and back', () => {
  const query = {
    ...read(''),
    page: 3,
    sort: 'title',
    order: 'asc' as const,
    keyword: 'zona baru',
    state: 'staleTranslation' as const,
    columns: ['title', 'publishDate'],
    filters: { categoryId: '3', updated: '2026-11-01..' },
  }

  expect(readQuery(news, writeQuery(news, query))).toEqual(query)
  expect(writeQuery(news, read('')).toString()).toBe('')
  expect(apiQuery(query).get('state')).toBe('staleTranslation')
  expect(apiQuery(query).has('columns')).toBe(false)
  expect(apiQuery(query).get('f.categoryId')).toBe('3')
  expect(apiQuery({ ...query, state: 'trashed' }).has('f.categoryId')).toBe(false)
})

test('a state that a type cannot be in counts as none', () => {
  expect(readQuery(user, new URLSearchParams('state=scheduled')).state).toBe('')
  expect(readQuery(user, new URLSearchParams('state=trashed')).state).toBe('trashed')
})

test.each([
  [1, 1, [1]],
  [5, 10, [1, null, 4, 5, 6, null, 10]],
  [3, 5, [1, 2, 3, 4, 5]],
])('page %i of %i offers %j', (page, total, expected) => {
  expect(pageNumbers(page, total)).toEqual(expected)
})

test('menus open as a tree; a search, a state or the address shows their table', () => {
  const viewOf = (search: string) => readQuery(menu, new URLSearchParams(search)).view
  const table = readQuery(menu, new URLSearchParams('view=table'))

  expect(['', 'keyword=x', 'state=trashed', 'view=table', 'view=arrange'].map(viewOf)).toEqual([
    'tree',
    'table',
    'table',
    'table',
    'tree',
  ])
  expect(writeQuery(menu, table).toString()).toBe('view=table')
  expect(writeQuery(menu, { ...table, keyword: 'x' }).toString()).toBe('keyword=x')
})

test('the next event is the first of the upcoming ones, the latest the first of the past ones', () => {
  const all = readQuery(event, new URLSearchParams('f.categoryId=3'))

  expect(periodQuery(event, all, 'current')).toEqual({
    filters: { categoryId: '3', period: 'current' },
    sort: 'startDate',
    order: 'asc',
  })
  expect(periodQuery(event, all, 'past')).toMatchObject({ sort: 'endDate', order: 'desc' })
  expect(periodQuery(event, all, '').filters).toEqual({ categoryId: '3' })
})

test('a filtered list is sorted by any column while its matches are few', () => {
  expect([10, 1_000, 1_001].map((total) => canSort(read('f.categoryId=3'), total))).toEqual([
    true,
    true,
    false,
  ])
  expect(
    [read(''), read('state=published'), read('keyword=x')].map((query) => canSort(query, 5_000)),
  ).toEqual([true, false, false])
})
