import { useState, type ClipboardEvent } from 'react'
import { notifyError, notifySuccess } from '../../core/state/notify.ts'
import { useTextsOf } from '../../core/texts/useText.ts'
import { withPasted } from './pasted.ts'
import { readProgramme, type PastedLine } from './programme.ts'
import type { TimetableSchema } from './timetableSchema.ts'
import { timetableTexts } from '../../core/texts/fieldEditors.ts'
import type { Entries } from './entries/useEntries.ts'
import type { EntryMoves } from './entries/useEntryMoves.ts'

interface Options {
  schema: TimetableSchema
  entries: Entries
  moves: EntryMoves
}

/** Fills pasted times into entries: from the top in the dialog, else from the focused row. */
export function usePasting({ schema, entries: { list }, moves }: Options) {
  const t = useTextsOf(timetableTexts)
  const [isDialogOpen, setDialogOpen] = useState(false)
  const paste = (lines: readonly PastedLine[], from = 0) => {
    setDialogOpen(false)
    moves.setAll(withPasted(schema, list.items, { lines, from }))
    const { max } = schema.entry
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
  return { isDialogOpen, setDialogOpen, paste, onPaste }
}
