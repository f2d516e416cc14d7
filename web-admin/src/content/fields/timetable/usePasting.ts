import { useState, type ClipboardEvent } from 'react'
import { notifyError, notifySuccess } from '../../../elements/notify.ts'
import { useTextsOf } from '../../../texts/useTextsOf.ts'
import { withPasted } from './pasted.ts'
import { readProgramme, type PastedLine } from './programme.ts'
import type { TimetableParts } from './parts.ts'
import { timetableTexts } from './timetableTexts.ts'
import type { Entries } from './entries/useEntries.ts'
import type { EntryMoves } from './entries/useEntryMoves.ts'

interface Options {
  parts: TimetableParts
  entries: Entries
  moves: EntryMoves
}

/** Times of a programme fill the entries: from the top where they are asked for, else from the row in which they are pasted. */
export function usePasting({ parts, entries: { list }, moves }: Options) {
  const t = useTextsOf(timetableTexts)
  const [isAsking, setAsking] = useState(false)
  const paste = (lines: readonly PastedLine[], from = 0) => {
    setAsking(false)
    moves.setAll(withPasted(parts, list.items, { lines, from }))
    const { max } = parts.entry
    const count = Math.min(lines.length, max - from)
    if (count < lines.length) notifyError(t('pastedPart', { count, all: lines.length, max }))
    else notifySuccess(t('pasted', { count }))
  }
  const onPaste = (event: ClipboardEvent) => {
    const lines = readProgramme(event.clipboardData.getData('text/plain'))
    if (lines.length < 2) return
    event.preventDefault()
    const row = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-item]') : null
    paste(lines, Number(row?.dataset['item']?.split('.').at(-1) ?? 0))
  }
  return { isAsking, setAsking, paste, onPaste }
}
