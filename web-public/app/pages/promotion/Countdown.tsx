import { useEffect, useState } from 'react'
import { timeLeft, type TimeLeft } from './timeLeft.ts'
import { countdownTexts } from '../../texts/pages/promotion/event.ts'
import { useTexts } from '../../texts/useTexts.ts'
import styles from './Countdown.module.css'

const UNITS = ['days', 'hours', 'minutes', 'seconds'] as const

const SECOND_MS = 1_000

/** Undefined during hydration, then based on the visitor's clock. */
function useRemainingTime(until: string): { isCounting: boolean; remaining: TimeLeft | undefined } {
  const [now, setNow] = useState<number>()
  useEffect(() => {
    const tick = () => setNow(Date.now())
    tick()
    const timer = setInterval(tick, SECOND_MS)
    return () => clearInterval(timer)
  }, [])
  return {
    isCounting: now !== undefined,
    remaining: now === undefined ? undefined : timeLeft(Date.parse(until), now),
  }
}

interface CountdownProps {
  /** ISO instant. */
  until: string
  label: string
}

/** Countdown; its space is reserved until the script runs. */
export function Countdown({ until, label }: CountdownProps) {
  const { t } = useTexts(countdownTexts)
  const { isCounting, remaining } = useRemainingTime(until)
  return (
    <div
      className={styles['countdown']}
      role="timer"
      aria-label={label}
      data-waiting={isCounting ? undefined : ''}
      data-over={isCounting && !remaining ? '' : undefined}
    >
      <p className={styles['label']}>{label}</p>
      <ul className={styles['units']}>
        {UNITS.map((unit) => (
          <li key={unit}>
            <span className={styles['number']}>
              {remaining ? String(remaining[unit]).padStart(2, '0') : '––'}
            </span>{' '}
            <span className={styles['unit']}>{t(unit)}</span>
          </li>
        ))}
      </ul>
    </div>
  )
}
