import { PERMISSIONS } from '@flou/shared/content/permissions.ts'
import { RIGHTS } from '@flou/shared/content/fields/value.ts'
import { expect, test } from 'vitest'
import { GROUPS, PRESETS, withRight } from './presets.ts'

test('each permission is in one group', () => {
  expect(Object.values(GROUPS).flat().toSorted()).toEqual([...PERMISSIONS].toSorted())
})

test('rights include viewing, and end with it', () => {
  expect(withRight([], 'publish', true)).toEqual(['view', 'publish'])
  expect(withRight(RIGHTS, 'publish', false)).toEqual(['view', 'edit', 'delete'])
  expect(withRight(RIGHTS, 'view', false)).toEqual([])
})

test('an author does not publish, and a viewer only sees', () => {
  expect(RIGHTS.map((right) => PRESETS.author('Manage News', right))).toEqual([true, true, false, false])
  expect(RIGHTS.map((right) => PRESETS.viewer('Manage News', right))).toEqual([true, false, false, false])
  expect(PERMISSIONS.filter((key) => PRESETS.inbox(key, 'edit'))).toEqual([
    'Contact',
    'Feedback Form',
    'NewsLetter',
  ])
})
