import type { ClipboardEvent, KeyboardEvent, PointerEvent } from 'react'
import { placeAt, withEarlyWords, type EarlyPlace, type EarlyStep } from './earlyText.ts'

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

/** A format alone writes nothing yet. */
const isWriting = (step: EarlyStep): boolean => !('press' in step) || WRITES.has(step.press.key ?? '')

/**
 * Keeps what is written into a text until its editor is there, so that no key is lost. `start` is the mark-up that the text has
 * when it comes onto the screen.
 */
export function createEarlyKeys(start: string) {
  let steps: EarlyStep[] = []
  let point: EarlyPoint | undefined
  let place: EarlyPlace | undefined
  return {
    start,
    /** The listeners of the element that stands for the editor. `onWrite` is told the text with what is written so far. */
    listenersFor: (onWrite: (html: string) => void) => {
      const keep = (step: EarlyStep): void => {
        steps.push(step)
        if (isWriting(step)) onWrite(withEarlyWords(start, steps, place))
      }
      return {
        onKeyDown: (event: KeyboardEvent): void => {
          const step = stepOf(event)
          if (!step) return
          event.preventDefault() // Space would scroll the page
          keep(step)
        },
        onPaste: (event: ClipboardEvent): void => {
          const read = (type: string) => event.clipboardData.getData(type)
          keep({ html: read('text/html'), plain: read('text/plain') })
          event.preventDefault()
        },
        onPointerDown: ({ currentTarget, clientX, clientY }: PointerEvent): void => {
          point = { left: clientX, top: clientY }
          place = placeAt(currentTarget, clientX, clientY)
        },
      }
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
