import { useWindowEvent } from '@mantine/hooks'
import type { Goal } from '../../state/publicState.ts'

type Pressed = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey'>

/** Returns the goal of a shortcut: Ctrl+S saves (as a draft if possible), Ctrl+Enter publishes. */
export function goalOfKey(
  { key, ctrlKey, metaKey, altKey, shiftKey }: Pressed,
  canDraft: boolean,
): Goal | undefined {
  if (!(ctrlKey || metaKey) || altKey) return undefined
  if (key.toLowerCase() === 's') return canDraft ? 'draft' : 'live'
  return key === 'Enter' && !shiftKey ? 'live' : undefined
}

const isBehindDialog = (): boolean => document.querySelector('dialog:modal') !== null

/** Saves and publishes by shortcut; publishing is blocked while a dialog is open. */
export function useSaveKeys(save: (goal: Goal) => void, canDraft: boolean): void {
  useWindowEvent('keydown', (event) => {
    const goal = goalOfKey(event, canDraft)
    if (!goal || (goal === 'live' && isBehindDialog())) return
    event.preventDefault()
    if (!event.repeat) save(goal)
  })
}
