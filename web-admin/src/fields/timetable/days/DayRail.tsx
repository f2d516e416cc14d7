import { ErrorCount } from '../../../ui/ErrorCount.tsx'
import { Button } from '@mantine/core'
import type { KeyboardEvent, MouseEvent } from 'react'
import { useTextsOf } from '../../../core/texts/useText.ts'
import { AddEntry } from '../../nested/limit/AddEntry.tsx'
import type { ListLimit } from '../../nested/limit/useListLimit.ts'
import { timetableTexts } from '../../../core/texts/fieldEditors.ts'
import type { Days } from '../useDays.ts'
import type { useDayActions } from './useDayActions.ts'
import frame from '../../OneOfMany.module.css'
import classes from './DayRail.module.css'

interface Props {
  days: Days
  actions: ReturnType<typeof useDayActions>
  limit: ListLimit
}

const OFFSET_OF_KEY: Readonly<Record<string, 1 | -1>> = { ArrowUp: -1, ArrowDown: 1 }

export function DayRail({ days: { list, names, counts, errors, open, show }, actions, limit }: Props) {
  const t = useTextsOf(timetableTexts)
  const moveByKey = (day: number) => (event: KeyboardEvent<HTMLButtonElement>) => {
    const offset = OFFSET_OF_KEY[event.key]
    if (!event.altKey || offset === undefined) return
    event.preventDefault()
    const button = event.currentTarget
    actions.move(day, offset)
    requestAnimationFrame(() => button.focus())
  }
  /** Focuses the open day, because the button is gone afterwards. */
  const addMissing = ({ currentTarget }: MouseEvent) => {
    const rail = currentTarget.closest('nav')
    actions.addMissing()
    requestAnimationFrame(() => rail?.querySelector<HTMLElement>('[aria-current]')?.focus())
  }
  return (
    <nav className={classes.rail} aria-label={t('days')}>
      <ol className={frame.choices}>
        {list.keys.map((key, day) => (
          <li key={key}>
            <button
              type="button"
              data-day={day}
              aria-current={day === open ? 'true' : undefined}
              title={t('dayKeys')}
              onClick={() => show(key)}
              onKeyDown={moveByKey(day)}
            >
              <span className={`${frame.name} ${classes.date}`}>{names[day]}</span>
              <span className={frame.fact}>{t('count', { count: counts[day] ?? 0 })}</span>
              <ErrorCount count={errors[day]} />
            </button>
          </li>
        ))}
      </ol>
      <AddEntry limit={limit} onAdd={actions.add}>
        {t('addDay')}
      </AddEntry>
      {actions.hasMissing && (
        <Button size="xs" variant="default" onClick={addMissing}>
          {t('addPeriod')}
        </Button>
      )}
      {!actions.isInOrder && (
        <Button size="xs" variant="subtle" color="ink" onClick={actions.sort}>
          {t('sortDays')}
        </Button>
      )}
    </nav>
  )
}
