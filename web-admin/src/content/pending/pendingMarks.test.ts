import type { PendingMark } from '@flou/shared/changes/detail.ts'
import type { ChangeRow } from '@flou/shared/workflow.ts'
import { expect, test } from 'vitest'
import { marksWith } from './pendingMarks.ts'

const change = (changes: Partial<ChangeRow> = {}): ChangeRow => ({
  id: 'A',
  status: 1,
  kind: 'update',
  type: 'news',
  recordId: 7,
  titles: { en: 'Title', id: 'Judul' },
  area: 'news',
  author: { id: 3, name: 'Ayu' },
  contributors: [3],
  submitted: '2026-11-23T09:00:00Z',
  updated: '2026-11-23T09:00:00Z',
  round: 1,
  hash: 'h',
  recordVersion: 2,
  liveVersion: 1,
  ...changes,
})
const mark: PendingMark = {
  id: 8,
  change: 'B',
  status: 4,
  kind: 'update',
  by: { id: 4, name: 'Budi' },
  since: '2026-11-22T09:00:00Z',
  isOwn: false,
}

test('a change that was just submitted marks its record, and takes the place of its earlier mark', () => {
  const first = marksWith([mark], change(), 3)
  const second = marksWith(first, change({ status: 4 }), 3)

  expect(first).toMatchObject([mark, { id: 7, change: 'A', status: 1, isOwn: true }])
  expect(second).toMatchObject([mark, { id: 7, status: 4 }])
})

test('a change that was withdrawn or decided marks nothing any more', () => {
  expect(marksWith(marksWith([mark], change(), 3), change({ status: 5 }), 3)).toEqual([mark])
})

test('what has no record yet marks none', () => {
  expect(marksWith([], change({ kind: 'batch', recordId: 0 }), 3)).toEqual([])
  expect(marksWith([], change({ kind: 'create', recordId: 0 }), 3)).toEqual([])
})
