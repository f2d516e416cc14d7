import { useSyncExternalStore } from 'react'
import { longDay } from '../../../../elements/day.ts'
import { useSite } from '../../../../site/useSite.ts'
import { shortHour, wallClock } from '../../period.ts'
import { eventTexts } from '../../../../texts/pages/promotion/event.ts'
import { useTexts } from '../../../../texts/useTexts.ts'
import styles from './event.module.css'

/** UTC offset in minutes. */
const JAKARTA = 420

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
    () => JAKARTA,
  )
  const own = wallClock(start, offsetMinutes)
  const hour = shortHour(own.hour, language)
  const time = own.day === day ? hour : `${longDay(own.day, language)}, ${hour}`
  return (
    <span className={styles['own']}>
      {offsetMinutes === JAKARTA ? t('zonePlace') : t('ownTime', { time })}
    </span>
  )
}
