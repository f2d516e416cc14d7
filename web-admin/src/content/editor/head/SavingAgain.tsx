import { Button } from '@mantine/core'
import { useEffect, useState } from 'react'
import type { Store } from '../../../state/createStore.ts'
import { useStore } from '../../../state/useStore.ts'
import { useText } from '../../../texts/useText.ts'
import classes from './FormHead.module.css'

const secondsUntil = (moment: number) => Math.max(0, Math.ceil((moment - Date.now()) / 1000))

function Countdown({ until }: { until: number }) {
  const t = useText()
  const [seconds, setSeconds] = useState(() => secondsUntil(until))
  useEffect(() => {
    const timer = setInterval(() => setSeconds(secondsUntil(until)), 250)
    return () => clearInterval(timer)
  }, [until])
  return t('form.savingAgain', { seconds })
}

export interface SavingAgainProps {
  /** When a save without an answer is sent again; undefined while none is due. */
  nextAt: Store<number | undefined>
  onTry: () => void
}

/** A save found no server: when it is sent again, and how not to wait for that. */
export function SavingAgain({ nextAt, onTry }: SavingAgainProps) {
  const t = useText()
  const until = useStore(nextAt)
  if (until === undefined) return null
  return (
    <span className={classes.again}>
      {/* a number that changes each second is not read out; the state beside it is */}
      <span aria-hidden>
        <Countdown key={until} until={until} />
      </span>
      <span className="visuallyHidden" role="status">
        {t('form.savingAgainSoon')}
      </span>
      <Button size="compact-sm" variant="default" onClick={onTry}>
        {t('form.tryNow')}
      </Button>
    </span>
  )
}
