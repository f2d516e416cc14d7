import { Alert, Button } from '@mantine/core'
import { NEWSLETTER_PATHS } from '@flou/shared/content/routing/apiPaths.ts'
import { isMailKey, mailSpec } from '@flou/shared/mails/mails.ts'
import type { FailedMail } from '@flou/shared/newsletter.ts'
import { useFailureText } from '../../../api/useFailureText.ts'
import { timeText } from '../../../content/timeText.ts'
import { PageLoading } from '../../../elements/PageLoading.tsx'
import { newsletterTexts } from '../../../texts/screens/newsletter.ts'
import { useLanguage } from '../../../texts/useText.ts'
import { useTextsOf } from '../../../texts/useTextsOf.ts'
import { More } from '../More.tsx'
import { useAct, useFailedMails } from '../useNewsletter.ts'
import classes from '../../inbox/Inbox.module.css'

/** Names of mails by how their template begins. */
const MAILS = [
  'formReceived',
  'formDigest',
  'newsletterConfirm',
  'newsletterWelcome',
  'dataRequestProof',
  'resetPassword',
  'registration',
  'approval',
] as const

function Row({ mail, onSend }: { mail: FailedMail; onSend: (mail: FailedMail) => void }) {
  const t = useTextsOf(newsletterTexts)
  const language = useLanguage()
  const { to, template, at, reason, canBeSentAgain } = mail
  const name = MAILS.find((one) => template.startsWith(one))
  const label = isMailKey(template) ? mailSpec(template).label[language] : undefined
  return (
    <tr data-failed-mail={to}>
      <td className={classes.what}>
        <span className={classes.title}>{to}</span>
      </td>
      <td data-label={t('undelivered.mail')}>{label ?? (name ? t(`undelivered.mail.${name}`) : template)}</td>
      <td data-label={t('undelivered.reason')}>{reason}</td>
      <td data-label={t('undelivered.at')}>{timeText(at, language)}</td>
      <td>
        {canBeSentAgain ? (
          <Button
            size="compact-sm"
            variant="default"
            aria-label={t('undelivered.sendAgainOf', { to })}
            onClick={() => onSend(mail)}
          >
            {t('undelivered.sendAgain')}
          </Button>
        ) : (
          t('undelivered.askedAnew')
        )}
      </td>
    </tr>
  )
}

/** Mails that nobody got, each with why, and a button that has it sent again. */
export function FailedMails() {
  const t = useTextsOf(newsletterTexts)
  const failureText = useFailureText()
  const list = useFailedMails()
  const { mutate } = useAct<FailedMail>(NEWSLETTER_PATHS.sendAgain, () => t('undelivered.sentAgain'))
  const rows = list.data?.pages.flatMap(({ data }) => data) ?? []
  return (
    <section className={classes.card} aria-labelledby="failed-mails">
      <h2 id="failed-mails">{t('undelivered.failed')}</h2>
      <p className={classes.hint}>{t('undelivered.failedHint')}</p>
      {list.error && (
        <Alert color="danger" role="alert">
          {failureText(list.error)}
        </Alert>
      )}
      {list.isPending && <PageLoading />}
      {list.isSuccess && rows.length === 0 && <p data-empty="">{t('undelivered.failedNone')}</p>}
      {rows.length > 0 && (
        <div className={classes.scroll} role="region" aria-label={t('undelivered.failed')} tabIndex={0}>
          <table className={classes.table}>
            <thead>
              <tr>
                <th scope="col">{t('newsletter.email')}</th>
                <th scope="col">{t('undelivered.mail')}</th>
                <th scope="col">{t('undelivered.reason')}</th>
                <th scope="col">{t('undelivered.at')}</th>
                <th scope="col">{t('newsletter.action')}</th>
              </tr>
            </thead>
            <tbody>
              {rows.map((mail) => (
                <Row key={mail.id} mail={mail} onSend={mutate} />
              ))}
            </tbody>
          </table>
        </div>
      )}
      <More list={list} />
    </section>
  )
}
