import { ActionIcon, Box, Button, Group } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { PLANNED_ACTIONS, type NewTimes, type PlannedAction, type StoredRecord } from '@flou/shared/api.ts'
import { isDraftable } from '@flou/shared/content/visibility.ts'
import { messageText } from '@flou/shared/texts/messages.ts'
import { useFailureText } from '../../core/api/useFailureText.ts'
import { plannedText } from '../../core/records/timeText.ts'
import { api } from '../../core/session/current.ts'
import { useRights } from '../../core/session/rights.ts'
import { notifyError, notifySuccess } from '../../core/state/notify.ts'
import { plannedTexts } from '../../core/texts/planned.ts'
import { useLanguage, useTextsOf } from '../../core/texts/useText.ts'
import { Icon } from '../../ui/Icon.tsx'
import { lazyPart } from '../../ui/lazyPart.tsx'
import type { RecordEditor } from './useEditor.ts'
import type { EditorOptions } from './useSavePorts.ts'

const PlanDialog = lazyPart(async () => (await import('../dialogs/PlanDialog.tsx')).PlanDialog)

interface Props extends Pick<EditorOptions, 'type' | 'record' | 'onSaved' | 'apiUrl'> {
  editor: RecordEditor
}

/** Changes planned times without changing the content. */
function useNewTimes({ record, apiUrl = '', onSaved }: Props) {
  const language = useLanguage()
  const failureText = useFailureText()
  return useMutation({
    mutationFn: (times: NewTimes) =>
      api<StoredRecord>(`${apiUrl}/schedule?recordVersion=${record.recordVersion}`, {
        method: 'PUT',
        body: times,
        idempotencyKey: crypto.randomUUID(),
      }),
    onSuccess: ({ data, message }) => {
      notifySuccess(message ?? messageText('scheduled', language))
      onSaved(data, false, { is: 'draftUnseen' })
    },
    onError: (error) => notifyError(failureText(error)),
  })
}

const actionsFor = ({ type, record }: Pick<Props, 'type' | 'record'>, isApprovalNeeded: boolean) =>
  PLANNED_ACTIONS.filter((action) =>
    action === 'publish' ? true : !type.single && !isApprovalNeeded && record.id !== undefined,
  ) satisfies PlannedAction[]

/** A new time to publish stores the form; other times leave it as it is. */
function PlanForm({ onClose, ...props }: Props & { onClose: () => void }) {
  const { type, record, editor } = props
  const { isApprovalNeeded } = useRights()
  const change = useNewTimes(props)
  const plan = (times: NewTimes) => {
    const isMove = record.planned?.publish !== undefined && editor.phase.is === 'clean' && !isApprovalNeeded
    if (times.publish && !isMove) {
      onClose()
      editor.confirm({ goal: 'live', planned: times })
    } else if (Object.keys(times).length === 0) onClose()
    else change.mutate(times, { onSuccess: onClose })
  }
  return (
    <PlanDialog
      planned={record.planned}
      actions={actionsFor({ type, record }, isApprovalNeeded)}
      needsApproval={isApprovalNeeded}
      isBusy={change.isPending}
      onPlan={plan}
      onClose={onClose}
    />
  )
}

export function ScheduleButton(props: Props) {
  const t = useTextsOf(plannedTexts)
  const { canEdit } = useRights()
  const [isOpen, setOpen] = useState(false)
  const { type, record, editor } = props
  const isUnsavedSection = type.single && (record.recordVersion ?? 0) === 0
  if (!canEdit || !isDraftable(type) || isUnsavedSection || editor.handle.isInSheet) return null
  return (
    <>
      <ActionIcon
        variant="default"
        size={36}
        disabled={editor.phase.is === 'saving'}
        aria-label={t('plan.open')}
        title={t('plan.open')}
        {...PlanDialog.onIntent}
        onClick={() => setOpen(true)}
      >
        <Icon name="event" />
      </ActionIcon>
      {isOpen && <PlanForm {...props} onClose={() => setOpen(false)} />}
    </>
  )
}

const sentenceOf = (action: PlannedAction, { live }: Props['record']) =>
  action === 'unpublish' ? 'plan.endsLive' : live ? 'plan.changesLive' : 'plan.goesLive'

function PlannedLine({ action, ...props }: Props & { action: PlannedAction }) {
  const t = useTextsOf(plannedTexts)
  const language = useLanguage()
  const { isApprovalNeeded } = useRights()
  const stop = useNewTimes(props)
  const [isOpen, setOpen] = useState(false)
  const time = props.record.planned?.[action]
  if (!time) return null
  const values = { time: plannedText(time.at, language), name: time.by.name }
  return (
    <Group gap="xs">
      <Box flex="1 1 20rem">{t(sentenceOf(action, props.record), values)}</Box>
      {!isApprovalNeeded && (
        <>
          <Button size="compact-sm" variant="default" onClick={() => setOpen(true)}>
            {t('plan.change')}
          </Button>
          <Button
            size="compact-sm"
            variant="subtle"
            color="danger"
            loading={stop.isPending}
            onClick={() => stop.mutate({ [action]: null })}
          >
            {t('plan.stop')}
          </Button>
        </>
      )}
      {isOpen && <PlanForm {...props} onClose={() => setOpen(false)} />}
    </Group>
  )
}

/** Planned times of the record, with buttons to move and cancel them. */
export const PlannedLines = (props: Props) =>
  PLANNED_ACTIONS.map((action) => <PlannedLine key={action} action={action} {...props} />)
