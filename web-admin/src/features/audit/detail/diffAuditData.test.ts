import { expect, test } from 'vitest'
import { diffAuditData, hasHiddenChanges } from './diffAuditData.ts'

test('tells what changed and hides ids and bookkeeping', () => {
  const data = JSON.stringify({
    before: { id: 1, mediaId: 2, video: 'a', updated: 'x', contents: [{ languageId: 1, title: 'Lama' }] },
    after: { id: 1, mediaId: 3, video: 'b', updated: 'y', contents: [{ languageId: 1, title: 'Baru' }] },
  })

  expect(diffAuditData(data)).toEqual([
    { field: 'video', before: 'a', after: 'b' },
    { field: 'contents.0.title', before: 'Lama', after: 'Baru' },
  ])
})

test('a created record has everything after and nothing before; broken data tells nothing', () => {
  expect(diffAuditData(JSON.stringify({ after: { order: 2 } }))).toEqual([
    { field: 'order', before: '', after: '2' },
  ])
  expect(diffAuditData('{')).toEqual([])
})

test('a picture that was changed is told of, though its id is hidden', () => {
  const changed = JSON.stringify({
    before: { mediaId: 1, productIds: [1] },
    after: { mediaId: 2, productIds: [1] },
  })
  const same = JSON.stringify({ before: { mediaId: 1 }, after: { mediaId: 1 } })

  expect([hasHiddenChanges(changed), hasHiddenChanges(same)]).toEqual([true, false])
  expect(
    hasHiddenChanges(JSON.stringify({ before: { productIds: [1] }, after: { productIds: [1, 2] } })),
  ).toBe(true)
})
