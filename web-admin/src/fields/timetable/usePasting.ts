import { useState, type ClipboardEvent } from 'react'
import { notifyError, notifySuccess } from '../../core/state/notify.ts'
import { useTextsOf } from '../../core/texts/useText.ts'
import { withPasted } from './pasted.ts'
import { readTable, type PastedLine } from './pastedTable.ts'
import type { TimetableSchema } from './timetableSchema.ts'
import { timetableTexts } from '../../core/texts/fieldEditors.ts'
import type { Entries } from './entries/useEntries.ts'
import type { EntryMoves } from './entries/useEntryMoves.ts'

interface Options {
  schema: TimetableSchema
  entries: Entries
  moves: EntryMoves
}

interface PasteDialog {
  text: string
  /** Entry that the first line fills. */
  from: number
}

/** Fills pasted lines into entries: from the top, or from the focused row. */
export function usePasting({ schema, entries: { list }, moves }: Options) {
  const t = useTextsOf(timetableTexts)
  const [dialog, setDialog] = useState<PasteDialog>()
  const paste = (lines: readonly PastedLine[]) => {
    const from = dialog?.from ?? 0
    setDialog(undefined)
    moves.setAll(withPasted(schema, list.items, { lines, from }))
    const { max } = schema.entry
    const count = Math.min(lines.length, max - from)
    if (count < lines.length) notifyError(t('pastedPart', { count, all: lines.length, max }))
    else notifySuccess(t('pasted', { count }))
  }
  const onPaste = (event: ClipboardEvent) => {
    const text = event.clipboardData.getData('text/plain')
    if (readTable(text).rows.length < 2) return
    event.preventDefault()
    const row = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-item]') : null
    setDialog({ text, from: Number(row?.dataset['item']?.split('.').at(-1) ?? 0) })
  }
  return { dialog, setDialog, paste, onPaste }
}
