import { expect, test } from 'vitest'
import { requireContentType } from '@flou/shared/content/registry.ts'
import type { ReleaseItem } from '@flou/shared/releases/release.ts'
import { latestOf } from '../../core/records/releaseItems.ts'
import { groupItems, itemUrl } from './items/groupItems.ts'
import { mergedFieldNames } from './items/mergedFields.ts'
import { mergeSides } from './items/mergeSides.ts'
import { readRelease } from './releaseInput.ts'
import { actionsFor } from './releaseActions.ts'
import { pageOfUrl } from './preview/sitePage.ts'

const release = {
  state: 'open',
  needsApproval: false,
  itemCount: 2,
  canPublish: true,
  canDecide: false,
  canUndo: false,
} as const

test('an open release is edited, published and deleted', () => {
  expect(actionsFor(release, true)).toEqual({ buttons: ['edit', 'publish'], more: ['delete'] })
  expect(actionsFor({ ...release, itemCount: 0 }, true).buttons).toEqual(['edit'])
  expect(actionsFor({ ...release, canPublish: false }, false)).toEqual({ buttons: [], more: [] })
})

test('a release that needs approval is sent, then decided by another person', () => {
  const sent = { ...release, needsApproval: true, canPublish: false }

  expect(actionsFor(sent, true).buttons).toEqual(['edit', 'send'])
  expect(actionsFor({ ...sent, state: 'waiting' }, true).buttons).toEqual(['edit'])
  expect(actionsFor({ ...sent, state: 'waiting', canDecide: true }, false).buttons).toEqual([
    'reject',
    'approve',
  ])
})

test('a release is stopped until it is applied, and undone once it is live', () => {
  const started = { ...release, canPublish: false }

  expect(actionsFor({ ...started, state: 'building' }, true).buttons).toEqual(['cancel'])
  expect(actionsFor({ ...started, state: 'applying' }, true).buttons).toEqual([])
  expect(actionsFor({ ...started, state: 'live', canUndo: true }, true).buttons).toEqual(['undo'])
})

const item = (fields: Partial<ReleaseItem>): ReleaseItem => ({
  id: '01ITEM',
  operation: 'update',
  type: 'news',
  recordId: 7,
  titles: { en: 'A', id: 'A' },
  area: 'news',
  by: { id: 1, name: 'Raras' },
  updated: '2026-12-01T00:00:00.000Z',
  recordVersion: 3,
  liveVersion: 3,
  ...fields,
})

test('items are grouped by area in the order of the sidebar', () => {
  const items = [item({ area: 'removed' }), item({}), item({ area: 'home' }), item({ id: '01OTHER' })]

  expect(groupItems(items).map(({ area, items: of }) => [area, of.length])).toEqual([
    ['home', 1],
    ['news', 2],
    ['removed', 1],
  ])
})

test('an item opens its version in the release, a removed record its own form', () => {
  const query = '?release=01RELEASE&item=01ITEM'
  const urlOf = (fields: Partial<ReleaseItem>) => itemUrl('dashboard2', '01RELEASE', item(fields))

  expect(urlOf({})).toBe(`/dashboard2/news/edit/7${query}`)
  expect(urlOf({ operation: 'create', recordId: 0 })).toBe(`/dashboard2/news/add${query}`)
  expect(urlOf({ operation: 'trash' })).toBe('/dashboard2/news/edit/7')
  expect(urlOf({ operation: 'reorder', type: 'menu', recordId: 0 })).toBe('/dashboard2/menu')
  const below = { type: 'subMenu', recordId: 0, parentId: 4 }
  expect(urlOf({ operation: 'reorder', ...below })).toBe('/dashboard2/menu/4/sub-menu')
})

test('the release without an hour is the latest', () => {
  const [early, late, open] = [
    { publishAt: '2026-12-11T17:00:00.000Z' },
    { publishAt: '2026-12-12T17:00:00.000Z' },
    {},
  ]

  expect(latestOf([late, early])).toBe(late)
  expect(latestOf([open, late])).toBe(open)
  expect(latestOf([])).toBeUndefined()
})

test('a typed release has a name and an hour in the future, in Jakarta', () => {
  const typed = { name: ' Campaign ', note: '', day: '2099-12-12', hour: '' }

  expect(readRelease(typed, undefined)).toEqual({
    input: { name: 'Campaign', note: '', publishAt: '2099-12-11T17:00:00.000Z' },
    errors: {},
  })
  expect(readRelease({ ...typed, name: ' ', day: '', hour: '09:00' }, undefined).errors).toEqual({
    name: 'required',
    day: 'date',
  })
  expect(readRelease({ ...typed, day: '2020-01-01' }, undefined).errors).toEqual({ day: 'timeOver' })
  expect(readRelease({ ...typed, day: '2020-01-01' }, '2019-12-31T17:00:00.000Z').errors).toEqual({})
})

test('the preview follows links to pages of the site', () => {
  expect(pageOfUrl('/id/products?page=2#top', 'en')).toEqual({ path: '/products', language: 'id' })
  expect(pageOfUrl('/id', 'en')).toEqual({ path: '/', language: 'id' })
  expect(pageOfUrl('/idea', 'id')).toEqual({ path: '/idea', language: 'id' })
  for (const url of ['https://example.com/', '//example.com', '/media/1.png', '#top', null])
    expect(pageOfUrl(url, 'en')).toBeUndefined()
})

test('fields that two releases change are named with their language', () => {
  const names = { language: 'en', languageName: (of: string) => of } as const

  expect(mergedFieldNames('news', ['contents.id.title', 'contents.en.title', 'slug'], names)).toBe(
    'Title (id), Title (en), Address on the site (slug)',
  )
})

test('an item is merged with the saved record, or with the version of another release', () => {
  const type = requireContentType('securityCompliance')
  const content = {
    ...item({ recordVersion: 3 }),
    before: { link: 'a', mediaId: 1 },
    after: { link: 'mine', mediaId: 1 },
    current: { recordVersion: 5, fields: { link: 'a', mediaId: 2 } },
    others: [
      {
        releaseId: '01OTHER',
        itemId: 'x',
        name: 'Other',
        state: 'open',
        operation: 'update',
        fields: { link: 'theirs', mediaId: 1 },
      },
    ],
  } as const
  const sides = (other?: string) => {
    const { by, recordVersion, otherName } = mergeSides(type, content, other)
    return { by, recordVersion, otherName }
  }

  expect(sides()).toEqual({
    by: { 'link.': 'mine', 'mediaId.': 'theirs' },
    recordVersion: 5,
    otherName: undefined,
  })
  expect(sides('01OTHER')).toEqual({ by: { 'link.': 'both' }, recordVersion: 3, otherName: 'Other' })
})
