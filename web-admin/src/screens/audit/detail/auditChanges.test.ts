import { expect, test } from 'vitest'
import { auditChanges } from './auditChanges.ts'

test('tells what changed and hides ids and bookkeeping', () => {
  const data = JSON.stringify({
    before: { id: 1, mediaId: 2, video: 'a', updated: 'x', contents: [{ languageId: 1, title: 'Lama' }] },
    after: { id: 1, mediaId: 3, video: 'b', updated: 'y', contents: [{ languageId: 1, title: 'Baru' }] },
  })

  expect(auditChanges(data)).toEqual([
    { field: 'video', before: 'a', after: 'b' },
    { field: 'contents.0.title', before: 'Lama', after: 'Baru' },
  ])
})

test('a created record has everything after and nothing before; broken data tells nothing', () => {
  expect(auditChanges(JSON.stringify({ after: { order: 2 } }))).toEqual([
    { field: 'order', before: '', after: '2' },
  ])
  expect(auditChanges('{')).toEqual([])
})
