import type { StoredRecord } from '@flou/shared/api.ts'
import { requireContentType } from '@flou/shared/content/registry.ts'
import { newsHeader } from '@flou/shared/content/types/news.ts'
import { expect, test } from 'vitest'
import type { Snapshot, Values } from '../../store/writeContext.ts'
import type { OperationContext } from '../operation.ts'
import { assertParentMatches, liveSnapshotOf, withParentId, type ContentTarget } from './contentTarget.ts'
import { hasPublicationField } from './copyOf.ts'
import { recordWithText, staysHidden, toStoreRequest } from './deferContent.ts'
import { purgeOperation, restoreOperation, toMoveRequest, trashOperation } from './moveRecord.ts'
import { publicationOperation } from './publishRecord.ts'
import { saveDraftOperation } from './draftContent.ts'
import {
  createOperation,
  duplicateOperation,
  restoreRevisionOperation,
  updateOperation,
} from './writeContent.ts'

const news = requireContentType('news')
const faq = requireContentType('faq')
const user = requireContentType('user')
const menu = requireContentType('menu')
const subMenu = requireContentType('subMenu')
const storage = requireContentType('storagePackage')
const [ayu, budi] = [
  { id: 1, name: 'Ayu' },
  { id: 2, name: 'Budi' },
]

const target: ContentTarget<typeof news> = {
  type: news,
  id: 5,
  parentId: 3,
  permission: ['Manage News', 'Media'],
}
const of = (type: ContentTarget['type']) => ({ ...target, type })
const context = {} as OperationContext
const snapshot = (fields: Values = {}, more: Partial<Snapshot> = {}): Snapshot => ({
  id: 5,
  version: 4,
  state: 'published',
  created: 'c',
  createdBy: ayu,
  updated: 'u',
  updatedBy: ayu,
  fields: { status: '1', publishDate: '2026-11-20', slug: 'news', ...fields },
  ...more,
})
const hidden = snapshot({ status: '0' })
const draft = snapshot({}, { state: 'draft' })
const record = (more: Partial<StoredRecord> = {}) => more as StoredRecord
const LIVE = { live: { version: 1, updated: 'u', updatedBy: ayu } }

test.each<[string, Snapshot | undefined, boolean]>([
  ['a published record', snapshot(), true],
  ['a hidden one', hidden, false],
  ['a draft', draft, false],
  ['none', undefined, false],
])('what visitors see of %s', (_, before, isLive) => {
  expect(liveSnapshotOf(news, before)).toBe(isLive ? before : undefined)
  expect(liveSnapshotOf(newsHeader, before)).toBe(before)
})

test('a record is below the parent that the address names', () => {
  const below = { type: subMenu, parentId: 3 }

  expect(withParentId(below, { menuId: 9, a: 1 })).toEqual({ menuId: 3, a: 1 })
  expect(withParentId({ type: news, parentId: 3 }, { a: 1 })).toEqual({ a: 1 })
  expect(withParentId({ type: newsHeader, parentId: 3 }, { a: 1 })).toEqual({ a: 1 })
  expect(() => assertParentMatches(below, { menuId: 3 })).not.toThrow()
  expect(() => assertParentMatches(below, { menuId: 4 })).toThrow('not_found')
  expect(() => assertParentMatches({ type: news, parentId: 3 }, {})).not.toThrow()
})

test.each([
  [menu, {}, true],
  [news, { status: '1' }, true],
  [news, {}, false],
  [faq, { status: '1' }, false],
])('whether a field hides a record of %o', (type, body, expected) => {
  expect(hasPublicationField(type, body)).toBe(expected)
})

test('a request names whom it concerns, who may make it, and what is stored', () => {
  const head = { type: news, id: 5, parentId: 3, permission: ['Manage News', 'Media'] }
  const fields = { title: 'x' }

  expect(toStoreRequest(target, { fields })).toEqual({ ...head, command: { name: 'store', fields } })
  expect(
    toStoreRequest(target, { fields, secrets: { password: 'h' }, state: 'draft' }, { isRestored: true }),
  ).toEqual({
    ...head,
    command: { name: 'store', fields, secrets: { password: 'h' }, state: 'draft', isRestored: true },
  })
  expect(toMoveRequest(target, 'trash', { fields })).toEqual({ ...head, command: { name: 'trash', fields } })
})

test.each<[string, ContentTarget['type'], Values, Snapshot | undefined, boolean]>([
  ['a hidden record that stays so', news, { status: '0' }, hidden, true],
  ['a hidden record that is shown', news, { status: '1' }, hidden, false],
  ['a hidden record that is scheduled', news, { status: '2' }, hidden, false],
  ['a draft', news, { status: '1' }, draft, true],
  ['a draft that is published', news, { status: '1', state: 'published' }, draft, false],
  ['a draft that stays hidden', news, { status: '0', state: 'published' }, draft, true],
  ['a published record', news, { status: '0' }, snapshot(), false],
  ['no record', news, { status: '0' }, undefined, false],
  ['an account', user, {}, draft, false],
  ['a section', newsHeader, {}, draft, false],
])('visitors see nothing of saving %s', async (...[, type, body, before, expected]) => {
  const { isInvisibleToVisitors } = updateOperation(of(type), { body })

  expect(staysHidden(of(type), body, before)).toBe(expected)
  expect(await isInvisibleToVisitors?.(context, before)).toBe(expected)
})

test('the author sees a text that waits, and what is public beside it', () => {
  const text = { fields: { title: 'New', slug: '' }, version: 9, updated: 't' }
  const by = { ...budi, title: 'Editor' }
  const seen = (type: ContentTarget['type'], one: Snapshot) => recordWithText(type, one, { text, by })

  expect(seen(news, snapshot())).toEqual({
    id: 5,
    title: 'New',
    slug: 'news',
    state: 'published',
    created: 'c',
    createdBy: ayu,
    updated: 't',
    updatedBy: budi,
    recordVersion: 9,
    live: { version: 4, updated: 'u', updatedBy: ayu },
  })
  expect(seen(news, hidden)).not.toHaveProperty('live')
  expect(seen(newsHeader, draft)).toHaveProperty('live')
  const drafted = { draft: { live: 2, updated: 'd', updatedBy: ayu } }
  expect(seen(news, snapshot({}, drafted)).live).toEqual({ version: 2, updated: 'u', updatedBy: ayu })
})

const created = (body: Values, type = news) => createOperation(of(type) as typeof target, { body })

test('a new record is compared with nothing, a draft not at all', async () => {
  const [open, unfinished] = [created({}), created({ state: 'draft' })]
  const fields = { title: 'x' }

  expect(open.compareWithLive?.(undefined, { fields })).toEqual({ type: news, live: undefined, fields })
  expect(unfinished.compareWithLive).toBeUndefined()
  expect(await open.isInvisibleToVisitors?.(context, undefined)).toBe(false)
  expect(await unfinished.isInvisibleToVisitors?.(context, undefined)).toBe(true)
  expect(open.toChangeRequest?.(undefined, { fields }).command).toEqual({
    name: 'store',
    fields,
    state: 'published',
  })
})

test.each([
  [{}, 'draft', true],
  [{}, 'published', false],
  [{ state: 'draft' }, 'draft', false],
] as const)('a record made of %j that is %s waits: %s', (body, state, isPending) => {
  expect(created(body).isResultPending?.(record({ state }))).toBe(isPending)
})

test('a type of a grid has no drafts', async () => {
  expect(created({}).storeDeferred).toBeTypeOf('function')
  expect(created({}, storage).storeDeferred).toBeUndefined()
  await expect(
    Promise.resolve(created({ state: 'draft' }, storage).prepare(context, undefined)),
  ).rejects.toMatchObject({ code: 'bad_request', messageCode: 'noDrafts' })
})

test('an update is compared with what is public, and waits beside it', () => {
  const operation = updateOperation(target, { body: {}, version: 4 })
  const compared = (before: Snapshot | undefined) => operation.compareWithLive?.(before, { fields: {} })

  expect(operation).toMatchObject({ name: 'update', version: 4, subject: target })
  expect(compared(snapshot())?.live).toEqual(snapshot().fields)
  expect(compared(hidden)?.live).toBeUndefined()
  expect(compared(undefined)?.live).toBeUndefined()
  expect(operation.isResultPending?.(record(LIVE))).toBe(true)
  expect(operation.isResultPending?.(record())).toBe(false)
  expect(operation.toChangeRequest?.(snapshot(), { fields: {} }).command).toEqual({
    name: 'store',
    fields: {},
  })
})

test('a revision that is restored is requested as such', () => {
  const operation = restoreRevisionOperation(target, { from: 2, version: 4 })

  expect(operation.toChangeRequest?.(snapshot(), { fields: {} }).command).toEqual({
    name: 'store',
    fields: {},
    isRestored: true,
  })
  expect(operation).toMatchObject({ name: 'restoreVersion', version: 4 })
})

test('drafts and copies need no approval: there is nothing to request', () => {
  expect(saveDraftOperation(target, { body: {} }).toChangeRequest).toBeUndefined()
  expect(duplicateOperation(target).toChangeRequest).toBeUndefined()
})

test('what is not of a store that was there is not found', async () => {
  const commit = async () => updateOperation(target, { body: {} }).commit(context, undefined, { fields: {} })

  await expect(commit()).rejects.toMatchObject({ code: 'not_found' })
})

test('publishing stores, withdrawing moves', async () => {
  const operation = (isPublished: boolean) => publicationOperation(target, { isPublished, version: 4 })
  const [publish, withdraw] = [operation(true), operation(false)]
  const fields = { title: 'x' }
  const commandOf = (one: typeof publish) => one.toChangeRequest?.(snapshot(), { fields }).command

  expect([publish.name, withdraw.name]).toEqual(['publish', 'unpublish'])
  expect(commandOf(publish)).toEqual({ name: 'store', fields, state: 'published' })
  expect(commandOf(withdraw)).toEqual({ name: 'unpublish', fields })
  expect(publish.compareWithLive?.(snapshot(), { fields })).toMatchObject({ live: snapshot().fields, fields })
  expect(publish.compareWithLive?.(hidden, { fields })?.live).toBeUndefined()
  expect(publish.isResultPending?.(record(LIVE))).toBe(true)
  expect(publish.isResultPending?.(record())).toBe(false)
  expect([withdraw.compareWithLive, withdraw.isResultPending, withdraw.subject]).toEqual([
    undefined,
    undefined,
    undefined,
  ])
  expect(await withdraw.storeDeferred?.(context, snapshot(), { fields })).toMatchObject({ recordVersion: 4 })
  const internal = publicationOperation({ ...target, type: user }, { isPublished: true, version: 1 })
  await expect(internal.read(context)).rejects.toMatchObject({ code: 'forbidden' })
})

test('a request to move names the latest text of the record', () => {
  const drafted = snapshot(
    {},
    {
      draft: { live: 2, updated: 'd', updatedBy: ayu },
      drafted: { fields: { title: 'Draft' }, staleTranslation: {} },
    },
  )
  const requested = [trashOperation, purgeOperation].map((make) => {
    const { toChangeRequest } = make(target, 4) as ReturnType<typeof trashOperation>
    return toChangeRequest?.(drafted, {}).command
  })

  expect(requested).toEqual([
    { name: 'trash', fields: { title: 'Draft' } },
    { name: 'purge', fields: drafted.fields },
  ])
})

test('visitors see nothing of what is restored as a draft', async () => {
  const isUnseen = (options?: { isDraft: boolean }) =>
    restoreOperation(target, 4, options).isInvisibleToVisitors?.(context, snapshot())

  expect([await isUnseen(), await isUnseen({ isDraft: true })]).toEqual([false, true])
})
