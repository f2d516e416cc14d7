import { Badge, Button } from '@mantine/core'
import type { KeyboardEvent } from 'react'
import { useText } from '../../../../texts/useText.ts'
import { useTextsOf } from '../../../../texts/useTextsOf.ts'
import { AddEntry } from '../../nested/limit/AddEntry.tsx'
import type { ListLimit } from '../../nested/limit/useListLimit.ts'
import { timetableTexts } from '../timetableTexts.ts'
import type { Days } from '../useDays.ts'
import type { useDaySteps } from './useDaySteps.ts'
import frame from '../../OneOfMany.module.css'
import classes from './DayRail.module.css'

interface Props {
  days: Days
  steps: ReturnType<typeof useDaySteps>
  limit: ListLimit
}

const STEP_OF_KEY: Readonly<Record<string, 1 | -1>> = { ArrowUp: -1, ArrowDown: 1 }

/** The days, each with how much is planned and what needs attention. Entries are dropped on them. */
export function DayRail({ days: { list, names, counts, errors, open, show }, steps, limit }: Props) {
  const t = useTextsOf(timetableTexts)
  const common = useText()
  const moveByKey = (day: number) => (event: KeyboardEvent<HTMLButtonElement>) => {
    const step = STEP_OF_KEY[event.key]
    if (!event.altKey || step === undefined) return
    event.preventDefault()
    const button = event.currentTarget
    steps.move(day, step)
    requestAnimationFrame(() => button.focus())
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
              {(errors[day] ?? 0) > 0 && (
                <Badge color="danger" aria-label={common('form.errorCount', { count: errors[day] ?? 0 })}>
                  {errors[day]}
                </Badge>
              )}
            </button>
          </li>
        ))}
      </ol>
      <AddEntry limit={limit} onAdd={steps.add}>
        {t('addDay')}
      </AddEntry>
      {!steps.isInOrder && (
        <Button size="xs" variant="subtle" color="ink" onClick={steps.sort}>
          {t('sortDays')}
        </Button>
      )}
    </nav>
  )
}
