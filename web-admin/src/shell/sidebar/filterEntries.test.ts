import { expect, test } from 'vitest'
import type { Language } from '@flou/shared/locale.ts'
import { PERMISSIONS } from '@flou/shared/content/permissions.ts'
import { AREAS } from '@flou/shared/content/registry.ts'
import { sidebarOf } from '@flou/shared/content/routing/sidebar.ts'
import { filterEntries } from './filterEntries.ts'

const inLanguage = (language: Language) =>
  sidebarOf(AREAS, { office: 'dashboard2', permitted: new Set(PERMISSIONS), language })
const find = (keyword: string) =>
  filterEntries(inLanguage('en'), inLanguage('id'), keyword).map(({ entry, above }) =>
    [...above, entry.title].join(' » '),
  )

test('entries are found by their title in either language', () => {
  expect(find('audit')).toEqual(['Audit Log'])
  expect(find('media sosial')).toEqual(['Footer » Social media'])
})

test('an area’s name finds its entries, after those whose own title has it', () => {
  const found = find('news cat')

  expect(found).toContain('News » Categories')
  expect(find('news')[0]).toMatch(/» News|^News$/)
})

test('each word must be found', () => {
  expect(find('news zzz')).toEqual([])
})
