import { useFailureText } from '../../../core/api/useFailureText.ts'
import { editorTexts } from '../../../core/texts/editor.ts'
import { useLanguage, useTextsOf } from '../../../core/texts/useText.ts'
import { momentText } from '../../../core/records/timeText.ts'
import type { Phase } from '../../state/phase.ts'
import { useErrorSummary } from './ErrorList.tsx'
import classes from './FormHead.module.css'
import { Button } from '@mantine/core'
import { useInterval } from '@mantine/hooks'
import { useState } from 'react'

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

const TEXT = {
  new: 'form.new',
  clean: 'form.saved',
  dirty: 'form.unsaved',
  saving: 'form.saving',
  waiting: 'form.waiting',
  failed: 'form.failed',
} as const satisfies Record<Phase['is'], keyof typeof editorTexts>

export function SaveState({ phase, isDraft }: { phase: Phase; isDraft: boolean }) {
  const t = useTextsOf(editorTexts)
  const language = useLanguage()
  const failureText = useFailureText()
  const errorSummary = useErrorSummary()
  const isRefused = phase.is === 'failed' && !('error' in phase.reason)
  const reason = phase.is === 'failed' && 'error' in phase.reason ? failureText(phase.reason.error) : ''
  const at = phase.is === 'clean' && phase.at ? ` · ${momentText(phase.at, language)}` : ''
  const text = t(phase.is === 'clean' && isDraft ? 'form.savedDraft' : TEXT[phase.is], { reason }) + at
  return (
    <span
      className={isRefused ? 'visuallyHidden' : classes.state}
      data-phase={phase.is}
      role="status"
      title={text}
    >
      {isRefused ? errorSummary : text}
    </span>
  )
}
