import { useRights } from '../../../core/session/rights.ts'
import { Button } from '@mantine/core'
import { NEWSLETTER_PATHS } from '@flou/shared/content/routing/apiPaths.ts'
import type { SuppressedAddress } from '@flou/shared/forms/newsletter.ts'
import { timeText } from '../../../core/records/timeText.ts'
import { Banner } from '../../../ui/Banner.tsx'
import { Table } from '../../../ui/table/Table.tsx'
import { EmptyState } from '../../../ui/screen/EmptyState.tsx'
import classes from '../../../ui/table/Table.module.css'
import { LoadMore } from '../../../ui/table/LoadMore.tsx'
import { PageLoading } from '../../../ui/PageLoading.tsx'
import { Card } from '../../../ui/screen/Card.tsx'
import { LoadFailure } from '../../../ui/screen/LoadFailure.tsx'
import { newsletterTexts } from '../../../core/texts/newsletter.ts'
import { useLanguage, useTextsOf } from '../../../core/texts/useText.ts'
import { useRowAction, useSuppressed } from './useNewsletter.ts'

function Row({ row, onLift }: { row: SuppressedAddress; onLift: (row: SuppressedAddress) => void }) {
  const t = useTextsOf(newsletterTexts)
  const language = useLanguage()
  const { canEdit, isApprovalNeeded } = useRights()
  const { email, reason, at, staff } = row
  return (
    <tr data-suppressed={email}>
      <td className={classes.what}>
        <span className={classes.title}>{email}</span>
        {staff && <span className={classes.sub}>{t('undelivered.staff', { name: staff.name })}</span>}
      </td>
      <td data-label={t('undelivered.reason')}>{t(`undelivered.${reason}`)}</td>
      <td data-label={t('undelivered.since')}>{timeText(at, language)}</td>
      <td>
        {canEdit && !isApprovalNeeded && (
          <Button
            size="compact-sm"
            variant="default"
            aria-label={t('undelivered.liftOf', { email })}
            onClick={() => onLift(row)}
          >
            {t('undelivered.lift')}
          </Button>
        )}
      </td>
    </tr>
  )
}

/** Suppressed emails; account managers also see which belong to staff. */
export function SuppressedEmails() {
  const t = useTextsOf(newsletterTexts)
  const list = useSuppressed()
  const { mutate } = useRowAction<SuppressedAddress>(NEWSLETTER_PATHS.lift, ({ email }) =>
    t('undelivered.lifted', { email }),
  )
  const rows = list.data?.pages.flatMap(({ data }) => data) ?? []
  const names = rows.flatMap(({ staff }) => staff?.name ?? [])
  return (
    <Card title={t('undelivered.suppressed')} hint={t('undelivered.suppressedHint')}>
      <LoadFailure error={list.error} onRetry={list.refetch} />
      {names.length > 0 && (
        <Banner tone="soon" mt="sm" mb="sm">
          {t('undelivered.staffWarning', { names: names.join(', ') })}
        </Banner>
      )}
      {list.isPending && <PageLoading />}
      {list.isSuccess && rows.length === 0 && <EmptyState text={t('undelivered.suppressedNone')} />}
      {rows.length > 0 && (
        <Table
          label={t('undelivered.suppressed')}
          columns={[
            t('newsletter.email'),
            t('undelivered.reason'),
            t('undelivered.since'),
            t('newsletter.action'),
          ]}
        >
          {rows.map((row) => (
            <Row key={row.id} row={row} onLift={mutate} />
          ))}
        </Table>
      )}
      <LoadMore list={list} />
    </Card>
  )
}
