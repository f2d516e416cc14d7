import { Button, Group, Textarea } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import type { FormEvent, KeyboardEvent } from 'react'
import type { Approver } from '@flou/shared/approval/changeRequestDetail.ts'
import { APPROVAL_MESSAGE_MAX } from '@flou/shared/approval/workflow.ts'
import { STAFF_PATHS } from '@flou/shared/content/routing/apiPaths.ts'
import { dateText } from '../../core/records/timeText.ts'
import { api } from '../../core/session/current.ts'
import { useSessionDraft } from '../../core/state/sessionDraft.ts'
import { changeRequestTexts } from '../../core/texts/recordState.ts'
import { useLanguage, useTextsOf } from '../../core/texts/useText.ts'
import { Dialog } from '../../ui/Dialog.tsx'

function Approvers() {
  const t = useTextsOf(changeRequestTexts)
  const language = useLanguage()
  const { data } = useQuery({
    queryKey: ['approvers'],
    queryFn: async ({ signal }) => (await api<Approver[]>(STAFF_PATHS.approvers, { signal })).data,
    staleTime: 60_000,
  })
  if (!data) return <p role="status">{t('send.loading')}</p>
  if (data.length === 0) return <p>{t('pending.noApprover')}</p>
  const nameOf = ({ name, awayUntil }: Approver) =>
    awayUntil === undefined ? name : t('send.away', { name, day: dateText(awayUntil, language) })
  const names = new Intl.ListFormat(language, { type: 'disjunction' }).format(data.map(nameOf))
  return <p>{t('send.approvers', { names })}</p>
}

interface Props {
  /** Key of the session draft that keeps an unsent message. */
  draftKey: string
  onSend: (message: string) => void
  onClose: () => void
}

/** States who decides, and takes a message to them. Enter sends it, so that the plain way is a click and a key. */
export function ApprovalDialog({ draftKey, onSend, onClose }: Props) {
  const t = useTextsOf(changeRequestTexts)
  const [message, write] = useSessionDraft(draftKey)
  const send = (event: FormEvent | KeyboardEvent) => {
    event.preventDefault()
    onSend(message.trim())
  }
  const sendByKey = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && !event.shiftKey && !event.nativeEvent.isComposing) send(event)
  }
  return (
    <Dialog title={t('send.title')} isAttached onClose={onClose}>
      <form onSubmit={send}>
        <Approvers />
        <Textarea
          mt="md"
          name="approvalMessage"
          autoComplete="off"
          label={t('send.message')}
          description={t('send.messageHint')}
          autosize
          minRows={1}
          maxRows={10}
          maxLength={APPROVAL_MESSAGE_MAX}
          value={message}
          data-autofocus
          onChange={(event) => write(event.currentTarget.value)}
          onKeyDown={sendByKey}
        />
        <Group justify="flex-end" mt="lg">
          <Button variant="default" onClick={onClose}>
            {t('send.cancel')}
          </Button>
          <Button type="submit">{t('send.send')}</Button>
        </Group>
      </form>
    </Dialog>
  )
}
