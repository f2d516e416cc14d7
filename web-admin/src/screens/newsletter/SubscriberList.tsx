import { Alert, Button } from '@mantine/core'
import { NEWSLETTER_PATHS } from '@flou/shared/content/routing/apiPaths.ts'
import type { SubscriberRow } from '@flou/shared/newsletter.ts'
import { useFailureText } from '../../api/useFailureText.ts'
import { timeText } from '../../content/timeText.ts'
import { PageLoading } from '../../elements/PageLoading.tsx'
import { newsletterTexts } from '../../texts/screens/newsletter.ts'
import { useLanguage } from '../../texts/useText.ts'
import { useTextsOf } from '../../texts/useTextsOf.ts'
import { More } from './More.tsx'
import { useAct, useSubscribers, type SubscriberFilters } from './useNewsletter.ts'
import classes from '../inbox/Inbox.module.css'

const CAN_END: ReadonlySet<string> = new Set(['active', 'pending'])

function Row({ row, onEnd }: { row: SubscriberRow; onEnd: (row: SubscriberRow) => void }) {
  const t = useTextsOf(newsletterTexts)
  const language = useLanguage()
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
        {CAN_END.has(state) && (
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

function Table({
  label,
  rows,
  isStale,
}: {
  label: string
  rows: readonly SubscriberRow[]
  isStale: boolean
}) {
  const t = useTextsOf(newsletterTexts)
  const { mutate } = useAct<SubscriberRow>(NEWSLETTER_PATHS.unsubscribe, ({ email }) =>
    t('newsletter.unsubscribed', { email }),
  )
  const end = (row: SubscriberRow) => {
    if (window.confirm(t('newsletter.unsubscribeAsk', { email: row.email }))) mutate(row)
  }
  const columns = ['email', 'language', 'page', 'since', 'changed', 'action'] as const
  return (
    <div className={classes.scroll} role="region" aria-label={label} tabIndex={0}>
      <table className={classes.table} aria-busy={isStale} data-stale={isStale || undefined}>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col">
                {t(`newsletter.${column}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <Row key={`${row.state} ${row.id}`} row={row} onEnd={end} />
          ))}
        </tbody>
      </table>
    </div>
  )
}

/** Subscribers in a state, the latest first; or why there is nobody. */
export function SubscriberList({ label, filters }: { label: string; filters: SubscriberFilters }) {
  const t = useTextsOf(newsletterTexts)
  const failureText = useFailureText()
  const list = useSubscribers(filters)
  const rows = list.data?.pages.flatMap(({ data }) => data) ?? []
  const { search, language, page } = filters
  const isNarrowed = search + language + page !== ''
  const isEmpty = list.isSuccess && rows.length === 0
  return (
    <>
      {list.error && (
        <Alert color="danger" title={t('newsletter.failed')} role="alert" mb="md">
          {failureText(list.error)}
        </Alert>
      )}
      {list.isPending && <PageLoading />}
      {rows.length > 0 && <Table label={label} rows={rows} isStale={list.isPlaceholderData} />}
      {isEmpty && (
        <div className={classes.empty} data-empty="">
          <p>
            {t(
              list.hasNextPage
                ? 'newsletter.noneSoFar'
                : isNarrowed
                  ? 'newsletter.noneFits'
                  : 'newsletter.none',
            )}
          </p>
        </div>
      )}
      <More list={list} />
    </>
  )
}
