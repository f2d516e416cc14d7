import { useSyncExternalStore } from 'react'
import { longDay } from '../../../../elements/day.ts'
import { useSite } from '../../../../site/useSite.ts'
import { shortHour, wallClock } from '../../period.ts'
import { usePromotionTexts } from '../../texts.ts'
import styles from './event.module.css'

/** Minutes that Jakarta is ahead of UTC. */
const JAKARTA = 420

/** A clock's zone does not change while a page is open. */
const never = () => () => {}

/** What the visitor's own clock shows when an event begins, where that is not Jakarta's time; the browser alone knows. */
export function OwnTime({ start }: { start: string }) {
  const { language } = useSite()
  const { t } = usePromotionTexts()
  const ahead = useSyncExternalStore(
    never,
    () => -new Date(start).getTimezoneOffset(),
    () => JAKARTA,
  )
  if (ahead === JAKARTA) return null
  const { day, hour } = wallClock(start, ahead)
  return (
    <span className={styles['own']}>
      {t('yourTime', { time: `${longDay(day, language)}, ${shortHour(hour, language)}` })}
    </span>
  )
}
