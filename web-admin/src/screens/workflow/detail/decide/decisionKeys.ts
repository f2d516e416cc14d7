import { useEffect, useRef } from 'react'
import { createStore } from '../../../../state/createStore.ts'
import { kept } from '../../../../state/localStorage.ts'

/** What a single key does on the screen of a change. */
export const DECISION_KEYS = {
  a: 'approve',
  c: 'request',
  r: 'reject',
  j: 'next',
  k: 'previous',
} as const
export type DecisionKey = (typeof DECISION_KEYS)[keyof typeof DECISION_KEYS]

const PLACE = 'flou.decisionKeys'

/** Whether single keys act; people who dictate or brush against keys switch them off (WCAG 2.1.4). */
export const areKeysOn = createStore(kept.read(PLACE) !== 'off')

export function switchKeys(isOn: boolean): void {
  areKeysOn.set(isOn)
  if (isOn) kept.forget(PLACE)
  else kept.write(PLACE, 'off')
}

type Pressed = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey'>

/** What a key asks for; undefined for keys that mean something else. */
export function actionOfKey({ key, ctrlKey, metaKey, altKey, shiftKey }: Pressed): DecisionKey | undefined {
  if (ctrlKey || metaKey || altKey || shiftKey) return undefined
  return Object.hasOwn(DECISION_KEYS, key) ? DECISION_KEYS[key as keyof typeof DECISION_KEYS] : undefined
}

/** What takes letters; a switch or a choice does not. */
const INPUTS =
  'input:not([type="radio"], [type="checkbox"]), textarea, select, [contenteditable="true"], [role="combobox"]'
const isTyping = ({ target }: KeyboardEvent): boolean =>
  target instanceof Element && target.closest(INPUTS) !== null

/** Acts on single keys while nobody types and no dialog is open. */
export function useDecisionKeys(act: (action: DecisionKey) => void): void {
  const latest = useRef(act)
  useEffect(() => {
    latest.current = act
  })
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const action = actionOfKey(event)
      if (!action || event.repeat || !areKeysOn.get() || isTyping(event)) return
      if (document.querySelector('dialog:modal')) return
      event.preventDefault()
      latest.current(action)
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [])
}
