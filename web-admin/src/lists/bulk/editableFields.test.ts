import { expect, test } from 'vitest'
import { changelogEntry } from '@flou/shared/content/types/company/changelog.ts'
import { news } from '@flou/shared/content/types/news.ts'
import { subMenu } from '@flou/shared/content/types/menu.ts'
import { editableFields, valueFor } from './editableFields.ts'

const namesOf = (type: Parameters<typeof editableFields>[0]) =>
  editableFields(type, 'en').map(({ name }) => name)

test('relations, choices, switches and dates are offered, texts and the parent are not', () => {
  expect(namesOf(news)).toEqual(expect.arrayContaining(['categoryId', 'publishDate']))
  expect(namesOf(news)).not.toContain('slug')
  expect(namesOf(subMenu)).not.toContain(subMenu.parent?.field)
})

test('a list of relations gets one more record, once', () => {
  const field = changelogEntry.declaration.fields.productIds

  expect(valueFor(field, '4', [2])).toEqual([2, 4])
  expect(valueFor(field, '2', [2])).toEqual([2])
})

test('a relation is a number, a choice its value', () => {
  const { categoryId } = news.declaration.fields
  const { changeKind } = changelogEntry.declaration.fields

  expect(valueFor(categoryId, '3', 1)).toBe(3)
  expect(valueFor(changeKind, 'nothing', 1)).toBeUndefined()
})
