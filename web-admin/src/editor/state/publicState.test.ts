import { expect, test } from 'vitest'
import type { StoredRecord } from '@flou/shared/api.ts'
import { menu } from '@flou/shared/content/types/menu.ts'
import { news, newsHeader } from '@flou/shared/content/types/news.ts'
import { user } from '@flou/shared/content/types/staff.ts'
import { effectOfSave } from './publicState.ts'
import { publicStateOf } from '../../core/records/publicState.ts'

const TODAY = '2026-11-21'
const person = { id: 1, name: 'Ayu Lestari' }
const stored = (over: Partial<StoredRecord> = {}): StoredRecord => ({
  id: 1,
  recordVersion: 2,
  state: 'published',
  created: '2026-11-01T00:00:00Z',
  updated: '2026-11-01T00:00:00Z',
  createdBy: person,
  updatedBy: person,
  status: '1',
  publishDate: '2026-11-01',
  ...over,
})
const live = { version: 1, updated: '2026-11-01T00:00:00Z', updatedBy: person }

test.each([
  ['new', {}],
  ['draft', stored({ state: 'draft' })],
  ['live', stored()],
  ['scheduled', stored({ status: '2', publishDate: TODAY })],
  ['scheduled', stored({ publishDate: '2026-12-25' })],
  ['changed', stored({ live })],
  ['off', stored({ status: '0' })],
  ['archived', stored({ status: '3' })],
] as const)('an article is %s', (standing, record) => {
  expect(publicStateOf(news, record, TODAY)).toBe(standing)
})

test('a switched-off menu is off, a saved section is live, and people stand nowhere', () => {
  expect(publicStateOf(menu, stored({ isActive: false }), TODAY)).toBe('off')
  expect([
    publicStateOf(newsHeader, stored(), TODAY),
    publicStateOf(newsHeader, { recordVersion: 0 }, TODAY),
  ]).toEqual(['live', 'new'])
  expect(publicStateOf(user, stored(), TODAY)).toBeUndefined()
})

const effect = (goal: 'live' | 'draft', before: Partial<StoredRecord>, after: StoredRecord) =>
  effectOfSave({ type: news, goal, before, after, today: TODAY })

test('a save says whether visitors see it', () => {
  expect(effect('live', {}, stored())).toEqual({ is: 'published' })
  expect(effect('draft', {}, stored({ state: 'draft' }))).toEqual({ is: 'draftUnseen' })
  expect(effect('draft', stored(), stored({ live }))).toEqual({ is: 'draftBesideLive' })
  expect(effect('live', {}, stored({ publishDate: '2026-12-25' }))).toEqual({
    is: 'scheduled',
    day: '2026-12-25',
  })
})

test('a save says that it took something off the site, and until when', () => {
  expect(effect('live', stored(), stored({ publishDate: '2026-12-25' }))).toEqual({
    is: 'takenOffUntil',
    day: '2026-12-25',
  })
  expect(effect('live', stored({ live }), stored({ status: '3' }))).toEqual({ is: 'takenOff' })
  expect(effect('live', stored({ status: '0' }), stored({ status: '3' }))).toEqual({ is: 'unseen' })
})
