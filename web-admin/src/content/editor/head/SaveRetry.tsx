import { Button } from '@mantine/core'
import { useInterval } from '@mantine/hooks'
import { useState } from 'react'
import { editorTexts } from '../../../texts/editor.ts'
import { useTextsOf } from '../../../texts/useText.ts'
import classes from './FormHead.module.css'

const secondsUntil = (moment: number) => Math.max(0, Math.ceil((moment - Date.now()) / 1000))

function Countdown({ until }: { until: number }) {
  const t = useTextsOf(editorTexts)
  const [seconds, setSeconds] = useState(() => secondsUntil(until))
  useInterval(() => setSeconds(secondsUntil(until)), 250, { autoInvoke: true })
  return t('form.savingAgain', { seconds })
}

export interface SaveRetryProps {
  /** Time of the next retry in epoch milliseconds; undefined if none is scheduled. */
  nextAt: number | undefined
  onTry: () => void
}

export function SaveRetry({ nextAt: until, onTry }: SaveRetryProps) {
  const t = useTextsOf(editorTexts)
  if (until === undefined) return null
  return (
    <span className={classes.again}>
      {/* screen readers get the status instead of the countdown */}
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
