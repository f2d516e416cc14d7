import { expect, test } from 'vitest'
import { news } from '@flou/shared/content/types/news.ts'
import { menu } from '@flou/shared/content/types/menu.ts'
import { user } from '@flou/shared/content/types/staff.ts'
import { apiQuery, readQuery, writeQuery, pageNumbers } from './listQuery.ts'

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
  }

  expect(readQuery(news, writeQuery(news, query))).toEqual(query)
  expect(writeQuery(news, read('')).toString()).toBe('')
  expect(apiQuery(query).get('state')).toBe('staleTranslation')
  expect(apiQuery(query).has('columns')).toBe(false)
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
