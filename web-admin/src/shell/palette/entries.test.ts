import { AREAS } from '@flou/shared/content/registry.ts'
import { expect, test } from 'vitest'
import { findMatches, recordEntries, staticEntries } from './entries.ts'

const reader = { office: 'dashboard2', permissions: ['Manage News', 'Manage Menu'] } as const
const entries = staticEntries(AREAS, reader)
const urls = (keyword: string) => findMatches(entries, keyword).map(({ url }) => url)

test('both languages find a screen, and an action to add beside it', () => {
  expect(urls('sub-category')).toEqual(['/dashboard2/news/sub-category', '/dashboard2/news/sub-category/add'])
  expect(urls('subkategori')).toEqual(['/dashboard2/news/sub-category', '/dashboard2/news/sub-category/add'])
  expect(urls('tambah artikel')).toEqual(['/dashboard2/news/add'])
})

test('what starts with the word comes first', () => {
  expect(urls('news')[0]).toBe('/dashboard2/news')
})

test('only what the role permits is offered, and nothing that needs a parent', () => {
  const all = entries.map(({ url }) => url)

  expect(all.filter((url) => url.startsWith('/dashboard2/user'))).toEqual([])
  expect(all.filter((url) => url.includes(':'))).toEqual([])
})

test('a record leads to its edit screen in the present office, below its parent', () => {
  const titles = { en: 'A', id: 'B' }
  const hits = [
    { type: 'subMenu', id: 7, parentId: 3, titles },
    { type: 'user', id: 1, titles },
  ]

  const [newer, ...none] = recordEntries(hits, AREAS, reader)
  const [older] = recordEntries(hits, AREAS, { ...reader, office: 'dashboard' })

  expect(newer?.url).toBe('/dashboard2/menu/3/sub-menu/edit/7')
  expect(older?.url).toBe('/dashboard/manage-menu/3/sub-menu/edit/7')
  expect(none).toEqual([])
})
