import { Button, Group, Textarea } from '@mantine/core'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { FormEvent } from 'react'
import { STAFF_PATHS } from '@flou/shared/content/routing/apiPaths.ts'
import type { ChangeDetail } from '@flou/shared/changes/detail.ts'
import { CHANGE_TEXT_MAX, type ChangeEvent } from '@flou/shared/workflow.ts'
import { useFailureText } from '../../../../api/useFailureText.ts'
import { notifyError } from '../../../../elements/notify.ts'
import { api } from '../../../../session/current.ts'
import { useSessionDraft } from '../../../../state/sessionDraft.ts'
import { changeTexts } from '../../../../texts/screens/workflowDetail.ts'
import { useTextsOf } from '../../../../texts/useTextsOf.ts'

interface Props {
  /** Id of the change. */
  change: string
  /** Error key of the field it is about; the change as a whole where absent. */
  field?: string
  /** What people call the field. */
  name?: string
  /** Called once it is sent or given up; absent where the form stays. */
  onDone?: () => void
}

function useComment({ change, field }: Props, onSent: () => void) {
  const queries = useQueryClient()
  const failureText = useFailureText()
  return useMutation({
    mutationFn: async (text: string) => {
      const body = { text, ...(field !== undefined && { field }) }
      const options = { method: 'POST', body, idempotencyKey: crypto.randomUUID() } as const
      return (await api<ChangeEvent>(STAFF_PATHS.commentOnChange(change), options)).data
    },
    onSuccess: (event) => {
      queries.setQueryData<ChangeDetail>(
        ['change', change],
        (known) => known && { ...known, events: [...known.events, event] },
      )
      onSent()
    },
    onError: (error) => notifyError(failureText(error)),
  })
}

/** Says something of a change or of one of its fields; what is typed stays in this tab until it is sent. */
export function CommentForm(props: Props) {
  const { change, field = '', name, onDone } = props
  const t = useTextsOf(changeTexts)
  const [text, write] = useSessionDraft(`comment ${change} ${field}`)
  const send = useComment(props, () => {
    write('')
    onDone?.()
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (text.trim() !== '') send.mutate(text.trim())
  }
  return (
    <form onSubmit={submit}>
      <Textarea
        label={name === undefined ? t('comment.label') : t('comment.on', { field: name })}
        autosize
        minRows={2}
        maxRows={10}
        maxLength={CHANGE_TEXT_MAX}
        value={text}
        autoFocus={onDone !== undefined}
        onChange={(event) => write(event.currentTarget.value)}
      />
      <Group gap="xs" mt="xs">
        <Button type="submit" size="compact-sm" disabled={text.trim() === ''} loading={send.isPending}>
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
