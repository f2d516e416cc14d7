import { requireContentType } from '@flou/shared/content/registry.ts'
import { newsHeader } from '@flou/shared/content/types/news.ts'
import { expect, test } from 'vitest'
import { keys } from '../keys.ts'
import type { WriteStep } from '../step.ts'
import { snapshotOf } from '../testSnapshot.ts'
import type { Snapshot, Values } from '../writeContext.ts'
import { checkFreeSteps, guardSteps } from './guards.ts'

const news = requireContentType('news')
const user = requireContentType('user')

const snapshot = (fields: Values = {}, more: Partial<Snapshot> = {}) =>
  snapshotOf({ status: '1', publishDate: '2026-11-20', ...fields }, more)
const trashed = (fields: Values = {}) => snapshot(fields, { state: 'trashed' })

const account = (email: string, more: Partial<Snapshot> = {}) => snapshot({ email, nik: '' }, more)
const guarded = (steps: readonly WriteStep[]) =>
  steps.map(({ write }) =>
    'Put' in write
      ? ['taken', write.Put.Item?.['pk'], write.Put.Item?.['to']]
      : 'Delete' in write
        ? ['freed', write.Delete.Key?.['pk']]
        : ['checked', 'ConditionCheck' in write && write.ConditionCheck.Key?.['pk']],
  )
const emailKey = (email: string) => keys.guard('user', 'email', email).pk
const slugKey = (slug: string) => keys.guard('news', 'slug', slug).pk

test('a unique value is taken by its record, and freed when it changes or the record is in the trash', () => {
  const [one, other] = [account('A@x.example'), account('b@x.example')]
  const inTrash = account('a@x.example', { state: 'trashed' })

  expect(guarded(guardSteps(user, undefined, one))).toEqual([['taken', emailKey('a@x.example'), 5]])
  expect(guarded(guardSteps(user, one, account(' a@X.example')))).toEqual([])
  expect(guarded(guardSteps(user, one, other))).toEqual([
    ['taken', emailKey('b@x.example'), 5],
    ['freed', emailKey('a@x.example')],
  ])
  expect(guarded(guardSteps(user, one, inTrash))).toEqual([['freed', emailKey('a@x.example')]])
  expect(guarded(guardSteps(user, inTrash, one))).toEqual([['taken', emailKey('a@x.example'), 5]])
})

test('a slug stays taken, for links that lead to it', () => {
  const [one, other] = [snapshot({ slug: 'one' }), snapshot({ slug: 'other' })]

  expect(guarded(guardSteps(news, one, other))).toEqual([['taken', slugKey('other'), 5]])
  expect(guarded(guardSteps(news, one, trashed({ slug: 'one' })))).toEqual([])
  expect(guarded(guardSteps(news, undefined, snapshot({ slug: '' })))).toEqual([])
  expect(guardSteps(newsHeader, undefined, one)).toEqual([])
})

test('a draft only asks whether its slug is free', () => {
  const [one, other] = [snapshot({ slug: 'one' }), snapshot({ slug: 'other' })]
  const [check] = checkFreeSteps(news, one, other)

  expect(guarded(checkFreeSteps(news, one, other))).toEqual([['checked', slugKey('other')]])
  expect(checkFreeSteps(news, one, one)).toEqual([])
  expect(check?.onConditionFailed?.(undefined)).toMatchObject({
    code: 'validation_failed',
    fields: { Slug: 'taken' },
  })
})
