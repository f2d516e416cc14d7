import { Button, Group } from '@mantine/core'
import type { Language } from '@flou/shared/locale.ts'
import { useEffect, useState } from 'react'
import { useStore } from '../../../core/state/store.ts'
import { SAVE_ID } from '../../../core/state/shortcuts.ts'
import { pageCheckTexts } from '../../../core/texts/pageCheck.ts'
import { useTextsOf } from '../../../core/texts/useText.ts'
import { useFormHandle } from '../../../fields/form/FormContext.ts'
import { useLatestActions } from '../../../fields/form/useLatestActions.ts'
import { Dialog } from '../../../ui/Dialog.tsx'
import { FindingList } from './FindingList.tsx'
import { keyOf } from './findings.ts'
import { canStop, usePageCheck } from './usePageCheck.ts'

/** Warnings of this visit that are not shown again. */
const accepted = new Set<string>()

const SLOW_MS = 1_500

interface WaitingProps {
  action: Props['action']
  onSkip: () => void
  onLeave: () => void
}

/** A dialog once the check takes long; it can be skipped unless a check may stop. */
function WaitingForCheck({ action, onSkip, onLeave }: WaitingProps) {
  const t = useTextsOf(pageCheckTexts)
  const [isSlow, setSlow] = useState(false)
  const isSkippable = !useStore(canStop)
  useEffect(() => {
    const timer = setTimeout(() => setSlow(true), SLOW_MS)
    return () => clearTimeout(timer)
  }, [])
  if (!isSlow)
    return (
      <span className="visuallyHidden" role="status">
        {t('pageCheck.running')}
      </span>
    )
  return (
    <Dialog title={t('pageCheck.title')} onClose={onLeave}>
      <p role="status">{t('pageCheck.running')}</p>
      <Group justify="flex-end" mt="md">
        {isSkippable && (
          <Button variant="subtle" onClick={onSkip}>
            {t(`pageCheck.skip.${action}`)}
          </Button>
        )}
        <Button variant="default" onClick={onLeave} data-autofocus>
          {t('pageCheck.back')}
        </Button>
      </Group>
    </Dialog>
  )
}

interface Props {
  /** The only language that is published. */
  onlyIn: Language | undefined
  action: 'publish' | 'send' | 'collect'
  onPass: () => void
  onClose: () => void
}

/** A check that fails does not keep staff from publishing. */
export function PageCheckQuestion({ onlyIn, action, onPass, onClose }: Props) {
  const t = useTextsOf(pageCheckTexts)
  const { type, id } = useFormHandle()
  const { data, error, drop } = usePageCheck()
  const { pass } = useLatestActions({ pass: onPass })
  const findings = (data?.findings ?? []).filter(({ language }) => !onlyIn || language === onlyIn)
  const keys = findings.map((finding) => `${type.key} ${id} ${keyOf(finding)}`)
  const isStopped = findings.some(({ severity }) => severity === 'stop')
  const isAccepted = data?.isCorrected !== true && !isStopped && keys.every((key) => accepted.has(key))
  const isPassed = error !== null || (data !== undefined && isAccepted)
  useEffect(() => {
    if (isPassed) pass()
  }, [isPassed, pass])
  if (isPassed) return null
  const accept = () => {
    for (const key of keys) accepted.add(key)
    onPass()
  }
  const leave = () => {
    onClose()
    // disabled during the check, so it lost the focus
    requestAnimationFrame(() => document.getElementById(SAVE_ID)?.focus())
  }
  if (!data) return <WaitingForCheck action={action} onSkip={onPass} onLeave={leave} />
  return (
    <Dialog title={t('pageCheck.title')} onClose={leave}>
      {findings.length === 0 && <p role="status">{t('pageCheck.none')}</p>}
      <FindingList findings={findings} onJump={onClose} onChecked={drop} />
      <Group justify="flex-end" mt="md">
        <Button variant="default" onClick={leave} data-autofocus>
          {t('pageCheck.back')}
        </Button>
        {!isStopped && (
          <Button onClick={accept}>
            {t(findings.length === 0 ? `pageCheck.now.${action}` : `pageCheck.${action}`)}
          </Button>
        )}
      </Group>
    </Dialog>
  )
}
