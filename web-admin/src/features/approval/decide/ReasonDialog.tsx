import { Button, Group, Textarea } from '@mantine/core'
import { useState, type FormEvent } from 'react'
import { messageText } from '@flou/shared/texts/messages.ts'
import { CHANGE_REQUEST_TEXT_MAX } from '@flou/shared/approval/workflow.ts'
import { Dialog } from '../../../ui/Dialog.tsx'
import { useSessionDraft } from '../../../core/state/sessionDraft.ts'
import { reviewTexts } from '../../../core/texts/approvalReview.ts'
import { useLanguage, useTextsOf } from '../../../core/texts/useText.ts'

interface Props {
  changeRequestId: string
  outcome: 'reject' | 'request'
  start?: string
  isBusy: boolean
  onSend: (reason: string) => void
  onClose: () => void
}

export const reasonKey = (changeRequestId: string, outcome: string) => `${outcome} ${changeRequestId}`

/** Requires a reason for refusal; the text is stored in the tab until sent. */
export function ReasonDialog({ changeRequestId, outcome, start = '', isBusy, onSend, onClose }: Props) {
  const t = useTextsOf(reviewTexts)
  const language = useLanguage()
  const [text, write] = useSessionDraft(reasonKey(changeRequestId, outcome))
  const [isTouched, setTouched] = useState(text !== '')
  const [isEmpty, setEmpty] = useState(false)
  const reason = isTouched ? text : start
  const send = (event: FormEvent) => {
    event.preventDefault()
    if (reason.trim() === '') return setEmpty(true)
    return onSend(reason.trim())
  }
  return (
    <Dialog title={t(`decide.${outcome}Title`)} onClose={onClose}>
      <form onSubmit={send} noValidate>
        <Textarea
          name="reason"
          label={t('decide.reason')}
          description={t('decide.reasonHint')}
          required
          autosize
          minRows={4}
          maxRows={14}
          maxLength={CHANGE_REQUEST_TEXT_MAX}
          value={reason}
          data-autofocus
          error={isEmpty && reason.trim() === '' ? messageText('required', language) : undefined}
          onChange={(event) => {
            setTouched(true)
            write(event.currentTarget.value)
          }}
        />
        <Group justify="flex-end" mt="lg">
          <Button variant="default" onClick={onClose}>
            {t('decide.cancel')}
          </Button>
          <Button type="submit" loading={isBusy} {...(outcome === 'reject' && { color: 'danger' })}>
            {t(`decide.${outcome}`)}
          </Button>
        </Group>
      </form>
    </Dialog>
  )
}
