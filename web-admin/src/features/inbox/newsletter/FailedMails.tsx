import { useRights } from '../../../core/session/rights.ts'
import { Button } from '@mantine/core'
import { NEWSLETTER_PATHS } from '@flou/shared/content/routing/apiPaths.ts'
import { isMailKey, mailSpec } from '@flou/shared/mail/mails.ts'
import type { FailedMail } from '@flou/shared/forms/newsletter.ts'
import { timeText } from '../../../core/records/timeText.ts'
import { Table } from '../../../ui/table/Table.tsx'
import { EmptyState } from '../../../ui/screen/EmptyState.tsx'
import classes from '../../../ui/table/Table.module.css'
import { LoadMore } from '../../../ui/table/LoadMore.tsx'
import { PageLoading } from '../../../ui/PageLoading.tsx'
import { Card } from '../../../ui/screen/Card.tsx'
import { LoadFailure } from '../../../ui/screen/LoadFailure.tsx'
import { newsletterTexts } from '../../../core/texts/newsletter.ts'
import { useLanguage, useTextsOf } from '../../../core/texts/useText.ts'
import { useRowAction, useFailedMails } from './useNewsletter.ts'

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
  const { canEdit } = useRights()
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
        {canBeSentAgain && canEdit && (
          <Button
            size="compact-sm"
            variant="default"
            aria-label={t('undelivered.sendAgainOf', { to })}
            onClick={() => onSend(mail)}
          >
            {t('undelivered.sendAgain')}
          </Button>
        )}
        {!canBeSentAgain && t('undelivered.askedAnew')}
      </td>
    </tr>
  )
}

export function FailedMails() {
  const t = useTextsOf(newsletterTexts)
  const list = useFailedMails()
  const { mutate } = useRowAction<FailedMail>(NEWSLETTER_PATHS.resend, () => t('undelivered.sentAgain'))
  const rows = list.data?.pages.flatMap(({ data }) => data) ?? []
  return (
    <Card title={t('undelivered.failed')} hint={t('undelivered.failedHint')}>
      <LoadFailure error={list.error} onRetry={list.refetch} />
      {list.isPending && <PageLoading />}
      {list.isSuccess && rows.length === 0 && <EmptyState text={t('undelivered.failedNone')} />}
      {rows.length > 0 && (
        <Table
          label={t('undelivered.failed')}
          columns={[
            t('newsletter.email'),
            t('undelivered.mail'),
            t('undelivered.reason'),
            t('undelivered.at'),
            t('newsletter.action'),
          ]}
        >
          {rows.map((mail) => (
            <Row key={mail.id} mail={mail} onSend={mutate} />
          ))}
        </Table>
      )}
      <LoadMore list={list} />
    </Card>
  )
}
