import { expect, test } from 'vitest'
import { changelogEntry } from '@flou/shared/content/types/company/changelog.ts'
import { securityCompliance } from '@flou/shared/content/types/company/securityCompliance.ts'
import { news } from '@flou/shared/content/types/news.ts'
import { subMenu } from '@flou/shared/content/types/menu.ts'
import { user } from '@flou/shared/content/types/staff.ts'
import { actionsOf, choicesOf, editableFields, valueFor } from './editableFields.ts'

const namesOf = (type: Parameters<typeof editableFields>[0]) =>
  editableFields(type, 'en').map(({ name }) => name)

test('relations, choices, switches and dates are offered, required texts and the parent are not', () => {
  expect(namesOf(news)).toEqual(expect.arrayContaining(['categoryId', 'publishDate', 'status']))
  expect(namesOf(news)).not.toContain('slug')
  expect(namesOf(subMenu)).not.toContain(subMenu.parent?.field)
})

test('only optional fields can be cleared', () => {
  const { validFrom, auditor, link, mediaId } = securityCompliance.declaration.fields

  expect([validFrom, auditor, link, mediaId].map(actionsOf)).toEqual([['set', 'clear'], ['clear'], [], []])
  expect(valueFor(validFrom, { action: 'clear', text: '' }, '2026-11-21')).toBe('')
})

test.each([
  ['add', '4,2', [2, 3, 4]],
  ['remove', '2,9', [3]],
  ['replace', '9', [9]],
  ['clear', '', []],
] as const)('a list of relations: %s', (action, text, after) => {
  const field = changelogEntry.declaration.fields.productIds

  expect(valueFor(field, { action, text }, [2, 3])).toEqual(after)
})

test('a relation is a number, a choice its value', () => {
  const { categoryId } = news.declaration.fields
  const { changeKind } = changelogEntry.declaration.fields

  expect(valueFor(categoryId, { action: 'set', text: '3' }, 1)).toBe(3)
  expect(valueFor(changeKind, { action: 'set', text: 'nothing' }, 1)).toBeUndefined()
})

test('states that follow from events are not offered', () => {
  expect(choicesOf(user.declaration.fields.status).map(({ label }) => label.en)).toEqual([
    'Active',
    'Inactive',
  ])
})
