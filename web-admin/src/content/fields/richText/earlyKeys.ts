import type { ClipboardEvent, KeyboardEvent } from 'react'

/** One thing that a person wrote into a text before its editor was there. */
export type EarlyStep =
  | { readonly text: string }
  | { readonly press: Pick<KeyboardEventInit, 'key' | 'code' | 'ctrlKey' | 'metaKey' | 'shiftKey'> }
  | { readonly html: string; readonly plain: string }

/** Where in the window the text was pointed at. */
export interface EarlyPoint {
  readonly left: number
  readonly top: number
}

/** Formats what is written next, with Ctrl or ⌘. */
const FORMATS: ReadonlySet<string> = new Set(['b', 'i', 'u'])
const WRITES: ReadonlySet<string> = new Set(['Enter', 'Backspace'])

function stepOf({ key, code, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent): EarlyStep | undefined {
  const isCommand = ctrlKey || metaKey
  if (isCommand ? FORMATS.has(key.toLowerCase()) : WRITES.has(key)) {
    return { press: { key, code, ctrlKey, metaKey, shiftKey } }
  }
  // AltGr writes characters and says that Ctrl and Alt are held
  return /^.$/u.test(key) && (!isCommand || altKey) ? { text: key } : undefined
}

/** Keeps what is written into a text until its editor is there, so that no key is lost. */
export function createEarlyKeys() {
  let steps: EarlyStep[] = []
  let point: EarlyPoint | undefined
  return {
    /** The listeners of the element that stands for the editor. */
    listeners: {
      onKeyDown: (event: KeyboardEvent): void => {
        const step = stepOf(event)
        if (!step) return
        event.preventDefault() // Space would scroll the page
        steps.push(step)
      },
      onPaste: (event: ClipboardEvent): void => {
        const read = (type: string) => event.clipboardData.getData(type)
        steps.push({ html: read('text/html'), plain: read('text/plain') })
        event.preventDefault()
      },
      onPointerDown: ({ clientX, clientY }: { clientX: number; clientY: number }): void => {
        point = { left: clientX, top: clientY }
      },
    },
    /** What was written, and where; it is told once. */
    take: (): { steps: readonly EarlyStep[]; point: EarlyPoint | undefined } => {
      const told = { steps, point }
      steps = []
      point = undefined
      return told
    },
  }
}
export type EarlyKeys = ReturnType<typeof createEarlyKeys>
