import { expect, test } from 'vitest'
import { goalOfKey } from './useEditor.ts'

const key = (pressed: Partial<Parameters<typeof goalOfKey>[0]>) =>
  goalOfKey({ key: '', ctrlKey: false, metaKey: false, altKey: false, shiftKey: false, ...pressed }, true)

test('Enter alone neither saves nor publishes', () => {
  expect(key({ key: 'Enter' })).toBeUndefined()
  expect(key({ key: 'Enter', shiftKey: true })).toBeUndefined()
})

test('Ctrl+S saves a draft, and saves where there are no drafts', () => {
  const ctrlS = { key: 's', ctrlKey: true, metaKey: false, altKey: false, shiftKey: false }

  expect([goalOfKey(ctrlS, true), goalOfKey(ctrlS, false)]).toEqual(['draft', 'live'])
  expect(key({ key: 'S', metaKey: true })).toBe('draft')
})

test('Ctrl+Enter publishes', () => {
  expect(key({ key: 'Enter', ctrlKey: true })).toBe('live')
  expect(key({ key: 'Enter', metaKey: true })).toBe('live')
  expect(key({ key: 'Enter', ctrlKey: true, altKey: true })).toBeUndefined()
})
