import { useRights } from '../../../core/session/rights.ts'
import { Button, Textarea } from '@mantine/core'
import type { FormEvent } from 'react'
import type { FormDeclaration } from '@flou/shared/forms/define.ts'
import {
  MAX_NOTE_LENGTH,
  SUBMISSION_STATES,
  type SubmissionDetail,
  type SubmissionEvent,
} from '@flou/shared/inbox/inbox.ts'
import { timeText } from '../../../core/records/timeText.ts'
import { Card } from '../../../ui/screen/Card.tsx'
import { useSessionDraft } from '../../../core/state/sessionDraft.ts'
import { inboxTexts } from '../../../core/texts/inbox.ts'
import { replyTexts } from '../../../core/texts/inboxReply.ts'
import { useLanguage, useTextsOf, type TextsOf } from '../../../core/texts/useText.ts'
import { ReplyEvent } from '../reply/ReplyEvent.tsx'
import { useAddNote } from '../useInbox.ts'
import { FieldHint } from '../../../ui/FieldHint.tsx'
import classes from './Thread.module.css'

const TEXTS = { ...inboxTexts, ...replyTexts }
type ThreadText = TextsOf<typeof TEXTS>

function eventText({ kind, text, reply }: SubmissionEvent, t: ThreadText): string {
  if (reply) return t('reply.event', { language: t(`inbox.language.${reply.language}`) })
  if (kind === 'note') return t('inbox.event.note')
  if (kind === 'checkedIn') return t(text === 'yes' ? 'inbox.event.checkedIn' : 'inbox.event.checkInUndone')
  if (kind === 'restricted') return t(text === 'yes' ? 'inbox.event.restricted' : 'inbox.event.lifted')
  if (kind === 'assigned')
    return text === '' ? t('inbox.event.unassigned') : t('inbox.event.assigned', { text })
  const state = SUBMISSION_STATES.find((each) => each === text)
  return t('inbox.event.state', { text: state ? t(`inbox.state.${state}`) : text })
}

function NoteForm({ form, id }: { form: string; id: string }) {
  const t = useTextsOf(inboxTexts)
  const [text, write] = useSessionDraft(`note ${id}`)
  const send = useAddNote(form, id, () => write(''))
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (text.trim() !== '' && !send.isPending) send.mutate(text.trim())
  }
  return (
    <form onSubmit={submit}>
      <Textarea
        name="note"
        label={t('inbox.note')}
        autosize
        minRows={2}
        maxRows={10}
        maxLength={MAX_NOTE_LENGTH}
        value={text}
        onChange={(event) => write(event.currentTarget.value)}
      />
      <Button
        type="submit"
        size="compact-sm"
        variant="default"
        mt="xs"
        disabled={text.trim() === ''}
        loading={send.isPending}
      >
        {t('inbox.addNote')}
      </Button>
    </form>
  )
}

/** Notes and history, oldest first; an unsent note is stored for the tab session. */
export function Thread({ form, one }: { form: FormDeclaration; one: SubmissionDetail }) {
  const t = useTextsOf(TEXTS)
  const language = useLanguage()
  const { canEdit } = useRights()
  return (
    <Card title={t('inbox.history')}>
      {one.events.length === 0 && <FieldHint>{t('inbox.historyNone')}</FieldHint>}
      {one.events.length > 0 && (
        <ol className={classes.thread} aria-label={t('inbox.history')}>
          {one.events.map((event) => (
            <li key={event.id}>
              <p>
                <strong>{event.by.name}</strong> {eventText(event, t)}
              </p>
              <time dateTime={event.at}>{timeText(event.at, language)}</time>
              {event.kind === 'note' && <p className={classes.text}>{event.text}</p>}
              {event.reply && <ReplyEvent one={one} event={event} reply={event.reply} />}
            </li>
          ))}
        </ol>
      )}
      {canEdit && <NoteForm form={form.key} id={one.id} />}
    </Card>
  )
}
