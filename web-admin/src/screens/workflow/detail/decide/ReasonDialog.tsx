import { Button, Group, Textarea } from '@mantine/core'
import { useState, type FormEvent } from 'react'
import { messageText } from '@flou/shared/messages.ts'
import { CHANGE_TEXT_MAX } from '@flou/shared/workflow.ts'
import { Dialog } from '../../../../elements/Dialog.tsx'
import { useSessionDraft } from '../../../../state/sessionDraft.ts'
import { changeTexts } from '../../../../texts/screens/workflowDetail.ts'
import { useLanguage } from '../../../../texts/useText.ts'
import { useTextsOf } from '../../../../texts/useTextsOf.ts'

interface Props {
  /** Id of the change. */
  change: string
  outcome: 'reject' | 'request'
  /** What stands in it where nothing was typed yet. */
  start?: string
  isBusy: boolean
  onSend: (reason: string) => void
  onClose: () => void
}

/** The key of the reason that is being written. */
export const reasonKey = (change: string, outcome: string) => `${outcome} ${change}`

/** Asks why a change is refused. What is typed stays until it is sent, whatever happens to the dialog. */
export function ReasonDialog({ change, outcome, start = '', isBusy, onSend, onClose }: Props) {
  const t = useTextsOf(changeTexts)
  const language = useLanguage()
  const [text, write] = useSessionDraft(reasonKey(change, outcome))
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
          label={t('decide.reason')}
          description={t('decide.reasonHint')}
          required
          autosize
          minRows={4}
          maxRows={14}
          maxLength={CHANGE_TEXT_MAX}
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
