import { eventTime } from './eventTime.ts'
import { longDay } from '../../../../elements/day.ts'
import { eventTexts } from '../../../../texts/pages/promotion/event.ts'
import { useTexts } from '../../../../texts/useTexts.ts'
import { JAKARTA_MINUTES, shortHour, wallClock } from '../../period.ts'
import type { EventRecord } from '../teaser.ts'
import type { RegistrationState } from './registration.ts'

/** When registration opens, closes or closed; empty if it is open until the start. */
export function useRegistrationText(event: EventRecord, { phase, days }: RegistrationState): string {
  const { t, language } = useTexts(eventTexts)
  const { registrationOpens, registrationCloses } = event
  const written = (instant: string) => {
    const { day, hour } = wallClock(instant, JAKARTA_MINUTES)
    return t('minute', { day: longDay(day, language), hour: shortHour(hour, language) })
  }
  if (phase === 'early') {
    const when = days === 0 ? t('laterToday') : t('inDays', { count: days })
    return t('opensOn', { time: written(registrationOpens), when })
  }
  if (phase === 'closed')
    return t('closedOn', { time: written(registrationCloses || eventTime(event).start) })
  return registrationCloses === '' ? '' : t('closesOn', { time: written(registrationCloses) })
}
