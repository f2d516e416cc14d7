import { Button, Group } from '@mantine/core'
import { LANGUAGES } from '@flou/shared/locale.ts'
import type { EventNews } from '@flou/shared/inbox/registration.ts'
import { useFailureText } from '../../../core/api/useFailureText.ts'
import { Banner } from '../../../ui/Banner.tsx'
import { Dialog } from '../../../ui/Dialog.tsx'
import { notifySuccess } from '../../../core/state/notify.ts'
import { eventNewsTexts } from '../../../core/texts/personalData.ts'
import { useLanguage, useTextsOf } from '../../../core/texts/useText.ts'
import { useNotifyParticipants, useEventNews } from './useEventNews.ts'
import classes from './NotifyDialog.module.css'
import { useState } from 'react'

interface Props {
  event: string
  news: EventNews
  onClose: () => void
}

function Mails({ mail }: { mail: EventNews['mail'] | undefined }) {
  const t = useTextsOf(eventNewsTexts)
  const own = useLanguage()
  return LANGUAGES.map((language) => {
    const localizedMail = mail?.[language]
    if (!localizedMail) return null
    const name = t('news.preview', { language: t(`language.${language}`) })
    return (
      <details key={language} className={classes.mail} open={language === own} name="event-news">
        <summary>
          {name}: <strong lang={language}>{localizedMail.subject}</strong>
        </summary>
        <iframe title={name} sandbox="allow-same-origin" srcDoc={localizedMail.html} />
      </details>
    )
  })
}

/** Asks before notifying participants; no mail is sent otherwise. */
export function NotifyDialog({ event, news, onClose }: Props) {
  const t = useTextsOf(eventNewsTexts)
  const failureText = useFailureText()
  const { mutate, isPending, error, done } = useNotifyParticipants(event, news)
  const { kind, confirmed, waiting, mail } = news
  const count = confirmed + waiting
  const finish = (notifiedCount: number) => {
    notifySuccess(t('news.told', { count: notifiedCount }))
    onClose()
  }
  return (
    <Dialog
      title={t(kind === 'calledOff' ? 'news.titleCalledOff' : 'news.titleChanged')}
      onClose={onClose}
      isWide
    >
      <p>{t(`news.${kind}`, { count, confirmed, waiting })}</p>
      <p>{t('news.once')}</p>
      <Mails mail={mail} />
      {error && (
        <Banner tone="bad" mt="sm">
          {failureText(error)}
        </Banner>
      )}
      <Group justify="flex-end" mt="md">
        {isPending && <span role="status">{t('news.telling', { done, count })}</span>}
        <Button variant="default" onClick={onClose} data-autofocus>
          {t('news.later')}
        </Button>
        <Button loading={isPending} onClick={() => mutate(undefined, { onSuccess: finish })}>
          {t('news.tell', { count })}
        </Button>
      </Group>
    </Dialog>
  )
}

export function NotifyPrompt({ id, version }: { id: number; version: number }) {
  const { data } = useEventNews(String(id), version)
  const [isClosed, setClosed] = useState(false)
  if (isClosed || !data || data.confirmed + data.waiting === 0) return null
  return <NotifyDialog event={String(id)} news={data} onClose={() => setClosed(true)} />
}
