import { useSyncExternalStore } from 'react'
import { longDay } from '../../../../elements/day.ts'
import { useSite } from '../../../../site/useSite.ts'
import { JAKARTA_MINUTES, shortHour, wallClock } from '../../period.ts'
import { eventTexts } from '../../../../texts/pages/promotion/event.ts'
import { useTexts } from '../../../../texts/useTexts.ts'
import styles from './event.module.css'

const subscribeToNothing = () => () => {}

interface OwnTimeProps {
  /** ISO instant. */
  start: string
  /** Start day in Jakarta. */
  day: string
}

/** Start in the visitor's time zone, else the event's. One line either way, to avoid layout shift. */
export function OwnTime({ start, day }: OwnTimeProps) {
  const { language } = useSite()
  const { t } = useTexts(eventTexts)
  const offsetMinutes = useSyncExternalStore(
    subscribeToNothing,
    () => -new Date(start).getTimezoneOffset(),
    () => JAKARTA_MINUTES,
  )
  const own = wallClock(start, offsetMinutes)
  const hour = shortHour(own.hour, language)
  const time = own.day === day ? hour : `${longDay(own.day, language)}, ${hour}`
  return (
    <span className={styles['own']}>
      {offsetMinutes === JAKARTA_MINUTES ? t('zonePlace') : t('ownTime', { time })}
    </span>
  )
}
