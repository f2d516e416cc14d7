import { useEffect, useRef } from 'react'
import type { Goal } from '../standing/goal.ts'

type Pressed = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey'>

/** What a key does with a form (decision 49): Ctrl+S saves a draft, or saves where there are none; Ctrl+Enter publishes. */
export function goalOfKey(
  { key, ctrlKey, metaKey, altKey, shiftKey }: Pressed,
  canDraft: boolean,
): Goal | undefined {
  if (!(ctrlKey || metaKey) || altKey) return undefined
  if (key.toLowerCase() === 's') return canDraft ? 'draft' : 'live'
  return key === 'Enter' && !shiftKey ? 'live' : undefined
}

/** True while a dialog is open above the form: its keys are its own. */
const isBehindDialog = (): boolean => document.querySelector('dialog:modal') !== null

/** Saves and publishes by key. Nothing is sent from behind an open dialog, but the browser's own Ctrl+S stays off. */
export function useSaveKeys(save: (goal: Goal) => void, canDraft: boolean): void {
  const latest = useRef({ save, canDraft })
  useEffect(() => {
    latest.current = { save, canDraft }
  })
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const goal = goalOfKey(event, latest.current.canDraft)
      if (!goal || (goal === 'live' && isBehindDialog())) return
      event.preventDefault()
      if (!event.repeat) latest.current.save(goal)
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [])
}
