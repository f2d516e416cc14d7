import { expect, test } from 'vitest'
import { readUpdate, replacesForm } from './hotUpdates.ts'

const update = { at: 1_000, path: '/dashboard2/news/edit/1' }

test('a form replaces one that was removed shortly before, at the same path', () => {
  expect(replacesForm(update, update.path, 1_500)).toBe(true)
  expect(replacesForm(update, '/dashboard2/news/edit/2', 1_500)).toBe(false)
  expect(replacesForm(update, update.path, 500)).toBe(false)
  expect(replacesForm(update, update.path, 61_000)).toBe(false)
  expect(replacesForm(undefined, update.path, 1_500)).toBe(false)
})

test('a damaged note is none', () => {
  expect(readUpdate(JSON.stringify(update))).toEqual(update)
  expect([readUpdate(null), readUpdate('yes'), readUpdate('{"at":"1"}')]).toEqual([
    undefined,
    undefined,
    undefined,
  ])
})
