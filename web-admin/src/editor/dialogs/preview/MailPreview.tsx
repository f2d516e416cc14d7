import { Button } from '@mantine/core'
import { useMutation, keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState, useEffect } from 'react'
import { MAIL_PATHS } from '@flou/shared/content/routing/apiPaths.ts'
import { otherLanguage, type Language } from '@flou/shared/locale.ts'
import type { MailPreview as Shown, MailPreviews } from '@flou/shared/mail/mailPreview.ts'
import { mailOfSection, type MailKey } from '@flou/shared/mail/mails.ts'
import { useFailureText } from '../../../core/api/useFailureText.ts'
import { notifySuccess } from '../../../core/state/notify.ts'
import { Banner } from '../../../ui/Banner.tsx'
import { PageLoading } from '../../../ui/PageLoading.tsx'
import { api } from '../../../core/session/current.ts'
import { mailTexts } from '../../../core/texts/mail.ts'
import { useTextsOf } from '../../../core/texts/useText.ts'
import { below, entryIndex, valueAt } from '../../../core/records/entries.ts'
import { Switch } from '../../../ui/Switch.tsx'
import { FieldHint } from '../../../ui/FieldHint.tsx'
import classes from './MailPreview.module.css'
import type { AnyType } from '@flou/shared/content/define.ts'
import type { FormValues } from '../../../core/records/formErrors.ts'
import { wireValues } from '../../../core/records/recordValues.ts'

/** Debounce delay in milliseconds. */
const DEBOUNCE_MS = 150

function useDebouncedValues({ type, read, subscribe }: SidePanelProps) {
  const [values, setValues] = useState(() => wireValues(type.declaration, read()))
  useEffect(
    () => subscribe(() => setValues(wireValues(type.declaration, read())), DEBOUNCE_MS),
    [type, read, subscribe],
  )
  return values
}

function useMailPreview(mail: MailKey, panel: SidePanelProps) {
  const values = useDebouncedValues(panel)
  const query = useQuery({
    queryKey: ['mailPreview', mail, values],
    queryFn: async ({ signal }) =>
      (await api<MailPreviews>(MAIL_PATHS.preview(mail), { method: 'POST', body: values, signal })).data,
    placeholderData: keepPreviousData,
    gcTime: 60_000,
    staleTime: Number.POSITIVE_INFINITY,
  })
  return { values, query }
}

export interface SidePanelProps {
  type: AnyType
  language: Language
  read: () => FormValues
  subscribe: (listener: () => void, debounceMs?: number) => () => void
  write: (path: string, value: unknown) => void
}

type Format = 'html' | 'text'

/** Only the local runtime lists sent mails. */
const LOCAL_MAILBOX = ['127.0.0.1', 'localhost'].includes(window.location.hostname) ? '/__dev' : undefined

interface OneProps {
  mail: MailKey
  rendered: Shown
  language: Language
  format: Format
  values: object
}

function SampleButton({ mail, language, values }: Pick<OneProps, 'mail' | 'language' | 'values'>) {
  const t = useTextsOf(mailTexts)
  const failureText = useFailureText()
  const { mutate, isPending, error, isSuccess } = useMutation({
    mutationFn: async () =>
      (await api<{ to: string }>(MAIL_PATHS.sample(mail), { method: 'POST', body: { ...values, language } }))
        .data,
    onSuccess: ({ to }) => notifySuccess(t('mail.sent', { to })),
  })
  return (
    <>
      <Button
        size="compact-sm"
        variant="default"
        loading={isPending}
        aria-label={t('mail.sendTo', { language: t(`language.${language}`) })}
        onClick={() => mutate()}
      >
        {t('mail.send')}
      </Button>
      {isSuccess && LOCAL_MAILBOX !== undefined && (
        <a href={LOCAL_MAILBOX} target="_blank" rel="noreferrer">
          {t('mail.look')}
        </a>
      )}
      {error && (
        <span role="alert" className={classes.trouble}>
          {failureText(error)}
        </span>
      )}
    </>
  )
}

function OneMail({ mail, rendered, language, format, values }: OneProps) {
  const t = useTextsOf(mailTexts)
  const name = t(`language.${language}`)
  return (
    <article className={classes.mail} lang={language} aria-label={t('mail.frame', { language: name })}>
      <header className={classes.head}>
        <strong>{name}</strong>
        <SampleButton mail={mail} language={language} values={values} />
      </header>
      <p className={classes.subject}>
        <span>{t('mail.subject')}</span> {rendered.subject}
      </p>
      {format === 'html' ? (
        <iframe
          title={t('mail.frame', { language: name })}
          sandbox="allow-same-origin"
          srcDoc={rendered.html}
        />
      ) : (
        <pre tabIndex={0}>{rendered.text}</pre>
      )}
    </article>
  )
}

function useReset({ read, write }: SidePanelProps) {
  const t = useTextsOf(mailTexts)
  return ({ defaults }: MailPreviews) => {
    for (const [language, texts] of Object.entries(defaults)) {
      const index = entryIndex(valueAt(read(), 'contents'), language as Language)
      for (const [name, text] of Object.entries(texts)) write(below('contents', index, name), text)
    }
    notifySuccess(t('mail.resetDone'))
  }
}

export function MailPreview(panel: SidePanelProps) {
  const t = useTextsOf(mailTexts)
  const failureText = useFailureText()
  const mail = mailOfSection(panel.type.key)
  if (!mail) throw new Error(`${panel.type.key} holds no mail`)
  const [format, setFormat] = useState<Format>('html')
  const reset = useReset(panel)
  const { values, query } = useMailPreview(mail, panel)
  const { data, error } = query
  return (
    <section className={classes.pane} aria-label={t('mail.preview')}>
      <div className={classes.bar}>
        <Switch
          name="mailFormat"
          label={t('mail.format')}
          value={format}
          onChange={setFormat}
          choices={(['html', 'text'] as const).map((value) => ({ value, label: t(`mail.${value}`) }))}
        />
        <Button size="compact-sm" variant="default" disabled={!data} onClick={() => data && reset(data)}>
          {t('mail.reset')}
        </Button>
      </div>
      <FieldHint>{t('mail.sampled')}</FieldHint>
      {error && (
        <Banner tone="bad" title={t('mail.failed')}>
          <p>{failureText(error)}</p>
          <Button size="compact-sm" variant="default" onClick={() => void query.refetch()}>
            {t('shell.retry')}
          </Button>
        </Banner>
      )}
      {query.isPending && <PageLoading />}
      {data &&
        [panel.language, otherLanguage(panel.language)].map((language) => (
          <OneMail
            key={language}
            mail={mail}
            rendered={data.previews[language]}
            language={language}
            format={format}
            values={values}
          />
        ))}
    </section>
  )
}
