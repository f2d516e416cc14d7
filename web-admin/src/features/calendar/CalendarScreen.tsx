import { Button, Group, Skeleton } from '@mantine/core'
import { useState } from 'react'
import { CALENDAR_KINDS, type CalendarKind } from '@flou/shared/planned.ts'
import { isDay, monthOf, todayInJakarta } from '@flou/shared/strings/calendar.ts'
import { dateText, monthText } from '../../core/records/timeText.ts'
import { calendarTexts } from '../../core/texts/calendar.ts'
import { useLanguage, useTextsOf } from '../../core/texts/useText.ts'
import { lazyPart } from '../../ui/lazyPart.tsx'
import { EmptyState } from '../../ui/screen/EmptyState.tsx'
import { LoadFailure } from '../../ui/screen/LoadFailure.tsx'
import { ScreenHead } from '../../ui/screen/ScreenHead.tsx'
import { Switch } from '../../ui/Switch.tsx'
import { useUrlSearch } from '../../ui/useUrlSearch.ts'
import { CALENDAR_VIEWS, daysOfView, entriesByDay, stepDay, type CalendarView } from './calendarDays.ts'
import classes from './Calendar.module.css'
import { DayCell } from './DayCell.tsx'
import { useCalendar, useMove, useReleaseEntries } from './useCalendar.ts'

/** View, day and hidden kinds, in the URL. */
function usePeriod() {
  const [search, updateSearch] = useUrlSearch()
  const [today] = useState(() => todayInJakarta(new Date()))
  const day = search.get('day') ?? ''
  const view: CalendarView = search.get('view') === 'week' ? 'week' : 'month'
  const hidden = new Set(search.get('hide')?.split(','))
  const set = (name: string, value: string) =>
    updateSearch(
      (now) => {
        now.set(name, value)
        return now
      },
      { replace: true },
    )
  return { view, day: isDay(day) ? day : today, today, hidden, set }
}
type Period = ReturnType<typeof usePeriod>

function KindFilter({ hidden, set }: Period) {
  const t = useTextsOf(calendarTexts)
  const toggle = (kind: CalendarKind) => {
    const next = CALENDAR_KINDS.filter((one) => (one === kind ? !hidden.has(one) : hidden.has(one)))
    set('hide', next.join(','))
  }
  return (
    <Group role="group" aria-label={t('calendar.show')} gap="xs">
      {CALENDAR_KINDS.map((kind) => (
        <Button
          key={kind}
          size="compact-sm"
          variant={hidden.has(kind) ? 'default' : 'light'}
          aria-pressed={!hidden.has(kind)}
          onClick={() => toggle(kind)}
        >
          {t(`calendar.kind.${kind}`)}
        </Button>
      ))}
    </Group>
  )
}

function PeriodTools({ view, day, today, set }: Period) {
  const t = useTextsOf(calendarTexts)
  return (
    <Group gap="xs">
      <Button variant="default" onClick={() => set('day', stepDay(day, view, -1))}>
        {t(`calendar.previous.${view}`)}
      </Button>
      <Button variant="default" onClick={() => set('day', today)}>
        {t('calendar.today')}
      </Button>
      <Button variant="default" onClick={() => set('day', stepDay(day, view, 1))}>
        {t(`calendar.next.${view}`)}
      </Button>
      <Switch
        name="calendarView"
        label={t('calendar.view')}
        value={view}
        choices={CALENDAR_VIEWS.map((value) => ({ value, label: t(`calendar.${value}`) }))}
        onChange={(value) => set('view', value)}
      />
    </Group>
  )
}

const FeedDialog = lazyPart(async () => (await import('./FeedDialog.tsx')).FeedDialog)

function FeedButton() {
  const t = useTextsOf(calendarTexts)
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button variant="default" {...FeedDialog.onIntent} onClick={() => setOpen(true)}>
        {t('calendar.feed.open')}
      </Button>
      {isOpen && <FeedDialog onClose={() => setOpen(false)} />}
    </>
  )
}

/** Everything that begins, ends or waits, by day in Jakarta. */
export function CalendarScreen() {
  const t = useTextsOf(calendarTexts)
  const language = useLanguage()
  const period = usePeriod()
  const { view, day, hidden } = period
  const days = daysOfView(day, view)
  const [first = day, last = day] = [days[0], days.at(-1)]
  const { data, error, refetch } = useCalendar(first, last)
  const move = useMove()
  const releases = useReleaseEntries(first, last)
  const shown = entriesByDay([...(data ?? []), ...releases].filter(({ kind }) => !hidden.has(kind)))
  const name =
    view === 'month' ? monthText(day, language) : `${dateText(first, language)} – ${dateText(last, language)}`
  return (
    <>
      <ScreenHead title={`${t('calendar.title')}: ${name}`} about={t('calendar.about')}>
        <PeriodTools {...period} />
        <FeedButton />
      </ScreenHead>
      <KindFilter {...period} />
      {error && <LoadFailure error={error} title={t('calendar.failed')} onRetry={refetch} />}
      {!data && !error && <Skeleton height={400} mt="md" />}
      {data && (
        <>
          {shown.size === 0 && <EmptyState icon="event" text={t('calendar.none')} />}
          <ol className={classes.days} data-view={view} aria-label={name}>
            {days.map((one) => (
              <DayCell
                key={one}
                day={one}
                entries={shown.get(one) ?? []}
                isOutside={view === 'month' && monthOf(one) !== monthOf(day)}
                onDrop={(entry, at) => move.mutate({ entry, at })}
              />
            ))}
          </ol>
        </>
      )}
    </>
  )
}
