import { Alert, Button } from '@mantine/core'
import { offerUndo } from '../../../../elements/notify.ts'
import { useTextsOf } from '../../../../texts/useTextsOf.ts'
import { useFormHandle } from '../../../form/FormContext.ts'
import { useLatestActions } from '../../../form/useLatestActions.ts'
import { useWatched } from '../../../form/useWatched.ts'
import { textAt } from '../entryFacts.ts'
import { timetableTexts } from '../timetableTexts.ts'
import type { Days } from '../useDays.ts'
import { outsideDays, shifted, shiftOf, type Period } from './shiftDays.ts'

const periodOf = (values: unknown): Period => ({
  startDate: textAt(values, 'startDate'),
  endDate: textAt(values, 'endDate'),
})

/** Counts the days outside of the event's dates, and offers to move the programme with the start. */
export function OutsideDays({ days: { path, parts, dates } }: { days: Days }) {
  const t = useTextsOf(timetableTexts)
  const { form } = useFormHandle()
  const period = useWatched(periodOf)
  const count = outsideDays(dates, period).length
  const shift = shiftOf(dates, period, textAt(form.getInitialValues(), 'startDate'))
  const setDates = (next: readonly string[]) =>
    next.forEach((date, day) => form.setFieldValue(`${path}.${day}.${parts.date}`, date))
  const latest = useLatestActions({ setDates })
  if (count === 0) return null
  function move(by: number) {
    setDates(shifted(dates, by))
    offerUndo(t('daysMoved', { count: Math.abs(by) }), t('undo'), () => latest.setDates(dates))
  }
  return (
    <Alert color="danger" variant="light" role="status" mb="sm">
      <p>{t('outside', { count })}</p>
      {shift !== undefined && (
        <Button size="xs" variant="default" onClick={() => move(shift)}>
          {t(shift > 0 ? 'moveLater' : 'moveEarlier', { count: Math.abs(shift) })}
        </Button>
      )}
    </Alert>
  )
}
