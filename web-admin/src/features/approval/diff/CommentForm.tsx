import { Button, Group, Textarea } from '@mantine/core'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { FormEvent } from 'react'
import { STAFF_PATHS } from '@flou/shared/content/routing/apiPaths.ts'
import type { ChangeRequestDetail } from '@flou/shared/approval/changeRequestDetail.ts'
import { CHANGE_REQUEST_TEXT_MAX, type ChangeRequestEvent } from '@flou/shared/approval/workflow.ts'
import { useFailureText } from '../../../core/api/useFailureText.ts'
import { notifyError } from '../../../core/state/notify.ts'
import { api } from '../../../core/session/current.ts'
import { useSessionDraft } from '../../../core/state/sessionDraft.ts'
import { reviewTexts } from '../../../core/texts/approvalReview.ts'
import { useTextsOf } from '../../../core/texts/useText.ts'

interface Props {
  changeRequestId: string
  /** Field error key; absent comments on the whole request. */
  field?: string
  name?: string
  /** Called after sending or cancelling; absent keeps the form open. */
  onDone?: () => void
}

type NewComment = Pick<ChangeRequestEvent, 'text' | 'suggestion'>

export function useComment(
  { changeRequestId, field }: Pick<Props, 'changeRequestId' | 'field'>,
  onSent: () => void,
) {
  const queries = useQueryClient()
  const failureText = useFailureText()
  return useMutation({
    mutationFn: async (comment: NewComment) => {
      const body = { ...comment, ...(field !== undefined && { field }) }
      const options = { method: 'POST', body, idempotencyKey: crypto.randomUUID() } as const
      return (await api<ChangeRequestEvent>(STAFF_PATHS.commentOnChangeRequest(changeRequestId), options))
        .data
    },
    onSuccess: (event) => {
      queries.setQueryData<ChangeRequestDetail>(
        ['change', changeRequestId],
        (current) => current && { ...current, events: [...current.events, event] },
      )
      onSent()
    },
    onError: (error) => notifyError(failureText(error)),
  })
}

export function CommentForm(props: Props) {
  const { changeRequestId, field = '', name, onDone } = props
  const t = useTextsOf(reviewTexts)
  const [text, write] = useSessionDraft(`comment ${changeRequestId} ${field}`)
  const send = useComment(props, () => {
    write('')
    onDone?.()
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (text.trim() !== '') send.mutate({ text: text.trim() })
  }
  return (
    <form onSubmit={submit}>
      <Textarea
        name={field === '' ? 'comment' : `comment.${field}`}
        label={name === undefined ? t('comment.label') : t('comment.on', { field: name })}
        autosize
        minRows={2}
        maxRows={10}
        maxLength={CHANGE_REQUEST_TEXT_MAX}
        value={text}
        autoFocus={onDone !== undefined}
        onChange={(event) => write(event.currentTarget.value)}
      />
      <Group gap="xs" mt="xs">
        <Button
          type="submit"
          size="compact-sm"
          variant="default"
          disabled={text.trim() === ''}
          loading={send.isPending}
        >
          {t('comment.send')}
        </Button>
        {onDone && (
          <Button size="compact-sm" variant="default" onClick={onDone}>
            {t('comment.cancel')}
          </Button>
        )}
      </Group>
    </form>
  )
}
