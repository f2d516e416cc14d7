import { useSyncExternalStore } from 'react'
import { longDay } from '../../../../elements/day.ts'
import { useSite } from '../../../../site/useSite.ts'
import { shortHour, wallClock } from '../../period.ts'
import { useEventTexts } from '../texts.ts'
import styles from './event.module.css'

/** Minutes that Jakarta is ahead of UTC. */
const JAKARTA = 420

/** A clock's zone does not change while a page is open. */
const never = () => () => {}

interface OwnTimeProps {
  /** The instant at which the event begins. */
  start: string
  /** The day on which it begins in Jakarta. */
  day: string
}

/**
 * Whose time an event's hours are, and what the visitor's own clock shows when it begins where that is another; the browser alone knows. One
 * line either way unless the visitor's day is another, so that nothing moves when the script changes it.
 */
export function OwnTime({ start, day }: OwnTimeProps) {
  const { language } = useSite()
  const { t } = useEventTexts()
  const ahead = useSyncExternalStore(
    never,
    () => -new Date(start).getTimezoneOffset(),
    () => JAKARTA,
  )
  const own = wallClock(start, ahead)
  const hour = shortHour(own.hour, language)
  const time = own.day === day ? hour : `${longDay(own.day, language)}, ${hour}`
  return <span className={styles['own']}>{ahead === JAKARTA ? t('zonePlace') : t('ownTime', { time })}</span>
}
