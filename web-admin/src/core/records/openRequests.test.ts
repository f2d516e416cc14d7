import type { OpenChangeRequest } from '@flou/shared/approval/changeRequestDetail.ts'
import type { ChangeRequestRow } from '@flou/shared/approval/workflow.ts'
import { expect, test } from 'vitest'
import { updateOpenRequests } from './openRequests.ts'

const change = (changes: Partial<ChangeRequestRow> = {}): ChangeRequestRow => ({
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
const mark: OpenChangeRequest = {
  id: 8,
  changeRequestId: 'B',
  status: 4,
  kind: 'update',
  by: { id: 4, name: 'Budi' },
  since: '2026-11-22T09:00:00Z',
  isOwn: false,
}

test('a change that was just submitted marks its record, and takes the place of its earlier mark', () => {
  const first = updateOpenRequests([mark], change(), 3)
  const second = updateOpenRequests(first, change({ status: 4 }), 3)

  expect(first).toMatchObject([mark, { id: 7, changeRequestId: 'A', status: 1, isOwn: true }])
  expect(second).toMatchObject([mark, { id: 7, status: 4 }])
})

test('a change that was withdrawn or decided marks nothing any more', () => {
  expect(updateOpenRequests(updateOpenRequests([mark], change(), 3), change({ status: 5 }), 3)).toEqual([
    mark,
  ])
})

test('what has no record yet marks none', () => {
  expect(updateOpenRequests([], change({ kind: 'batch', recordId: 0 }), 3)).toEqual([])
  expect(updateOpenRequests([], change({ kind: 'create', recordId: 0 }), 3)).toEqual([])
})
