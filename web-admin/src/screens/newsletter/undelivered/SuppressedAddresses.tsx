import { Alert, Button } from '@mantine/core'
import { NEWSLETTER_PATHS } from '@flou/shared/content/routing/apiPaths.ts'
import type { SuppressedAddress } from '@flou/shared/newsletter.ts'
import { useFailureText } from '../../../api/useFailureText.ts'
import { timeText } from '../../../content/timeText.ts'
import { PageLoading } from '../../../elements/PageLoading.tsx'
import { newsletterTexts } from '../../../texts/screens/newsletter.ts'
import { useLanguage } from '../../../texts/useText.ts'
import { useTextsOf } from '../../../texts/useTextsOf.ts'
import { More } from '../More.tsx'
import { useAct, useSuppressed } from '../useNewsletter.ts'
import classes from '../../inbox/Inbox.module.css'

function Row({ row, onLift }: { row: SuppressedAddress; onLift: (row: SuppressedAddress) => void }) {
  const t = useTextsOf(newsletterTexts)
  const language = useLanguage()
  const { email, reason, at, staff } = row
  return (
    <tr data-suppressed={email}>
      <td className={classes.what}>
        <span className={classes.title}>{email}</span>
        {staff && <span className={classes.sub}> {t('undelivered.staff', { name: staff.name })}</span>}
      </td>
      <td data-label={t('undelivered.reason')}>{t(`undelivered.${reason}`)}</td>
      <td data-label={t('undelivered.since')}>{timeText(at, language)}</td>
      <td>
        <Button
          size="compact-sm"
          variant="default"
          aria-label={t('undelivered.liftOf', { email })}
          onClick={() => onLift(row)}
        >
          {t('undelivered.lift')}
        </Button>
      </td>
    </tr>
  )
}

/** Addresses that get no mail, with the reason; whoever manages accounts sees which of them belong to colleagues. */
export function SuppressedAddresses() {
  const t = useTextsOf(newsletterTexts)
  const failureText = useFailureText()
  const list = useSuppressed()
  const { mutate } = useAct<SuppressedAddress>(NEWSLETTER_PATHS.lift, ({ email }) =>
    t('undelivered.lifted', { email }),
  )
  const rows = list.data?.pages.flatMap(({ data }) => data) ?? []
  const names = rows.flatMap(({ staff }) => staff?.name ?? [])
  return (
    <section className={classes.card} aria-labelledby="suppressed">
      <h2 id="suppressed">{t('undelivered.suppressed')}</h2>
      <p className={classes.hint}>{t('undelivered.suppressedHint')}</p>
      {list.error && (
        <Alert color="danger" role="alert">
          {failureText(list.error)}
        </Alert>
      )}
      {names.length > 0 && (
        <Alert color="orange" role="status" my="sm">
          {t('undelivered.staffWarning', { names: names.join(', ') })}
        </Alert>
      )}
      {list.isPending && <PageLoading />}
      {list.isSuccess && rows.length === 0 && <p data-empty="">{t('undelivered.suppressedNone')}</p>}
      {rows.length > 0 && (
        <div className={classes.scroll} role="region" aria-label={t('undelivered.suppressed')} tabIndex={0}>
          <table className={classes.table}>
            <thead>
              <tr>
                <th scope="col">{t('newsletter.email')}</th>
                <th scope="col">{t('undelivered.reason')}</th>
                <th scope="col">{t('undelivered.since')}</th>
                <th scope="col">{t('newsletter.action')}</th>
              </tr>
            </thead>
            <tbody>
              {rows.map((row) => (
                <Row key={row.id} row={row} onLift={mutate} />
              ))}
            </tbody>
          </table>
        </div>
      )}
      <More list={list} />
    </section>
  )
}
