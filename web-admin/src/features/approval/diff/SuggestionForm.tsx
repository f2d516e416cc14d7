import { Button, Group, Textarea } from '@mantine/core'
import type { FormEvent } from 'react'
import { SUGGESTION_MAX } from '@flou/shared/approval/workflow.ts'
import { useSessionDraft } from '../../../core/state/sessionDraft.ts'
import { reviewTexts } from '../../../core/texts/approvalReview.ts'
import { useTextsOf } from '../../../core/texts/useText.ts'
import { useComment } from './CommentForm.tsx'

interface Props {
  changeRequestId: string
  field: string
  name: string
  /** Text of the field as submitted. */
  value: string
  onDone: () => void
}

/** Another wording of a field, which its author accepts or ignores. */
export function SuggestionForm({ changeRequestId, field, name, value, onDone }: Props) {
  const t = useTextsOf(reviewTexts)
  const [draft, write] = useSessionDraft(`suggestion ${changeRequestId} ${field}`)
  const text = draft === '' ? value : draft
  const send = useComment({ changeRequestId, field }, () => {
    write('')
    onDone()
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (text !== value) send.mutate({ suggestion: text })
  }
  return (
    <form onSubmit={submit}>
      <Textarea
        name={`suggestion.${field}`}
        label={t('suggestion.on', { field: name })}
        autosize
        minRows={2}
        maxRows={14}
        maxLength={SUGGESTION_MAX}
        value={text}
        autoFocus
        onChange={(event) => write(event.currentTarget.value)}
      />
      <Group gap="xs" mt="xs">
        <Button
          type="submit"
          size="compact-sm"
          variant="default"
          disabled={text === value}
          loading={send.isPending}
        >
          {t('suggestion.send')}
        </Button>
        <Button
          size="compact-sm"
          variant="default"
          onClick={() => {
            write('')
            onDone()
          }}
        >
          {t('comment.cancel')}
        </Button>
      </Group>
    </form>
  )
}
