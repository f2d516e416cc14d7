import type { Hours } from '@flou/shared/forms/eventHours.ts'
import { useSite } from '../../../../site/useSite.ts'
import { shortHour } from '../../period.ts'
import { eventTexts } from '../../../../texts/pages/promotion/event.ts'
import { useTexts } from '../../../../texts/useTexts.ts'

export function EventHours({ hours: { start, end, endsNextDay } }: { hours: Hours }) {
  const { t } = useTexts(eventTexts)
  const { language } = useSite()
  return (
    <>
      <time dateTime={start}>{shortHour(start, language)}</time>
      {end !== '' && (
        <>
          –<time dateTime={end}>{shortHour(end, language)}</time>
        </>
      )}
      {endsNextDay && (
        <>
          {' '}
          <span aria-hidden="true">(+1)</span>
          <span className="only-heard">({t('nextDay')})</span>
        </>
      )}
    </>
  )
}
