import { expect, test } from 'vitest'
import { actionOfKey } from './decisionKeys.ts'

const pressed = (key: string, modifiers: Partial<KeyboardEvent> = {}) =>
  actionOfKey({ key, ctrlKey: false, metaKey: false, altKey: false, shiftKey: false, ...modifiers })

test('single keys decide and go on; with a modifier they are the browser’s', () => {
  expect(['a', 'c', 'r', 'j', 'k', 'x'].map((key) => pressed(key))).toEqual([
    'approve',
    'request',
    'reject',
    'next',
    'previous',
    undefined,
  ])
  expect(pressed('r', { ctrlKey: true })).toBeUndefined()
  expect(pressed('a', { metaKey: true })).toBeUndefined()
})
