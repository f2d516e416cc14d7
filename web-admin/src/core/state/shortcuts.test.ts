import { expect, test } from 'vitest'
import { shortcutTexts } from '../texts/shortcuts.ts'
import { keyNames } from './keyNames.ts'
import { SHORTCUTS, shortcutOf, type Pressed, type ShortcutGroup } from './shortcuts.ts'

const NONE = { key: '', ctrlKey: false, metaKey: false, altKey: false, shiftKey: false }
const press = (group: ShortcutGroup, pressed: Partial<Pressed>) => shortcutOf(group, { ...NONE, ...pressed })

const pressOf = (combination: string): Pressed => {
  const parts = combination.split('+')
  return {
    key: parts.at(-1) ?? '',
    ctrlKey: parts.includes('Mod'),
    metaKey: false,
    altKey: parts.includes('Alt'),
    shiftKey: parts.includes('Shift'),
  }
}

test('each combination of the registry is recognised by its group', () => {
  const lost = Object.entries(SHORTCUTS).flatMap(([group, actions]) =>
    Object.entries<readonly string[]>(actions).flatMap(([name, keys]) =>
      keys
        .filter((one) => shortcutOf(group as ShortcutGroup, pressOf(one), [name] as never) !== name)
        .map((one) => `${group}.${name} ${one}`),
    ),
  )

  expect(lost).toEqual([])
})

test('each group and action has a text', () => {
  const keys = Object.entries(SHORTCUTS).flatMap(([group, actions]) => [
    `shortcutGroups.${group}`,
    ...Object.keys(actions).map((name) => `shortcuts.${name}`),
  ])

  expect(keys.filter((key) => !(key in shortcutTexts))).toEqual([])
})

test('single keys decide and go on; with a modifier they are the browser’s', () => {
  expect(['a', 'c', 'r', 'j', 'k', 'x'].map((key) => press('decision', { key }))).toEqual([
    'approve',
    'requestChanges',
    'reject',
    'nextChange',
    'previousChange',
    undefined,
  ])
  expect(press('decision', { key: 'r', ctrlKey: true })).toBeUndefined()
  expect(press('decision', { key: 'a', metaKey: true })).toBeUndefined()
  expect(press('decision', { key: 'A', shiftKey: true })).toBeUndefined()
})

test('a question mark needs Shift on most keyboards; Ctrl and ⌘ are the same', () => {
  expect(press('everywhere', { key: '?', shiftKey: true })).toBe('help')
  expect(press('everywhere', { key: '?' })).toBe('help')
  expect(press('everywhere', { key: 'k', metaKey: true })).toBe('palette')
  expect(press('everywhere', { key: 'K', ctrlKey: true })).toBe('palette')
  expect(press('everywhere', { key: 'k', ctrlKey: true, shiftKey: true })).toBeUndefined()
})

test('keys are named as on the keyboard', () => {
  expect(keyNames('Mod+Shift+z', false)).toEqual(['Ctrl', 'Shift', 'Z'])
  expect(keyNames('Mod+Shift+z', true)).toEqual(['⌘', '⇧', 'Z'])
  expect(keyNames('Alt+ArrowUp', false)).toEqual(['Alt', '↑'])
  expect(keyNames('?', false)).toEqual(['?'])
})
