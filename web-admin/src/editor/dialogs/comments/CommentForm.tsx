import { Button, Group } from '@mantine/core'
import { useState, type FormEvent } from 'react'
import type { Comment } from '@flou/shared/comments.ts'
import { useSessionDraft } from '../../../core/state/sessionDraft.ts'
import { commentTexts } from '../../../core/texts/comments.ts'
import { useTextsOf } from '../../../core/texts/useText.ts'
import { useFormHandle } from '../../../fields/form/FormContext.ts'
import { MentionInput } from './MentionInput.tsx'
import { useChangeComment, usePeople, useSendComment } from './useComments.ts'

interface TextFormProps {
  draft: string
  start?: string
  label: string
  sendLabel: string
  isBusy: boolean
  onSend: (text: string, done: () => void) => void
  onCancel?: (() => void) | undefined
}

/** A text that survives a reload until it is sent or cancelled. */
function useCommentDraft(draft: string, start = '') {
  const { type, id } = useFormHandle()
  const [stored, write] = useSessionDraft(`comment ${type.key} ${id} ${draft}`)
  const [isTouched, setTouched] = useState(stored !== '')
  return {
    text: isTouched ? stored : start,
    write: (text: string) => {
      setTouched(true)
      write(text)
    },
    forget: () => {
      setTouched(false)
      write('')
    },
  }
}

export function TextForm({ draft, start, label, sendLabel, isBusy, onSend, onCancel }: TextFormProps) {
  const t = useTextsOf(commentTexts)
  const people = usePeople()
  const { text, write, forget } = useCommentDraft(draft, start)
  const send = () => {
    if (text.trim() !== '' && !isBusy) onSend(text.trim(), forget)
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    send()
  }
  return (
    <form onSubmit={submit}>
      <MentionInput
        name={`comment.${draft}`}
        label={label}
        text={text}
        people={people}
        hasFocus={onCancel !== undefined}
        onChange={write}
        onSubmit={send}
      />
      <Group gap="xs" mt="xs">
        <Button
          type="submit"
          size="compact-sm"
          variant="default"
          disabled={text.trim() === ''}
          loading={isBusy}
        >
          {sendLabel}
        </Button>
        {onCancel && (
          <Button
            size="compact-sm"
            variant="subtle"
            color="ink"
            onClick={() => {
              forget()
              onCancel()
            }}
          >
            {t('comments.cancel')}
          </Button>
        )}
      </Group>
    </form>
  )
}

export function ReplyForm({ thread, onDone }: { thread: string; onDone: () => void }) {
  const t = useTextsOf(commentTexts)
  const send = useSendComment(onDone)
  return (
    <TextForm
      draft={`reply ${thread}`}
      label={t('comments.reply')}
      sendLabel={t('comments.sendReply')}
      isBusy={send.isPending}
      onSend={(text, done) => send.mutate({ text, thread }, { onSuccess: done })}
      onCancel={onDone}
    />
  )
}

export function EditForm({ comment, onDone }: { comment: Comment; onDone: () => void }) {
  const t = useTextsOf(commentTexts)
  const change = useChangeComment(comment, onDone)
  return (
    <TextForm
      draft={`edit ${comment.id}`}
      start={comment.text}
      label={t('comments.edit')}
      sendLabel={t('comments.save')}
      isBusy={change.isPending}
      onSend={(text, done) => change.mutate({ text }, { onSuccess: done })}
      onCancel={onDone}
    />
  )
}
