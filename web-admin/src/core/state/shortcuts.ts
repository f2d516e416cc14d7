import { useWindowEvent } from '@mantine/hooks'
import { useEffect } from 'react'
import { browserStorage } from './localStorage.ts'
import { createStore } from './store.ts'

/** Keys by group and action. Handlers and the list of shortcuts read them here. `Mod` is Ctrl or ⌘. */
export const SHORTCUTS = {
  everywhere: {
    palette: ['Mod+k'],
    filterEntries: ['/'],
    help: ['?'],
  },
  navigation: {
    entry: ['ArrowUp', 'ArrowDown'],
    entryEnds: ['Home', 'End'],
    openArea: ['ArrowRight'],
    closeArea: ['ArrowLeft'],
    pinEntry: ['p'],
  },
  list: {
    nextRow: ['j', 'ArrowDown'],
    previousRow: ['k', 'ArrowUp'],
    openRow: ['Enter'],
    selectRow: ['x'],
    approveSelected: ['a'],
    rejectSelected: ['r'],
    markDone: ['d'],
    markSpam: ['s'],
  },
  form: {
    saveDraft: ['Mod+s'],
    publish: ['Mod+Enter', 'Mod+s'],
    save: ['Mod+s', 'Mod+Enter'],
  },
  items: {
    moveUp: ['Alt+ArrowUp'],
    moveDown: ['Alt+ArrowDown'],
  },
  text: {
    bold: ['Mod+b'],
    italic: ['Mod+i'],
    underline: ['Mod+u'],
    link: ['Mod+k'],
    heading2: ['Mod+Alt+2'],
    heading3: ['Mod+Alt+3'],
    heading4: ['Mod+Alt+4'],
    paragraph: ['Mod+Alt+0'],
    ordered: ['Mod+Shift+7'],
    bullets: ['Mod+Shift+8'],
    quote: ['Mod+Shift+9'],
    lineBreak: ['Shift+Enter'],
    undo: ['Mod+z'],
    redo: ['Mod+Shift+z', 'Mod+y'],
  },
  grid: {
    move: ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight'],
    extend: ['Shift+ArrowUp', 'Shift+ArrowDown', 'Shift+ArrowLeft', 'Shift+ArrowRight'],
    far: ['Mod+ArrowUp', 'Mod+ArrowDown', 'Mod+ArrowLeft', 'Mod+ArrowRight'],
    page: ['PageUp', 'PageDown'],
    ends: ['Home', 'End'],
    corners: ['Mod+Home', 'Mod+End'],
    edit: ['Enter', 'F2'],
    toggle: [' '],
    clear: ['Delete', 'Backspace'],
    undo: ['Mod+z'],
    redo: ['Mod+y', 'Mod+Shift+z'],
    fillDown: ['Mod+d'],
    selectAll: ['Mod+a'],
  },
  decision: {
    approve: ['a'],
    requestChanges: ['c'],
    reject: ['r'],
    nextChange: ['j'],
    previousChange: ['k'],
  },
  translation: {
    nextTranslation: ['Mod+Alt+n'],
    previousTranslation: ['Mod+Alt+p'],
  },
  submission: {
    nextSubmission: ['j'],
    previousSubmission: ['k'],
  },
} as const satisfies Readonly<Record<string, Readonly<Record<string, readonly string[]>>>>

export type ShortcutGroup = keyof typeof SHORTCUTS
export type ShortcutOf<G extends ShortcutGroup> = keyof (typeof SHORTCUTS)[G] & string

export type AnyShortcut = { [G in ShortcutGroup]: ShortcutOf<G> }[ShortcutGroup]

export type Pressed = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey'>

function combinationOf({ key, ctrlKey, metaKey, altKey, shiftKey }: Pressed): string {
  const isCommand = ctrlKey || metaKey
  const isCharacter = key.length === 1
  return [
    isCommand && 'Mod',
    altKey && 'Alt',
    shiftKey && (isCommand || !isCharacter) && 'Shift',
    isCommand && isCharacter ? key.toLowerCase() : key,
  ]
    .filter((part) => part !== false)
    .join('+')
}

export const namesOf = <G extends ShortcutGroup>(group: G): ShortcutOf<G>[] =>
  Object.keys(SHORTCUTS[group]) as ShortcutOf<G>[]

export const keysOf = <G extends ShortcutGroup>(group: G, name: ShortcutOf<G>): readonly string[] =>
  (SHORTCUTS[group] as Readonly<Record<string, readonly string[]>>)[name] ?? []

/** Returns the action of the pressed keys among `names`, in order of the registry. */
export function shortcutOf<G extends ShortcutGroup>(
  group: G,
  pressed: Pressed,
  names: readonly ShortcutOf<G>[] = namesOf(group),
): ShortcutOf<G> | undefined {
  const combination = combinationOf(pressed)
  return names.find((name) => keysOf(group, name).includes(combination))
}

export const SAVE_ID = 'save-form'

interface ShownGroup {
  group: ShortcutGroup
  names: readonly AnyShortcut[]
}

/** Shortcuts that work on the present screen, in order of mounting. */
export const shownShortcuts = createStore<readonly ShownGroup[]>([])

export function useShownShortcuts<G extends ShortcutGroup>(group: G, names: readonly ShortcutOf<G>[]): void {
  const list = names.join(' ')
  useEffect(() => {
    if (list === '') return undefined
    const shown = { group, names: list.split(' ') as AnyShortcut[] }
    shownShortcuts.set([...shownShortcuts.get(), shown])
    return () => shownShortcuts.set(shownShortcuts.get().filter((one) => one !== shown))
  }, [group, list])
}

const STORAGE_KEY = 'flou.decisionKeys'

/** Shortcuts of a single character can be disabled (WCAG 2.1.4). */
export const areKeysOn = createStore(browserStorage.read(STORAGE_KEY) !== 'off')

export function switchKeys(isOn: boolean): void {
  areKeysOn.set(isOn)
  if (isOn) browserStorage.forget(STORAGE_KEY)
  else browserStorage.write(STORAGE_KEY, 'off')
}

const INPUTS =
  'input:not([type="radio"], [type="checkbox"]), textarea, select, [contenteditable="true"], [role="combobox"]'
const isTyping = ({ target }: KeyboardEvent): boolean =>
  target instanceof Element && target.closest(INPUTS) !== null

const isBehindDialog = (): boolean => document.querySelector('dialog:modal') !== null

type Handlers<G extends ShortcutGroup> = Readonly<Partial<Record<ShortcutOf<G>, () => void>>>

/**
 * Handles and lists shortcuts of the whole screen. Single characters do nothing while the user is typing, and
 * a dialog blocks all but `overDialogs`.
 */
export function useShortcuts<G extends ShortcutGroup>(
  group: G,
  handlers: Handlers<G>,
  overDialogs: readonly ShortcutOf<G>[] = [],
): void {
  const names = namesOf(group).filter((name) => handlers[name])
  useShownShortcuts(group, names)
  useWindowEvent('keydown', (event) => {
    const name = shortcutOf(group, event, names)
    if (!name || (group === 'everywhere' && event.defaultPrevented)) return
    const isCharacter = !(event.ctrlKey || event.metaKey)
    if (isCharacter && (event.repeat || !areKeysOn.get() || isTyping(event))) return
    if (isBehindDialog() && !overDialogs.includes(name)) return
    event.preventDefault()
    if (!event.repeat) handlers[name]?.()
  })
}
