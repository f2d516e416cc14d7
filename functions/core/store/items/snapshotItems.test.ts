import { requireContentType } from '@flou/shared/content/registry.ts'
import { newsHeader } from '@flou/shared/content/types/news.ts'
import { expect, test } from 'vitest'
import { keys } from '../keys.ts'
import type { Snapshot } from '../writeContext.ts'
import { auditBaseline, lastEdit, latestRevision, withoutDraft } from './draft.ts'
import { listStatesOf, rowStates, sortColumnOf } from './listStates.ts'
import { draftItem, liveItem, snapshotOf } from './recordItem.ts'
import { rowOf, sortValueOf } from './row.ts'
import { ayu, budi, contents, snapshot, draft, drafted, withDraft } from './testSnapshots.ts'

const news = requireContentType('news')
const category = requireContentType('newsCategory')
const faq = requireContentType('faq')
const user = requireContentType('user')
const subMenu = requireContentType('subMenu')

test.each<[string, Snapshot, string[]]>([
  ['published', snapshot(), ['published']],
  ['scheduled', snapshot({ status: '2' }), ['published']],
  ['a draft by its status', snapshot({ status: '0' }), ['unpublished']],
  ['archived', snapshot({ status: '3' }), ['archived']],
  ['a draft', snapshot({}, { state: 'draft' }), ['unpublished']],
  ['changed', withDraft, ['published', 'changed']],
  [
    'stale',
    snapshot({}, { staleTranslation: { 'Contents.Title': 'id' } }),
    ['published', 'staleTranslation'],
  ],
  ['not stale', snapshot({}, { staleTranslation: {} }), ['published']],
  ['in the trash', snapshot({}, { state: 'trashed', draft }), []],
])('an article that is %s is listed so', (_, one, expected) => {
  expect(listStatesOf(news, one)).toEqual(expected)
})

test('accounts are listed by no state, published articles by their date', () => {
  expect(listStatesOf(user, snapshot())).toEqual([])
  expect(sortColumnOf(news, 'published')).toBe('publishDate')
  expect(sortColumnOf(category, 'published')).toBe('title')
  expect(sortColumnOf({ ...news, list: { ...news.list, sortBy: 'title' } }, 'published')).toBe('publishDate')
  expect(sortColumnOf({ ...news, list: { ...news.list, sortBy: 'title' } }, 'changed')).toBe('title')
})

test.each<[string, Snapshot, object]>([
  ['nothing else', snapshot(), { visibility: 'published', from: '2026-11-20' }],
  ['a draft', withDraft, { visibility: 'published', from: '2026-11-20', hasDraft: true }],
  [
    'one stale language',
    snapshot({}, { staleTranslation: { a: 'id', b: 'id' } }),
    { visibility: 'published', from: '2026-11-20', staleTranslation: 'id' },
  ],
  [
    'both',
    snapshot({}, { staleTranslation: { a: 'id', b: 'en' } }),
    { visibility: 'published', from: '2026-11-20', staleTranslation: 'both' },
  ],
  [
    'an end',
    snapshot({}, { state: 'trashed', purgeAt: '2026-12-01' }),
    { visibility: 'unpublished', from: '2026-11-20', purgeAt: '2026-12-01' },
  ],
])('a row tells its state with %s', (_, one, expected) => {
  expect(rowStates(news, one)).toEqual(expected)
})

test('a row of what is undated or internal tells less', () => {
  expect(rowStates(category, snapshot())).toEqual({ visibility: 'published' })
  expect(rowStates(user, snapshot())).toEqual({})
})

test('a row has the columns, the titles, and who edited last', () => {
  const row = (one: Snapshot): unknown => JSON.parse(rowOf(news, one))

  expect(row(snapshot({ slug: 'news', categoryId: 4, mediaId: 9 }))).toEqual({
    id: 5,
    title: { id: 'Kabar', en: 'News' },
    categoryId: 4,
    publishDate: '2026-11-20',
    titles: { id: 'Kabar', en: 'News' },
    slug: 'news',
    state: 'published',
    recordVersion: 3,
    updated: '2026-11-10T00:00:00.000Z',
    updatedBy: 'Ayu',
    listStates: { visibility: 'published', from: '2026-11-20' },
  })
  expect(row(withDraft)).toMatchObject({ updated: draft.updated, updatedBy: 'Budi', categoryId: null })
  expect(row(snapshot({ slug: '' }))).not.toHaveProperty('slug')
  expect(JSON.parse(rowOf(faq, snapshot({ slug: 'news' })))).not.toHaveProperty('slug')
})

test('a row shortens long texts', () => {
  const titleOf = (length: number) =>
    (JSON.parse(rowOf(news, snapshot({ contents: contents('x', 'a'.repeat(length)) }))) as { title: object })
      .title

  expect(titleOf(200)).toEqual({ id: 'x', en: 'a'.repeat(200) })
  expect(titleOf(201)).toEqual({ id: 'x', en: `${'a'.repeat(199)}…` })
})

test('records sort by the English text, the number, or the date of a column', () => {
  expect(sortValueOf(news, snapshot(), 'title')).toBe('News')
  expect(sortValueOf(news, snapshot(), 'publishDate')).toBe('2026-11-20')
  expect(sortValueOf(faq, snapshot({ order: 4 }), 'order')).toBe(4)
  expect(sortValueOf(news, snapshot(), 'created')).toBe('2026-11-01T00:00:00.000Z')
  expect(sortValueOf(news, withDraft, 'updated')).toBe(draft.updated)
})

test('the latest revision of a record is its draft, if that was read', () => {
  expect(latestRevision(withDraft)).toMatchObject({
    fields: drafted.fields,
    version: 3,
    updated: draft.updated,
    updatedBy: budi,
    live: { version: 2, updated: '2026-11-10T00:00:00.000Z', updatedBy: ayu },
  })
  const [unread, plain] = [snapshot({}, { draft }), snapshot()]
  expect(latestRevision(unread)).toBe(unread)
  expect(latestRevision(plain)).toBe(plain)
  expect(withoutDraft(withDraft)).toEqual(plain)
  expect([lastEdit(withDraft).updatedBy, lastEdit(plain).updatedBy]).toEqual([budi, ayu])
})

test('a draft is compared with the draft before, all else with what is live', () => {
  const baseline = (action: 'draft' | 'discard' | 'update', after: Snapshot) =>
    auditBaseline({ before: withDraft, after, action })?.fields

  expect(baseline('draft', withDraft)).toEqual(drafted.fields)
  expect(baseline('discard', snapshot())).toEqual(drafted.fields)
  expect(baseline('update', snapshot())).toEqual(withDraft.fields)
  expect(auditBaseline({ after: snapshot(), action: 'create' } as never)).toBeUndefined()
})

test('a record is read as it was stored, with its draft', () => {
  const full = snapshot(
    {},
    {
      draft,
      drafted,
      secrets: { password: 'hash' },
      purgeAt: '2026-12-01',
      stateBefore: 'draft',
      staleTranslation: { a: 'id' },
    },
  )
  const read = (one: Snapshot) =>
    snapshotOf(liveItem(news, one, JSON.stringify(one.fields)), draftItem(news, one))

  expect(read(full)).toEqual(full)
  expect(read(snapshot())).toEqual(snapshot())
  expect(liveItem(news, snapshot({}, { staleTranslation: {} }), '{}')).not.toHaveProperty('staleTranslation')
  expect(draftItem(news, withDraft)).toMatchObject({ ...keys.draft('news', 5), version: 2 })
  expect([draftItem(news, snapshot()), draftItem(news, snapshot({}, { draft }))]).toEqual([
    undefined,
    undefined,
  ])
})

test('a record is listed under its parent, in its order, or in the trash by its end', () => {
  const place = (one: Snapshot, type = news) => {
    const { gsi1pk, gsi1sk } = liveItem(type, one, '{}')
    return [gsi1pk, gsi1sk]
  }

  expect(place(snapshot())).toEqual(['list#news', '2026-11-20#0000000005'])
  expect(place(snapshot({ menuId: 4, order: 1 }), subMenu)[0]).toBe('list#subMenu#4')
  expect(place(snapshot({}, { purgeAt: '2026-12-01', stateBefore: 'draft' }))).toEqual([
    'trash#news',
    '2026-12-01#5',
  ])
  expect(liveItem(newsHeader, snapshot(), '{}')).not.toHaveProperty('gsi1pk')
})
