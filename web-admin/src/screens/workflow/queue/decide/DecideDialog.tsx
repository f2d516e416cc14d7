import { Button, Group, Text, Textarea } from '@mantine/core'
import { useState, type FormEvent } from 'react'
import type { QueuedChange } from '@flou/shared/changes/lists.ts'
import { CHANGE_TEXT_MAX } from '@flou/shared/workflow.ts'
import { useFailureText } from '../../../../api/useFailureText.ts'
import { Dialog } from '../../../../elements/Dialog.tsx'
import { BulkProgress } from '../../../../elements/list/BulkProgress.tsx'
import { BulkRows } from '../../../../elements/list/BulkRows.tsx'
import { BulkSummary } from '../../../../elements/list/BulkSummary.tsx'
import { workflowQueueTexts } from '../../../../texts/screens/workflowQueue.ts'
import { useLanguage } from '../../../../texts/useText.ts'
import { useTextsOf } from '../../../../texts/useTextsOf.ts'
import { failureReason, kindText, titleOfChange } from '../../words.ts'
import { NotApplied } from './notApplied.ts'
import type { DecidePhase, Deciding } from './useDecide.ts'

type PhaseOf<I extends DecidePhase['is']> = Extract<DecidePhase, { is: I }>
interface Step<I extends DecidePhase['is']> {
  deciding: Deciding
  phase: PhaseOf<I>
}

function Named({ change }: { change: QueuedChange }) {
  const t = useTextsOf(workflowQueueTexts)
  const language = useLanguage()
  return (
    <>
      <strong>{titleOfChange(change, language)}</strong> · {kindText(change, t)} · {change.author.name}
    </>
  )
}

function Asking({ deciding, phase: { decision, rows } }: Step<'asking'>) {
  const t = useTextsOf(workflowQueueTexts)
  const [reason, setReason] = useState('')
  const rejects = decision === 'reject'
  const send = (event: FormEvent) => {
    event.preventDefault()
    deciding.start(reason.trim())
  }
  return (
    <form onSubmit={send}>
      <Text size="sm">{t(`queue.hint.${decision}`)}</Text>
      <BulkRows label={t('queue.listed')}>
        {rows.map((row) => (
          <li key={row.id}>
            <Named change={row} />
          </li>
        ))}
      </BulkRows>
      {rejects && (
        <Textarea
          label={t('queue.reason')}
          mt="sm"
          rows={3}
          maxLength={CHANGE_TEXT_MAX}
          required
          value={reason}
          onChange={(event) => setReason(event.currentTarget.value)}
          data-autofocus
        />
      )}
      <Group justify="flex-end" mt="lg">
        <Button variant="default" onClick={deciding.close} {...(!rejects && { 'data-autofocus': true })}>
          {t('list.cancel')}
        </Button>
        <Button
          type="submit"
          disabled={rejects && reason.trim() === ''}
          {...(rejects && { color: 'danger' })}
        >
          {t(`queue.${decision}`)}
        </Button>
      </Group>
    </form>
  )
}

function Running({ deciding, phase: { over, rows, isStopping } }: Step<'running'>) {
  const t = useTextsOf(workflowQueueTexts)
  return (
    <BulkProgress
      done={over}
      count={rows.length}
      label={t('queue.progress')}
      text={t('queue.running', { done: over, count: rows.length })}
      isStopping={isStopping}
      onStop={deciding.stop}
    />
  )
}

function Refusal({ change, error }: { change: QueuedChange; error: unknown }) {
  const language = useLanguage()
  const failureText = useFailureText()
  return (
    <li>
      <strong>{titleOfChange(change, language)}</strong>:{' '}
      {error instanceof NotApplied ? failureReason(error.failure, language) : failureText(error)}
    </li>
  )
}

function Finished({ deciding, phase: { decision, result } }: Step<'finished'>) {
  const t = useTextsOf(workflowQueueTexts)
  const { done, refused, left } = result
  const sentences = [
    t(`queue.done.${decision}`, { count: done.length }),
    ...(left.length > 0 ? [t('queue.left', { count: left.length })] : []),
    ...(refused.length > 0 ? [t('queue.refused', { count: refused.length })] : []),
  ]
  return (
    <>
      <BulkSummary sentences={sentences} />
      {refused.length > 0 && (
        <BulkRows label={t('queue.listed')}>
          {refused.map(({ row, error }) => (
            <Refusal key={row.id} change={row} error={error} />
          ))}
        </BulkRows>
      )}
      <Group justify="flex-end" mt="lg">
        <Button onClick={deciding.close} autoFocus>
          {t('bulk.close')}
        </Button>
      </Group>
    </>
  )
}

/** Lists what is decided and asks once, shows how far it is, says what became of each. */
export function DecideDialog({ deciding }: { deciding: Deciding }) {
  const t = useTextsOf(workflowQueueTexts)
  const { phase } = deciding
  if (!phase) return null
  const title =
    phase.is === 'asking'
      ? t(`queue.ask.${phase.decision}`, { count: phase.rows.length })
      : t(`queue.${phase.decision}`)
  return (
    <Dialog title={title} {...(phase.is !== 'running' && { onClose: deciding.close })}>
      {phase.is === 'asking' && <Asking deciding={deciding} phase={phase} />}
      {phase.is === 'running' && <Running deciding={deciding} phase={phase} />}
      {phase.is === 'finished' && <Finished deciding={deciding} phase={phase} />}
    </Dialog>
  )
}
