import { useState } from 'react'
import { Link } from 'react-router'
import { REGISTRY } from '@flou/shared/content/registry.ts'
import type { CalendarEntry } from '@flou/shared/planned.ts'
import { todayInJakarta } from '@flou/shared/strings/calendar.ts'
import { useOffice } from '../../core/offices/OfficeContext.ts'
import { changeRequestPath, releasePathOf } from '../../core/offices/office.ts'
import { recordFormUrl } from '../../core/offices/recordLocations.ts'
import { clockText, dayText, weekdayText } from '../../core/records/timeText.ts'
import { calendarTexts } from '../../core/texts/calendar.ts'
import { useLanguage, useTextsOf } from '../../core/texts/useText.ts'
import { Icon } from '../../ui/Icon.tsx'
import { onDay, type DayEntry } from './calendarDays.ts'
import classes from './Calendar.module.css'
import { MoveDialog } from './MoveDialog.tsx'
import { useCanMove, useMove } from './useCalendar.ts'

/** Drag data: the entry as JSON. */
const DRAG_TYPE = 'application/x-calendar-entry'

function useEntryUrl({ kind, changeRequest, release, ...record }: CalendarEntry): string {
  const { office } = useOffice()
  if (release) return releasePathOf(office, release.id)
  if (kind === 'request' && changeRequest !== undefined) return changeRequestPath(changeRequest)
  return recordFormUrl(office, record) ?? recordFormUrl('dashboard2', record) ?? `/${office}`
}

function Entry({ entry, edge }: DayEntry) {
  const t = useTextsOf(calendarTexts)
  const language = useLanguage()
  const url = useEntryUrl(entry)
  const isMovable = useCanMove()(entry)
  const move = useMove()
  const [isMoving, setMoving] = useState(false)
  const { kind, at, titles, type } = entry
  const title = titles[language] || titles[language === 'en' ? 'id' : 'en']
  const time = at.includes('T') ? clockText(at, language) : ''
  const note = [time, t(`calendar.note.${edge ?? kind}`), REGISTRY.types.get(type)?.label[language]]
  return (
    <li className={classes.entry} data-kind={kind} data-movable={isMovable || undefined}>
      <Link
        to={url}
        draggable={isMovable}
        onDragStart={(event) => event.dataTransfer.setData(DRAG_TYPE, JSON.stringify(entry))}
      >
        {title}
      </Link>
      <span className={classes.note}>{note.filter(Boolean).join(' · ')}</span>
      {isMovable && (
        <button
          type="button"
          className={classes.move}
          aria-label={t('calendar.moveOf', { title })}
          title={t('calendar.move')}
          onClick={() => setMoving(true)}
        >
          <Icon name="event" size={14} />
        </button>
      )}
      {isMoving && (
        <MoveDialog
          entry={entry}
          onClose={() => setMoving(false)}
          onMove={(next) => {
            setMoving(false)
            move.mutate({ entry, at: next })
          }}
        />
      )}
    </li>
  )
}

interface Props {
  day: string
  entries: readonly DayEntry[]
  isOutside: boolean
  onDrop: (entry: CalendarEntry, at: string) => void
}

export function DayCell({ day, entries, isOutside, onDrop }: Props) {
  const language = useLanguage()
  const [isOver, setOver] = useState(false)
  const [today] = useState(() => todayInJakarta(new Date()))
  return (
    // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- a drop target; entries have a button
    <li
      className={classes.day}
      data-outside={isOutside || undefined}
      data-free={entries.length === 0 || undefined}
      data-over={isOver || undefined}
      aria-current={day === today ? 'date' : undefined}
      onDragOver={(event) => {
        if (!event.dataTransfer.types.includes(DRAG_TYPE)) return
        event.preventDefault()
        setOver(true)
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        setOver(false)
        const entry = JSON.parse(event.dataTransfer.getData(DRAG_TYPE)) as CalendarEntry
        const at = onDay(entry.at, day)
        if (at !== entry.at) onDrop(entry, at)
      }}
    >
      <h2>
        <span className={classes.weekday}>{weekdayText(day, language)} </span>
        {dayText(day, language)}
      </h2>
      <ul>
        {entries.map(({ entry, edge }) => (
          <Entry
            key={`${entry.kind} ${entry.type} ${entry.id} ${entry.changeRequest ?? entry.release?.id ?? ''} ${edge ?? ''}`}
            entry={entry}
            {...(edge && { edge })}
          />
        ))}
      </ul>
    </li>
  )
}
