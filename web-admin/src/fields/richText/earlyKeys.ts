import type { ClipboardEvent, DragEvent, KeyboardEvent, PointerEvent } from 'react'
import { positionAt, withEarlyEdits, type EarlyPosition, type EarlyEdit } from './earlyText.ts'

interface EarlyPoint {
  readonly left: number
  readonly top: number
}

const pointOf = ({ clientX, clientY }: { clientX: number; clientY: number }): EarlyPoint => ({
  left: clientX,
  top: clientY,
})

const FORMATS: ReadonlySet<string> = new Set(['b', 'i', 'u'])
const WRITES: ReadonlySet<string> = new Set(['Enter', 'Backspace'])

function editOf({ key, code, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent): EarlyEdit | undefined {
  const isCommand = ctrlKey || metaKey
  if (isCommand ? FORMATS.has(key.toLowerCase()) : WRITES.has(key)) {
    return { press: { key, code, ctrlKey, metaKey, shiftKey } }
  }
  // AltGr reports Ctrl and Alt
  return /^.$/u.test(key) && (!isCommand || altKey) ? { text: key } : undefined
}

const isWriting = (edit: EarlyEdit): boolean =>
  !('files' in edit) && (!('press' in edit) || WRITES.has(edit.press.key ?? ''))

function pasted(data: DataTransfer): EarlyEdit {
  const html = data.getData('text/html')
  if (data.files.length > 0 && html === '') return { files: [...data.files] }
  return { html, plain: data.getData('text/plain') }
}

interface Pointed {
  point?: EarlyPoint | undefined
  position?: EarlyPosition | undefined
}

interface Recorder {
  record: (edit: EarlyEdit) => void
  pointAt: (pointed: Pointed) => void
}

const listeners = ({ record, pointAt }: Recorder) => ({
  onKeyDown: (event: KeyboardEvent): void => {
    const edit = editOf(event)
    if (!edit) return
    event.preventDefault() // Space would scroll the page
    record(edit)
  },
  onPaste: (event: ClipboardEvent): void => {
    record(pasted(event.clipboardData))
    event.preventDefault()
  },
  onDragOver: (event: DragEvent): void => event.preventDefault(),
  onDrop: (event: DragEvent): void => {
    event.preventDefault()
    pointAt({ point: pointOf(event) })
    record({ files: [...event.dataTransfer.files] })
  },
  onPointerDown: (event: PointerEvent): void => {
    const { clientX, clientY, currentTarget } = event
    pointAt({ point: pointOf(event), position: positionAt(currentTarget, clientX, clientY) })
  },
})

/**
 * Records input into a text until its editor loads, so that no key is lost. `start` is the initial markup.
 */
export function createEarlyKeys(start: string) {
  let edits: EarlyEdit[] = []
  let pointed: Pointed = {}
  const pointAt = (next: Pointed): void => {
    pointed = next
  }
  return {
    start,
    listenersFor: (onWrite: (html: string) => void) => {
      const record = (edit: EarlyEdit): void => {
        edits.push(edit)
        if (isWriting(edit)) onWrite(withEarlyEdits(start, edits, pointed.position))
      }
      return listeners({ record, pointAt })
    },
    /** Returns the recorded input and pointer position once, then resets them. */
    take: (): { edits: readonly EarlyEdit[]; point: EarlyPoint | undefined } => {
      const taken = { edits, point: pointed.point }
      edits = []
      pointed = { position: pointed.position }
      return taken
    },
  }
}
export type EarlyKeys = ReturnType<typeof createEarlyKeys>
