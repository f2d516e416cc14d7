import { useEffect, useState } from 'react'
import { timeLeft, type TimeLeft } from './timeLeft.ts'
import { usePromotionTexts } from './texts.ts'
import styles from './Countdown.module.css'

const UNITS = ['days', 'hours', 'minutes', 'seconds'] as const

const SECOND_MS = 1_000

/** `undefined` until the page has its script: then the visitor's clock counts. */
function useTimeLeft(until: string): { isCounting: boolean; left: TimeLeft | undefined } {
  const [now, setNow] = useState<number>()
  useEffect(() => {
    const tick = () => setNow(Date.now())
    tick()
    const timer = setInterval(tick, SECOND_MS)
    return () => clearInterval(timer)
  }, [])
  return {
    isCounting: now !== undefined,
    left: now === undefined ? undefined : timeLeft(Date.parse(until), now),
  }
}

interface CountdownProps {
  /** ISO instant. */
  until: string
  /** What is counted down to. */
  label: string
}

/** Days, hours, minutes and seconds to an instant. Its place is kept until the script counts, and empty where there is none: the date is beside it. */
export function Countdown({ until, label }: CountdownProps) {
  const { t } = usePromotionTexts()
  const { isCounting, left } = useTimeLeft(until)
  return (
    <div
      className={styles['countdown']}
      role="timer"
      aria-label={label}
      data-waiting={isCounting ? undefined : ''}
      data-over={isCounting && !left ? '' : undefined}
    >
      <p className={styles['label']}>{label}</p>
      <ul className={styles['units']}>
        {UNITS.map((unit) => (
          <li key={unit}>
            <span className={styles['number']}>{left ? String(left[unit]).padStart(2, '0') : '––'}</span>{' '}
            <span className={styles['unit']}>{t(unit)}</span>
          </li>
        ))}
      </ul>
    </div>
  )
}
