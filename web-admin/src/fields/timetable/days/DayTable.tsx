import { Button, Input } from '@mantine/core'
import { useEffect, useId, useMemo, useRef } from 'react'
import { messageText } from '@flou/shared/texts/messages.ts'
import { useLanguage, useTextsOf } from '../../../core/texts/useText.ts'
import { useFormView } from '../../form/FormContext.ts'
import { below } from '../../../core/records/entries.ts'
import { AddEntry } from '../../nested/limit/AddEntry.tsx'
import { useCellLabel } from '../entries/Cell.tsx'
import { EntryRow } from '../entries/EntryRow.tsx'
import { PasteTimes } from '../PasteTimes.tsx'
import type { TimetableSchema } from '../timetableSchema.ts'
import { timeWarningsOf } from '../programme.ts'
import { TextHeads } from '../entries/TextCells.tsx'
import { timetableTexts } from '../../../core/texts/fieldEditors.ts'
import type { Days } from '../useDays.ts'
import { useEntries, type Entries } from '../entries/useEntries.ts'
import type { EntryMoves } from '../entries/useEntryMoves.ts'
import { useEntryActions, type EntryActions } from '../entries/useEntryActions.ts'
import { usePasting } from '../usePasting.ts'
import entry from '../entries/Entry.module.css'
import classes from '../Timetable.module.css'

interface Props {
  days: Days
  moves: EntryMoves
}

function useWarnings(facts: Entries['facts']) {
  const t = useTextsOf(timetableTexts)
  return useMemo(
    () =>
      timeWarningsOf(facts).map((warning) => {
        if (!warning) return undefined
        if (warning.is === 'nextDay') return t('nextDay')
        return t('overlap', { name: facts[warning.with]?.name || t('unnamed') })
      }),
    [facts, t],
  )
}

const dropOf = (drag: { from: number; to: number } | undefined, index: number) =>
  !drag || drag.to !== index || drag.from === index ? undefined : drag.to < drag.from ? 'before' : 'after'

function useFaultyDetails({ details }: TimetableSchema, path: string): ReadonlySet<number> {
  const { errors } = useFormView()
  const names = new Set([...Object.keys(details.fields), ...Object.keys(details.localized)])
  const keys = Object.keys(errors).filter(
    (key) => key.startsWith(`${path}.`) && names.has(key.split('.').at(-1) ?? ''),
  )
  return new Set(keys.map((key) => Number(key.slice(path.length + 1).split('.')[0])))
}

function Heads({ schema }: { schema: TimetableSchema }) {
  const labelOf = useCellLabel()
  return (
    <div className={entry.heads} aria-hidden="true">
      <div className={entry.times}>
        <span>{labelOf(schema.start)}</span>
        <span>{labelOf(schema.end)}</span>
      </div>
      <TextHeads texts={schema.texts} />
    </div>
  )
}

interface RowsProps {
  days: Days
  entries: Entries
  drag: { from: number; to: number } | undefined
  actions: EntryActions
}

function Rows({ days, entries, drag, actions }: RowsProps) {
  const { schema, open: day, names } = days
  const { path, list, facts, details, nameOf } = entries
  const warnings = useWarnings(facts)
  const faulty = useFaultyDetails(schema, path)
  return list.items.map((_, index) => (
    <EntryRow
      key={list.keys[index]}
      schema={schema}
      path={below(path, index)}
      name={nameOf(index)}
      index={index}
      isLast={index === list.items.length - 1}
      day={day}
      dayNames={names}
      warning={warnings[index]}
      isOpen={details.open.has(list.keys[index] ?? '') || faulty.has(index)}
      drop={dropOf(drag, index)}
      isDragged={drag?.from === index}
      actions={actions}
    />
  ))
}

/** Entries of the open day. Only these are mounted, so that long events stay fast. */
export function DayTable({ days, moves }: Props) {
  const t = useTextsOf(timetableTexts)
  const box = useRef<HTMLDivElement>(null)
  const { schema, open: day, openEntry: shown } = days
  const path = below(days.path, day, schema.entries)
  const entries = useEntries(days, path)
  const { items } = entries.list
  const error = useFormView().errors[path]
  const errorId = useId()
  const language = useLanguage()
  const { drag, actions, add, sort } = useEntryActions({ days, moves, entries, box })
  const { dialog, setDialog, paste, onPaste } = usePasting({ schema, entries, moves })
  useEffect(() => {
    if (shown.focus === undefined) return
    box.current?.querySelector<HTMLElement>(`[data-item="${path}.${shown.focus}"] input`)?.focus()
  }, []) // eslint-disable-line -- only where the table starts with an entry that came from elsewhere
  return (
    <div
      role="group"
      data-field={path}
      aria-describedby={error === undefined ? undefined : errorId}
      onPaste={onPaste}
    >
      {error !== undefined && (
        <Input.Error role="alert" id={errorId}>
          {messageText(error, language)}
        </Input.Error>
      )}
      <div className={classes.dayTools}>
        <Button size="xs" variant="default" disabled={items.length < 2} onClick={sort}>
          {t('sort')}
        </Button>
        <Button size="xs" variant="default" onClick={() => setDialog({ text: '', from: 0 })}>
          {t('paste')}
        </Button>
      </div>
      {items.length > 0 ? <Heads schema={schema} /> : <p className={classes.empty}>{t('noItems')}</p>}
      <div ref={box} className={classes.items} data-dragging={drag !== undefined || undefined}>
        <Rows days={days} entries={entries} drag={drag} actions={actions} />
        <AddEntry limit={entries.limit} onAdd={add}>
          {t('addItem')}
        </AddEntry>
      </div>
      {dialog && (
        <PasteTimes
          schema={schema}
          initialText={dialog.text}
          onClose={() => setDialog(undefined)}
          onPaste={paste}
        />
      )}
    </div>
  )
}
