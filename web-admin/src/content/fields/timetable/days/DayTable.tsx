import { Button, Input } from '@mantine/core'
import { useEffect, useId, useMemo, useRef } from 'react'
import { messageText } from '@flou/shared/messages.ts'
import { useLanguage } from '../../../../texts/useText.ts'
import { useTextsOf } from '../../../../texts/useTextsOf.ts'
import { useFormView } from '../../../form/FormContext.ts'
import { below } from '../../../form/entries.ts'
import { AddEntry } from '../../nested/limit/AddEntry.tsx'
import { useCellLabel } from '../entries/Cell.tsx'
import { EntryRow } from '../entries/EntryRow.tsx'
import { PasteTimes } from '../PasteTimes.tsx'
import type { TimetableParts } from '../parts.ts'
import { odditiesOf } from '../programme.ts'
import { TextHeads } from '../entries/TextCells.tsx'
import { timetableTexts } from '../timetableTexts.ts'
import type { Days } from '../useDays.ts'
import { useEntries, type Entries } from '../entries/useEntries.ts'
import type { EntryMoves } from '../entries/useEntryMoves.ts'
import { useEntrySteps, type EntryActions } from '../entries/useEntrySteps.ts'
import { usePasting } from '../usePasting.ts'
import entry from '../entries/Entry.module.css'
import classes from '../Timetable.module.css'

interface Props {
  days: Days
  moves: EntryMoves
}

/** What is odd about each entry's time, in words. */
function useWarnings(facts: Entries['facts']) {
  const t = useTextsOf(timetableTexts)
  return useMemo(
    () =>
      odditiesOf(facts).map((odd) => {
        if (!odd) return undefined
        if (odd.is === 'nextDay') return t('nextDay')
        return t('overlap', { name: facts[odd.with]?.name || t('unnamed') })
      }),
    [facts, t],
  )
}

const dropOf = (drag: { from: number; to: number } | undefined, index: number) =>
  !drag || drag.to !== index || drag.from === index ? undefined : drag.to < drag.from ? 'before' : 'after'

/** Which entries have errors below their row: their details open. */
function useFaultyDetails({ details }: TimetableParts, path: string): ReadonlySet<number> {
  const { errors } = useFormView()
  const names = new Set([...Object.keys(details.fields), ...Object.keys(details.localized)])
  const keys = Object.keys(errors).filter(
    (key) => key.startsWith(`${path}.`) && names.has(key.split('.').at(-1) ?? ''),
  )
  return new Set(keys.map((key) => Number(key.slice(path.length + 1).split('.')[0])))
}

function Heads({ parts }: { parts: TimetableParts }) {
  const labelOf = useCellLabel()
  return (
    <div className={entry.heads} aria-hidden="true">
      <div className={entry.times}>
        <span>{labelOf(parts.start)}</span>
        <span>{labelOf(parts.end)}</span>
      </div>
      <TextHeads texts={parts.texts} />
    </div>
  )
}

interface RowsProps {
  days: Days
  entries: Entries
  drag: { from: number; to: number } | undefined
  actions: EntryActions
}

/** A row for each entry, with what is odd or wrong about it. */
function Rows({ days, entries, drag, actions }: RowsProps) {
  const { parts, open: day, names } = days
  const { path, list, facts, details, nameOf } = entries
  const warnings = useWarnings(facts)
  const faulty = useFaultyDetails(parts, path)
  return list.items.map((_, index) => (
    <EntryRow
      key={list.keys[index]}
      parts={parts}
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

/** The entries of the open day. Only these are on the page, so that a long event stays quick. */
export function DayTable({ days, moves }: Props) {
  const t = useTextsOf(timetableTexts)
  const box = useRef<HTMLDivElement>(null)
  const { parts, open: day, shown } = days
  const path = below(days.path, day, parts.entries)
  const entries = useEntries(days, path)
  const { items } = entries.list
  const error = useFormView().errors[path]
  const errorId = useId()
  const language = useLanguage()
  const { drag, actions, add, sort } = useEntrySteps({ days, moves, entries, box })
  const { isAsking, setAsking, paste, onPaste } = usePasting({ parts, entries, moves })
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
        <Button size="xs" variant="default" onClick={() => setAsking(true)}>
          {t('paste')}
        </Button>
      </div>
      {items.length > 0 ? <Heads parts={parts} /> : <p className={classes.empty}>{t('noItems')}</p>}
      <div ref={box} className={classes.items} data-dragging={drag !== undefined || undefined}>
        <Rows days={days} entries={entries} drag={drag} actions={actions} />
        <AddEntry limit={entries.limit} onAdd={add}>
          {t('addItem')}
        </AddEntry>
      </div>
      {isAsking && <PasteTimes onClose={() => setAsking(false)} onPaste={paste} />}
    </div>
  )
}
