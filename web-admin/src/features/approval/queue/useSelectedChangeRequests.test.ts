import type { QueuedChangeRequest } from '@flou/shared/approval/changeRequestLists.ts'
import { expect, test } from 'vitest'
import { afterPage } from './useSelectedChangeRequests.ts'

const row = (id: string, canDecide = true) =>
  ({ id, canDecide, hash: `hash of ${id}` }) as QueuedChangeRequest // only these are read
const PAGE = [row('a'), row('b', false), row('c')]
const ids = (rows: ReadonlyMap<string, QueuedChangeRequest>) => [...rows.keys()]
const selected = (...names: string[]) => new Map(names.map((id) => [id, row(id)]))

test.each([
  [[], ['a', 'c']],
  [['a'], ['a', 'c']],
  [['z'], ['z', 'a', 'c']],
  [['a', 'c'], []],
  [['z', 'a', 'c'], ['z']],
])('with %j selected, the box of the page makes it %j', (before, after) => {
  expect(ids(afterPage(selected(...before), PAGE))).toEqual(after)
})

test('what the page shows now takes the place of what was selected of it earlier', () => {
  const earlier = new Map([['a', { ...row('a'), hash: 'earlier' }]])

  expect(afterPage(earlier, PAGE).get('a')?.hash).toBe('hash of a')
})
