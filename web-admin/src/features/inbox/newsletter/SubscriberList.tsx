import { useRights } from '../../../core/session/rights.ts'
import { Button } from '@mantine/core'
import { NEWSLETTER_PATHS } from '@flou/shared/content/routing/apiPaths.ts'
import type { SubscriberRow } from '@flou/shared/forms/newsletter.ts'
import { timeText } from '../../../core/records/timeText.ts'
import { Table } from '../../../ui/table/Table.tsx'
import classes from '../../../ui/table/Table.module.css'
import { LoadMore } from '../../../ui/table/LoadMore.tsx'
import { PageLoading } from '../../../ui/PageLoading.tsx'
import { EmptyState } from '../../../ui/screen/EmptyState.tsx'
import { LoadFailure } from '../../../ui/screen/LoadFailure.tsx'
import { newsletterTexts } from '../../../core/texts/newsletter.ts'
import { useLanguage, useTextsOf } from '../../../core/texts/useText.ts'
import { useRowAction, useSubscribers, type SubscriberFilters } from './useNewsletter.ts'

const CAN_END: ReadonlySet<string> = new Set(['active', 'pending'])

function Row({ row, onEnd }: { row: SubscriberRow; onEnd: (row: SubscriberRow) => void }) {
  const t = useTextsOf(newsletterTexts)
  const language = useLanguage()
  const { canEdit } = useRights()
  const { email, state, page, at, since } = row
  return (
    <tr data-subscriber={email}>
      <td className={classes.what}>
        <span className={classes.title}>{email}</span>
      </td>
      <td data-label={t('newsletter.language')}>{t(`newsletter.language.${row.language}`)}</td>
      <td data-label={t('newsletter.page')}>{page || t('newsletter.pageUnknown')}</td>
      <td data-label={t('newsletter.since')}>{timeText(since, language)}</td>
      <td data-label={t('newsletter.changed')}>{timeText(at, language)}</td>
      <td>
        {canEdit && CAN_END.has(state) && (
          <Button
            size="compact-sm"
            variant="default"
            aria-label={t('newsletter.unsubscribeOf', { email })}
            onClick={() => onEnd(row)}
          >
            {t('newsletter.unsubscribe')}
          </Button>
        )}
      </td>
    </tr>
  )
}

const COLUMNS = ['email', 'language', 'page', 'since', 'changed', 'action'] as const

interface TableProps {
  label: string
  rows: readonly SubscriberRow[]
  isStale: boolean
}

function SubscriberTable({ label, rows, isStale }: TableProps) {
  const t = useTextsOf(newsletterTexts)
  const { mutate } = useRowAction<SubscriberRow>(NEWSLETTER_PATHS.unsubscribe, ({ email }) =>
    t('newsletter.unsubscribed', { email }),
  )
  const end = (row: SubscriberRow) => {
    if (window.confirm(t('newsletter.unsubscribeAsk', { email: row.email }))) mutate(row)
  }
  return (
    <Table label={label} columns={COLUMNS.map((name) => t(`newsletter.${name}`))} isStale={isStale}>
      {rows.map((row) => (
        <Row key={`${row.state} ${row.id}`} row={row} onEnd={end} />
      ))}
    </Table>
  )
}

export function SubscriberList({ label, filters }: { label: string; filters: SubscriberFilters }) {
  const t = useTextsOf(newsletterTexts)
  const list = useSubscribers(filters)
  const rows = list.data?.pages.flatMap(({ data }) => data) ?? []
  const { search, language, page } = filters
  const isNarrowed = search + language + page !== ''
  const isEmpty = list.isSuccess && rows.length === 0
  return (
    <>
      <LoadFailure error={list.error} title={t('newsletter.failed')} onRetry={list.refetch} />
      {list.isPending && <PageLoading />}
      {rows.length > 0 && <SubscriberTable label={label} rows={rows} isStale={list.isPlaceholderData} />}
      {isEmpty && !list.hasNextPage && (
        <EmptyState text={t(isNarrowed ? 'newsletter.noneFits' : 'newsletter.none')} />
      )}
      <LoadMore list={list} isEmpty={isEmpty} />
    </>
  )
}
