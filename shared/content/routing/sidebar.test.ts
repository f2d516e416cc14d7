import { expect, test } from 'vitest'
import type { Permission } from '../permissions.ts'
import { AREAS } from '../registry.ts'
import { isActiveEntry, sidebarOf } from './sidebar.ts'

const titles = (permitted: Permission[], language: 'en' | 'id' = 'en') =>
  sidebarOf(AREAS, { office: 'dashboard2', permitted: new Set(permitted), language }).map(
    ({ title }) => title,
  )

test('only permitted areas show, in the reader’s language', () => {
  expect(titles(['Manage News', 'Audit Log'])).toEqual(['News', 'Audit Log'])
  expect(titles(['Manage News'], 'id')).toEqual(['Berita'])
  expect(titles([])).toEqual([])
})

test('screens below a parent’s id are reached from the parent', () => {
  const [menu] = sidebarOf(AREAS, {
    office: 'dashboard',
    permitted: new Set(['Manage Menu'] as const),
    language: 'en',
  })

  expect(menu).toMatchObject({ url: '/dashboard/manage-menu', child: false, children: [] })
})

test('an entry is active on its url, its add page and its edit pages', () => {
  const url = '/dashboard/manage-news'

  expect([url, `${url}/add`, `${url}/edit/7`].map((path) => isActiveEntry(url, path))).toEqual([
    true,
    true,
    true,
  ])
  expect([`${url}/category`, `${url}-letter`].map((path) => isActiveEntry(url, path))).toEqual([false, false])
})
