import { Button, Checkbox, Group, NativeSelect, Textarea, TextInput } from '@mantine/core'
import { useState, type FormEvent } from 'react'
import type { FormDeclaration } from '@flou/shared/forms/define.ts'
import { REPLY_LIMITS, replyBlockerOf, type SubmissionDetail } from '@flou/shared/inbox/inbox.ts'
import { LANGUAGES } from '@flou/shared/locale.ts'
import { Icon } from '../../../ui/Icon.tsx'
import { FieldHint } from '../../../ui/FieldHint.tsx'
import { Card } from '../../../ui/screen/Card.tsx'
import { LoadFailure } from '../../../ui/screen/LoadFailure.tsx'
import { inboxTexts } from '../../../core/texts/inbox.ts'
import { replyTexts } from '../../../core/texts/inboxReply.ts'
import { useUser } from '../../../core/session/useSession.ts'
import { useLanguage, useTextsOf } from '../../../core/texts/useText.ts'
import { replyUrl } from './replyUrl.ts'
import { useReplyDraft, useSendReply } from './useReply.ts'
import classes from './Reply.module.css'

const TEXTS = { ...inboxTexts, ...replyTexts }

interface Props {
  form: FormDeclaration
  one: SubmissionDetail
}

interface DraftProps {
  reply: ReturnType<typeof useReplyDraft>
  isBlocked: boolean
}

function Choices({ reply, isBlocked }: DraftProps) {
  const t = useTextsOf(TEXTS)
  const language = useLanguage()
  const { draft, choose, templates } = reply
  return (
    <Group grow gap={10} mb="xs">
      <NativeSelect
        name="template"
        label={t('reply.template')}
        disabled={isBlocked}
        value={draft.template}
        data={templates.map(({ mail, label }) => ({
          value: mail,
          label: label[language].replace(/^[^:]*: /, '').replace(/^./, (letter) => letter.toUpperCase()),
        }))}
        onChange={({ currentTarget }) => choose(currentTarget.value, draft.language)}
      />
      <NativeSelect
        name="language"
        label={t('inbox.language')}
        disabled={isBlocked}
        value={draft.language}
        data={LANGUAGES.map((value) => ({ value, label: t(`inbox.language.${value}`) }))}
        onChange={({ currentTarget: { value } }) => {
          const chosen = LANGUAGES.find((each) => each === value)
          if (chosen) choose(draft.template, chosen)
        }}
      />
    </Group>
  )
}

function Texts({ reply: { draft, type }, isBlocked }: DraftProps) {
  const t = useTextsOf(TEXTS)
  return (
    <>
      <TextInput
        name="subject"
        label={t('reply.subject')}
        disabled={isBlocked}
        maxLength={REPLY_LIMITS.subject}
        lang={draft.language}
        value={draft.subject}
        mb="xs"
        onChange={({ currentTarget }) => type({ ...draft, subject: currentTarget.value })}
      />
      <Textarea
        name="text"
        label={t('reply.text')}
        disabled={isBlocked}
        autosize
        minRows={7}
        maxRows={24}
        maxLength={REPLY_LIMITS.text}
        lang={draft.language}
        value={draft.text}
        onChange={({ currentTarget }) => type({ ...draft, text: currentTarget.value })}
      />
    </>
  )
}

function MailClientLink({ form, one }: Props) {
  const t = useTextsOf(TEXTS)
  const href = replyUrl(form, one)
  return (
    href !== undefined && (
      <Button component="a" href={href} variant="subtle" leftSection={<Icon name="external" size={16} />}>
        {t('reply.mailClient')}
      </Button>
    )
  )
}

export function ReplyForm({ form, one }: Props) {
  const t = useTextsOf(TEXTS)
  const { email } = useUser()
  const blocker = replyBlockerOf(one)
  const reply = useReplyDraft(one)
  const [isDone, setDone] = useState(false)
  const sending = useSendReply(one, () => void reply.clear())
  const { draft } = reply
  const isEmpty = draft.subject.trim() === '' || draft.text.trim() === ''
  const isBlocked = blocker !== undefined
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!isEmpty && !isBlocked && !sending.isPending) sending.mutate({ ...draft, isDone })
  }
  if (blocker === 'noEmail') return null
  return (
    <Card title={t('reply.title')}>
      <FieldHint>{t('inbox.replyHint', { language: t(`inbox.language.${one.language}`) })}</FieldHint>
      {isBlocked && (
        <p className={classes.blocked} id="reply-blocked">
          {t(`reply.blocked.${blocker}`)}
        </p>
      )}
      <LoadFailure error={reply.error} title={t('reply.failed')} onRetry={reply.refetch} />
      <form onSubmit={submit} aria-describedby={isBlocked ? 'reply-blocked' : undefined}>
        <Choices reply={reply} isBlocked={isBlocked} />
        <Texts reply={reply} isBlocked={isBlocked} />
        <Checkbox
          name="isDone"
          label={t('reply.close')}
          disabled={isBlocked}
          checked={isDone}
          my="sm"
          onChange={({ currentTarget }) => setDone(currentTarget.checked)}
        />
        <Group gap="xs">
          <Button type="submit" disabled={isBlocked || isEmpty} loading={sending.isPending}>
            {t('reply.send')}
          </Button>
          {!isBlocked && <MailClientLink form={form} one={one} />}
        </Group>
        {!isBlocked && <FieldHint>{t('reply.answersTo', { email })}</FieldHint>}
      </form>
    </Card>
  )
}
