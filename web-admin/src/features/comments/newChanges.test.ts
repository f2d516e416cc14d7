import { expect, test } from 'vitest'
import { WORKFLOW_STATUS, type ChangeRequestRow } from '@flou/shared/approval/workflow.ts'
import { changeKey, newChanges } from './newChanges.ts'

const change = (id: string, submitted: string): ChangeRequestRow => ({
  id,
  submitted,
  status: WORKFLOW_STATUS.pending,
  kind: 'update',
  type: 'news',
  recordId: 1,
  titles: { id: id, en: id },
  area: 'news',
  author: { id: 2, name: 'Citra' },
  contributors: [2],
  updated: submitted,
  round: 1,
  hash: '',
  recordVersion: 1,
  liveVersion: 1,
})
const [first, second, third] = [
  change('a', '2026-11-01'),
  change('b', '2026-11-02'),
  change('c', '2026-11-03'),
]

test('changes that waited before the first answer are not new; later ones are, once', () => {
  const start = newChanges([second, first], undefined)
  expect(start).toEqual({ added: [], latest: '2026-11-02' })

  const later = newChanges([third, second, first], start.latest)
  expect(later).toEqual({ added: [third], latest: '2026-11-03' })
  expect(newChanges([third, second, first], later.latest).added).toEqual([])
})

test('an older change that moves up after a decision is not new', () => {
  const { latest } = newChanges([third, second], undefined)

  expect(newChanges([second, first], latest)).toEqual({ added: [], latest: '2026-11-03' })
  expect(newChanges([], latest).latest).toBe('2026-11-03')
  expect(newChanges([first], newChanges([], undefined).latest).added).toEqual([first])
})

test('a change that is sent again is unread again', () => {
  expect(changeKey({ ...first, round: 2 })).not.toBe(changeKey(first))
})
