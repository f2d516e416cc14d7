import type { ClipboardEvent, DragEvent, KeyboardEvent, PointerEvent } from 'react'
import { placeAt, withEarlyWords, type EarlyPlace, type EarlyStep } from './earlyText.ts'

/** Where in the window the text was pointed at. */
export interface EarlyPoint {
  readonly left: number
  readonly top: number
}

const pointOf = ({ clientX, clientY }: { clientX: number; clientY: number }): EarlyPoint => ({
  left: clientX,
  top: clientY,
})

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
const isWriting = (step: EarlyStep): boolean =>
  !('files' in step) && (!('press' in step) || WRITES.has(step.press.key ?? ''))

/** Words, or the files of a clipboard that holds nothing else. */
function pasted(data: DataTransfer): EarlyStep {
  const html = data.getData('text/html')
  if (data.files.length > 0 && html === '') return { files: [...data.files] }
  return { html, plain: data.getData('text/plain') }
}

interface Pointed {
  point?: EarlyPoint | undefined
  place?: EarlyPlace | undefined
}

interface Hearing {
  keep: (step: EarlyStep) => void
  pointAt: (pointed: Pointed) => void
}

/** What the element that stands for the editor hears. */
const listeners = ({ keep, pointAt }: Hearing) => ({
  onKeyDown: (event: KeyboardEvent): void => {
    const step = stepOf(event)
    if (!step) return
    event.preventDefault() // Space would scroll the page
    keep(step)
  },
  onPaste: (event: ClipboardEvent): void => {
    keep(pasted(event.clipboardData))
    event.preventDefault()
  },
  onDragOver: (event: DragEvent): void => event.preventDefault(), // a file may be dropped here
  onDrop: (event: DragEvent): void => {
    event.preventDefault()
    pointAt({ point: pointOf(event) })
    keep({ files: [...event.dataTransfer.files] })
  },
  onPointerDown: (event: PointerEvent): void => {
    const { clientX, clientY, currentTarget } = event
    pointAt({ point: pointOf(event), place: placeAt(currentTarget, clientX, clientY) })
  },
})

/**
 * Keeps what is written into a text until its editor is there, so that no key is lost. `start` is the mark-up that the text has
 * when it comes onto the screen.
 */
export function createEarlyKeys(start: string) {
  let steps: EarlyStep[] = []
  let pointed: Pointed = {}
  const pointAt = (next: Pointed): void => {
    pointed = next
  }
  return {
    start,
    /** The listeners of the element that stands for the editor. `onWrite` is told the text with what is written so far. */
    listenersFor: (onWrite: (html: string) => void) => {
      const keep = (step: EarlyStep): void => {
        steps.push(step)
        if (isWriting(step)) onWrite(withEarlyWords(start, steps, pointed.place))
      }
      return listeners({ keep, pointAt })
    },
    /** What was written, and where; it is told once. */
    take: (): { steps: readonly EarlyStep[]; point: EarlyPoint | undefined } => {
      const told = { steps, point: pointed.point }
      steps = []
      pointed = { place: pointed.place }
      return told
    },
  }
}
export type EarlyKeys = ReturnType<typeof createEarlyKeys>
