import { expect, test } from 'vitest'
import { isPlainEnter } from './useFirstMatch.ts'

const key = (pressed: Partial<Parameters<typeof isPlainEnter>[0]>) =>
  isPlainEnter({ key: 'Enter', ctrlKey: false, metaKey: false, ...pressed })

test('Enter chooses in a picker; with Ctrl or Cmd it goes on to the form, which publishes', () => {
  expect(key({})).toBe(true)
  expect(key({ ctrlKey: true })).toBe(false)
  expect(key({ metaKey: true })).toBe(false)
  expect(key({ key: 'a' })).toBe(false)
})
