import { useWindowEvent } from '@mantine/hooks'
import { createStore } from '../../../core/state/store.ts'
import { browserStorage } from '../../../core/state/localStorage.ts'

const DECISION_KEYS = {
  a: 'approve',
  c: 'request',
  r: 'reject',
  j: 'next',
  k: 'previous',
} as const
export type DecisionKey = (typeof DECISION_KEYS)[keyof typeof DECISION_KEYS]

const STORAGE_KEY = 'flou.decisionKeys'

/** Single-key shortcuts can be disabled (WCAG 2.1.4). */
export const areKeysOn = createStore(browserStorage.read(STORAGE_KEY) !== 'off')

export function switchKeys(isOn: boolean): void {
  areKeysOn.set(isOn)
  if (isOn) browserStorage.forget(STORAGE_KEY)
  else browserStorage.write(STORAGE_KEY, 'off')
}

type Pressed = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey'>

export function actionOfKey({ key, ctrlKey, metaKey, altKey, shiftKey }: Pressed): DecisionKey | undefined {
  if (ctrlKey || metaKey || altKey || shiftKey) return undefined
  return Object.hasOwn(DECISION_KEYS, key) ? DECISION_KEYS[key as keyof typeof DECISION_KEYS] : undefined
}

const INPUTS =
  'input:not([type="radio"], [type="checkbox"]), textarea, select, [contenteditable="true"], [role="combobox"]'
const isTyping = ({ target }: KeyboardEvent): boolean =>
  target instanceof Element && target.closest(INPUTS) !== null

/** Handles single keys unless the user is typing or a modal dialog is open. */
export function useDecisionKeys(act: (action: DecisionKey) => void): void {
  useWindowEvent('keydown', (event) => {
    const action = actionOfKey(event)
    if (!action || event.repeat || !areKeysOn.get() || isTyping(event)) return
    if (document.querySelector('dialog:modal')) return
    event.preventDefault()
    act(action)
  })
}
