import { expect, test } from 'vitest'
import { ApiError } from '../core/api/apiError.ts'
import { missingText } from './useDelete.ts'

const category = { field: 'CategoryId', code: 'inTrash', type: 'newsCategory', label: 'News category' }

test('a refused restore names what is missing, by title or else by number', () => {
  const error = new ApiError('references_missing', 'referencesMissing', {
    data: [
      { ...category, id: 3, title: 'Announcements' },
      { ...category, label: 'File', code: 'missing', id: 9, title: '' },
    ],
  })

  expect(missingText(error)).toBe('News category: Announcements · File: 9')
})

test('other failures name nothing', () => {
  expect(missingText(new ApiError('in_use', 'inUse'))).toBeUndefined()
  expect(missingText(new Error('x'))).toBeUndefined()
})
