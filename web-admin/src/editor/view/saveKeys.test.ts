import { expect, test } from 'vitest'
import { shortcutOf, type Pressed, type ShortcutOf } from '../../core/state/shortcuts.ts'
import { saveHandlers } from './useEditor.ts'

const NONE = { key: '', ctrlKey: false, metaKey: false, altKey: false, shiftKey: false }

/** Goal of a press in a form. */
function goalOf(pressed: Partial<Pressed>, options = { canDraft: true, isPublic: true }): string | undefined {
  let goal: string | undefined
  const handlers: Partial<Record<ShortcutOf<'form'>, () => void>> = saveHandlers(
    (chosen) => (goal = chosen),
    options,
  )
  const names = (['saveDraft', 'publish', 'save'] as const).filter((name) => handlers[name])
  const name = shortcutOf('form', { ...NONE, ...pressed }, names)
  if (name) handlers[name]?.()
  return goal
}

test('Enter alone neither saves nor publishes', () => {
  expect(goalOf({ key: 'Enter' })).toBeUndefined()
  expect(goalOf({ key: 'Enter', shiftKey: true })).toBeUndefined()
})

test('Ctrl+S saves a draft, and saves where there are no drafts', () => {
  const ctrlS = { key: 's', ctrlKey: true }

  expect(goalOf(ctrlS)).toBe('draft')
  expect(goalOf({ key: 'S', metaKey: true })).toBe('draft')
  expect(goalOf(ctrlS, { canDraft: false, isPublic: true })).toBe('live')
  expect(goalOf(ctrlS, { canDraft: false, isPublic: false })).toBe('live')
})

test('Ctrl+Enter publishes', () => {
  expect(goalOf({ key: 'Enter', ctrlKey: true })).toBe('live')
  expect(goalOf({ key: 'Enter', metaKey: true }, { canDraft: false, isPublic: false })).toBe('live')
  expect(goalOf({ key: 'Enter', ctrlKey: true, altKey: true })).toBeUndefined()
  expect(goalOf({ key: 'Enter', ctrlKey: true, shiftKey: true })).toBeUndefined()
})
