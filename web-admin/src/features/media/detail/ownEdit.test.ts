import { expect, test } from 'vitest'
import { ApiError } from '../../../core/api/apiError.ts'
import { mergedOver, ownEditIn } from './ownEdit.ts'

const tags = (...names: string[]) => names.map((name) => ({ name }))

test('tags that the same person has given meanwhile stay beside those that are typed', () => {
  const merged = mergedOver(
    { tags: tags('old', 'dropped') },
    { tags: tags('old', 'dropped', 'bulk') },
    { tags: tags('old', 'mine') },
  )

  expect(merged.tags).toEqual(tags('old', 'bulk', 'mine'))
})

test('what is typed otherwise is sent as it is', () => {
  expect(mergedOver({ tags: [] }, { tags: tags('bulk') }, { name: 'Logo' })).toEqual({ name: 'Logo' })
})

test('only a change of one’s own is no conflict', () => {
  const refused = (id: number) =>
    new ApiError('record_changed', '', { status: 409, data: { updatedBy: { id } } })

  expect(ownEditIn(refused(7), 7)).toBeDefined()
  expect(ownEditIn(refused(8), 7)).toBeUndefined()
  expect(ownEditIn(new Error('offline'), 7)).toBeUndefined()
})
