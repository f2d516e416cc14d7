import { Button, Group, Text, Textarea } from '@mantine/core'
import { useState, type FormEvent } from 'react'
import type { QueuedChangeRequest } from '@flou/shared/approval/changeRequestLists.ts'
import { CHANGE_REQUEST_TEXT_MAX } from '@flou/shared/approval/workflow.ts'
import { useFailureText } from '../../../core/api/useFailureText.ts'
import { Dialog } from '../../../ui/Dialog.tsx'
import { BulkProgress } from '../../../ui/table/BulkProgress.tsx'
import { BulkRows } from '../../../ui/table/BulkRows.tsx'
import { BulkSummary } from '../../../ui/table/BulkSummary.tsx'
import { approvalQueueTexts } from '../../../core/texts/approvalQueue.ts'
import { useLanguage, useTextsOf } from '../../../core/texts/useText.ts'
import { ApprovalWarnings, useUncheckedRequests } from './ApprovalWarnings.tsx'
import { failureReason, kindText, changeRequestTitle } from './changeRequestWords.ts'
import { NotAppliedError } from './notAppliedError.ts'
import type { DecidePhase, Deciding } from './useDecide.ts'

type PhaseOf<I extends DecidePhase['is']> = Extract<DecidePhase, { is: I }>
interface PhaseProps<I extends DecidePhase['is']> {
  deciding: Deciding
  phase: PhaseOf<I>
}

function ChangeRequestName({ changeRequest }: { changeRequest: QueuedChangeRequest }) {
  const t = useTextsOf(approvalQueueTexts)
  const language = useLanguage()
  return (
    <>
      <strong>{changeRequestTitle(changeRequest, language)}</strong> · {kindText(changeRequest, t)} ·{' '}
      {changeRequest.author.name}
    </>
  )
}

function ConfirmPhase({ deciding, phase: { decision, rows } }: PhaseProps<'asking'>) {
  const t = useTextsOf(approvalQueueTexts)
  const [reason, setReason] = useState('')
  const rejects = decision === 'reject'
  const { unchecked, isChecking } = useUncheckedRequests(rejects ? [] : rows)
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
            <ChangeRequestName changeRequest={row} />
          </li>
        ))}
      </BulkRows>
      {unchecked && <ApprovalWarnings rows={rows} unchecked={unchecked} />}
      {rejects && (
        <Textarea
          name="reason"
          label={t('queue.reason')}
          mt="sm"
          rows={3}
          maxLength={CHANGE_REQUEST_TEXT_MAX}
          required
          value={reason}
          onChange={(event) => setReason(event.currentTarget.value)}
          data-autofocus
        />
      )}
      <Group justify="flex-end" mt="lg">
        <Button variant="default" onClick={deciding.close} {...(!rejects && { 'data-autofocus': true })}>
          {t('shell.cancel')}
        </Button>
        <Button
          type="submit"
          loading={isChecking}
          disabled={rejects && reason.trim() === ''}
          {...(rejects && { color: 'danger' })}
        >
          {t(`queue.${decision}`)}
        </Button>
      </Group>
    </form>
  )
}

function ProgressPhase({ deciding, phase: { over, rows, isStopping } }: PhaseProps<'running'>) {
  const t = useTextsOf(approvalQueueTexts)
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

function Refusal({ changeRequest, error }: { changeRequest: QueuedChangeRequest; error: unknown }) {
  const language = useLanguage()
  const failureText = useFailureText()
  return (
    <li>
      <strong>{changeRequestTitle(changeRequest, language)}</strong>:{' '}
      {error instanceof NotAppliedError ? failureReason(error.failure, language) : failureText(error)}
    </li>
  )
}

function ResultPhase({ deciding, phase: { decision, result } }: PhaseProps<'finished'>) {
  const t = useTextsOf(approvalQueueTexts)
  const { done, refused, notStarted } = result
  const sentences = [
    t(`queue.done.${decision}`, { count: done.length }),
    ...(notStarted.length > 0 ? [t('queue.left', { count: notStarted.length })] : []),
    ...(refused.length > 0 ? [t('queue.refused', { count: refused.length })] : []),
  ]
  return (
    <>
      <BulkSummary sentences={sentences} />
      {refused.length > 0 && (
        <BulkRows label={t('queue.listed')}>
          {refused.map(({ row, error }) => (
            <Refusal key={row.id} changeRequest={row} error={error} />
          ))}
        </BulkRows>
      )}
      <Group justify="flex-end" mt="lg">
        <Button onClick={deciding.close} autoFocus>
          {t('shell.close')}
        </Button>
      </Group>
    </>
  )
}

export function DecideDialog({ deciding }: { deciding: Deciding }) {
  const t = useTextsOf(approvalQueueTexts)
  const { phase } = deciding
  if (!phase) return null
  const title =
    phase.is === 'asking'
      ? t(`queue.ask.${phase.decision}`, { count: phase.rows.length })
      : t(`queue.${phase.decision}`)
  return (
    <Dialog title={title} {...(phase.is !== 'running' && { onClose: deciding.close })}>
      {phase.is === 'asking' && <ConfirmPhase deciding={deciding} phase={phase} />}
      {phase.is === 'running' && <ProgressPhase deciding={deciding} phase={phase} />}
      {phase.is === 'finished' && <ResultPhase deciding={deciding} phase={phase} />}
    </Dialog>
  )
}
