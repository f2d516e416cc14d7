import { expect, test } from 'vitest'
import { NOTHING_TYPED, withKey } from './typedAhead.ts'

const press = (...pressed: string[]) =>
  pressed.reduce(
    (typed, key) => withKey(typed, { key, ctrlKey: false, metaKey: false, altKey: false }) ?? typed,
    NOTHING_TYPED,
  )

test('keys pressed while the palette loads become its keyword, and Enter waits for it', () => {
  expect(press('?', 'Shift', 'a', 'b', 'Backspace', 'c')).toEqual({ keyword: '?ac', isEntered: false })
  expect(press('a', 'Enter')).toEqual({ keyword: 'a', isEntered: true })
  expect(press('a', 'Enter', 'b')).toEqual({ keyword: 'ab', isEntered: false })
})

test('combinations are not text', () => {
  expect(withKey(NOTHING_TYPED, { key: 'k', ctrlKey: true, metaKey: false, altKey: false })).toBeUndefined()
})
