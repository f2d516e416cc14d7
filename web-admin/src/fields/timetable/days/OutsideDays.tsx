import { Button } from '@mantine/core'
import { offerUndo } from '../../../core/state/notify.ts'
import { useTextsOf } from '../../../core/texts/useText.ts'
import { useFormHandle } from '../../form/FormContext.ts'
import { useLatestActions } from '../../form/useLatestActions.ts'
import { useObserved } from '../../form/useObserved.ts'
import { textAt } from '../entryFacts.ts'
import { timetableTexts } from '../../../core/texts/fieldEditors.ts'
import type { Days } from '../useDays.ts'
import { Banner } from '../../../ui/Banner.tsx'
import { outsideDays, periodOf, shifted, shiftOf } from './shiftDays.ts'

export function OutsideDays({ days: { path, schema, dates } }: { days: Days }) {
  const t = useTextsOf(timetableTexts)
  const { form } = useFormHandle()
  const period = useObserved(periodOf)
  const count = outsideDays(dates, period).length
  const shift = shiftOf(dates, period, textAt(form.getInitialValues(), 'startDate'))
  const setDates = (next: readonly string[]) =>
    next.forEach((date, day) => form.setFieldValue(`${path}.${day}.${schema.date}`, date))
  const latest = useLatestActions({ setDates })
  if (count === 0) return null
  function move(by: number) {
    setDates(shifted(dates, by))
    offerUndo(t('daysMoved', { count: Math.abs(by) }), t('undo'), () => latest.setDates(dates))
  }
  return (
    <Banner tone="bad" role="status" mb="sm">
      <p>{t('outside', { count })}</p>
      {shift !== undefined && (
        <Button size="xs" variant="default" onClick={() => move(shift)}>
          {t(shift > 0 ? 'moveLater' : 'moveEarlier', { count: Math.abs(shift) })}
        </Button>
      )}
    </Banner>
  )
}
