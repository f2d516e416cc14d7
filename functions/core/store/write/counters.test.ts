import { requireContentType } from '@flou/shared/content/registry.ts'
import { newsHeader } from '@flou/shared/content/types/news.ts'
import { expect, test } from 'vitest'
import { keys } from '../keys.ts'
import type { WriteStep } from '../step.ts'
import { snapshotOf } from '../testSnapshot.ts'
import type { Snapshot, Values } from '../writeContext.ts'
import { CounterMoved, counterMoves, counterSteps, mergeMoves, reserveIdsStep } from './counters.ts'

const news = requireContentType('news')
const subMenu = requireContentType('subMenu')

const snapshot = (fields: Values = {}, more: Partial<Snapshot> = {}) =>
  snapshotOf({ status: '1', publishDate: '2026-11-20', ...fields }, more)
const trashed = (fields: Values = {}) => snapshot(fields, { state: 'trashed' })
const below = (menuId: number, more: Partial<Snapshot> = {}) => snapshot({ menuId, order: 123 }, more)
const counter = (type: string, parent?: number) => keys.counter(type, parent)
const block = (name: string, entries: number) => ({
  key: keys.listBlock('news', undefined, name),
  moves: { entries },
})
const hundredBelow = (parent: number, entries: number) => ({
  key: keys.listBlock('subMenu', parent, '00000000000001'),
  moves: { entries },
})

test.each<[string, typeof news, Snapshot | undefined, Snapshot, object[]]>([
  [
    'a new record counts',
    news,
    undefined,
    snapshot(),
    [{ key: counter('news'), moves: { total: 1, published: 1 } }, block('2026-11', 1)],
  ],
  ['a saved one does not', news, snapshot(), snapshot({ title: 'x' }), []],
  ['one of another day stays in its block', news, snapshot(), snapshot({ publishDate: '2026-11-30' }), []],
  [
    'one of another month changes its block',
    news,
    snapshot(),
    snapshot({ publishDate: '2026-12-01' }),
    [block('2026-11', -1), block('2026-12', 1)],
  ],
  [
    'a withdrawn one changes its state',
    news,
    snapshot(),
    snapshot({ status: '0' }),
    [{ key: counter('news'), moves: { published: -1, unpublished: 1 } }],
  ],
  [
    'the trash has its own count',
    news,
    snapshot(),
    trashed(),
    [{ key: counter('news'), moves: { total: -1, published: -1, trashed: 1 } }, block('2026-11', -1)],
  ],
  [
    'a restored one is in its block again',
    news,
    trashed(),
    snapshot(),
    [{ key: counter('news'), moves: { total: 1, published: 1, trashed: -1 } }, block('2026-11', 1)],
  ],
  [
    'a record below another counts there',
    subMenu,
    undefined,
    below(3),
    [{ key: counter('subMenu', 3), moves: { total: 1, published: 1 } }, hundredBelow(3, 1)],
  ],
  [
    'one that moves counts in both lists',
    subMenu,
    below(3),
    below(4),
    [
      { key: counter('subMenu', 3), moves: { total: -1, published: -1 } },
      { key: counter('subMenu', 4), moves: { total: 1, published: 1 } },
      hundredBelow(3, -1),
      hundredBelow(4, 1),
    ],
  ],
])('%s', (...[, type, before, after, expected]) => {
  expect(counterMoves({ type, after, action: 'update', ...(before && { before }) })).toEqual(expected)
})

test('sections are not counted', () => {
  expect(counterMoves({ type: newsHeader, after: snapshot(), action: 'update' })).toEqual([])
})

test('moves of one counter become one, those that cancel out none', () => {
  const [one, other] = [counter('news'), counter('faq')]

  expect(
    mergeMoves([
      { key: one, moves: { total: 1, published: 1 } },
      { key: other, moves: { total: 2 } },
      { key: one, moves: { total: 1, published: -1 } },
    ]),
  ).toEqual([
    { key: one, moves: { total: 2 } },
    { key: other, moves: { total: 2 } },
  ])
  expect(
    mergeMoves([
      { key: one, moves: { total: 1 } },
      { key: one, moves: { total: -1 } },
    ]),
  ).toEqual([])
})

const updatesOf = (steps: readonly WriteStep[]) =>
  steps.flatMap(({ write }) => ('Update' in write ? [write.Update] : []))
const addedIn = ({
  ExpressionAttributeNames: names = {},
  ExpressionAttributeValues: values = {},
}: ReturnType<typeof updatesOf>[number]) =>
  Object.fromEntries(
    Object.entries(names).flatMap(([name, attribute]) =>
      name.startsWith('#m') ? [[attribute, values[name.replace('#', ':')]]] : [],
    ),
  )

test('a new record takes the next id, in the same update as the count if there is one list', () => {
  const [one, ofBlock, ...more] = updatesOf(counterSteps({ type: news, after: snapshot(), action: 'create' }))
  const [id, list, ofHundred] = updatesOf(counterSteps({ type: subMenu, after: below(3), action: 'create' }))

  expect(more).toEqual([])
  expect(one?.Key).toEqual(counter('news'))
  expect(one?.ExpressionAttributeValues).toMatchObject({ ':id': 5, ':following': 6 })
  expect(one && addedIn(one)).toEqual({ total: 1, published: 1 })
  expect([id?.Key, list?.Key]).toEqual([counter('subMenu'), counter('subMenu', 3)])
  expect(list && addedIn(list)).toEqual({ total: 1, published: 1 })
  for (const update of [ofBlock, ofHundred]) expect(update && addedIn(update)).toEqual({ entries: 1 })
})

test('creates at the same time count in different items, of their block too', () => {
  const keysFor = (id: number) =>
    updatesOf(
      counterSteps({ type: news, after: snapshot({}, { id }), action: 'create', isIdTaken: true }),
    ).map(({ Key }) => Key)

  expect(keysFor(6)).toEqual([keys.counterPart('news', 2), keys.listBlock('news', undefined, '2026-112')])
  expect(keysFor(7)).toEqual([keys.counterPart('news', 3), keys.listBlock('news', undefined, '2026-113')])
})

test('other operations take no id', () => {
  const steps = counterSteps({ type: news, before: snapshot(), after: trashed(), action: 'delete' })

  expect(steps.map(({ onConditionFailed }) => onConditionFailed)).toEqual([undefined, undefined])
  expect(updatesOf(steps)[0]?.ConditionExpression).toBeUndefined()
})

test.each([
  [1, true],
  [2, false],
])('the counter of a type may be missing for id %d: %s', (first, mayBeMissing) => {
  const [update] = updatesOf([reserveIdsStep(news, { first, count: 3 })])
  const [single] = updatesOf(
    counterSteps({ type: news, after: snapshot({}, { id: first }), action: 'create' }),
  )

  expect(update?.ExpressionAttributeValues).toEqual({ ':id': first, ':following': first + 3 })
  for (const one of [update, single])
    expect(one?.ConditionExpression?.includes('attribute_not_exists')).toBe(mayBeMissing)
})

test('who comes late for an id learns the next one', () => {
  const { onConditionFailed } = reserveIdsStep(news, { first: 4, count: 1 })
  const [step] = counterSteps({ type: news, after: snapshot(), action: 'create' })

  for (const failed of [onConditionFailed, step?.onConditionFailed]) {
    expect(failed?.({ next: 9 })).toMatchObject({ next: 9 })
    expect(failed?.(undefined)).toMatchObject({ next: 1 })
    expect(failed?.(undefined)).toBeInstanceOf(CounterMoved)
  }
})
