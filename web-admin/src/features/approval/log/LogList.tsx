import { LoadMore } from '../../../ui/table/LoadMore.tsx'
import { PageLoading } from '../../../ui/PageLoading.tsx'
import { EmptyState } from '../../../ui/screen/EmptyState.tsx'
import { LoadFailure } from '../../../ui/screen/LoadFailure.tsx'
import { approvalLogTexts } from '../../../core/texts/approvalQueue.ts'
import { useTextsOf } from '../../../core/texts/useText.ts'
import { activeFilters, type LogFilter } from './logFilter.ts'
import { LogTable } from './LogTable.tsx'
import { useLog } from './useLog.ts'

function Empty({ filter }: { filter: LogFilter }) {
  const t = useTextsOf(approvalLogTexts)
  const isNarrowed = Object.keys(activeFilters(filter)).length > 0
  return isNarrowed ? (
    <EmptyState text={t('decisions.noneFits')} />
  ) : (
    <EmptyState text={t('decisions.none')} hint={t('decisions.noneHint')} />
  )
}

export function LogList({ label, filter }: { label: string; filter: LogFilter }) {
  const t = useTextsOf(approvalLogTexts)
  const log = useLog(filter)
  const rows = log.data?.pages.flatMap(({ data }) => data) ?? []
  const isEmpty = log.isSuccess && rows.length === 0
  return (
    <>
      <LoadFailure error={log.error} title={t('decisions.failed')} onRetry={log.refetch} />
      {log.isPending && <PageLoading />}
      {rows.length > 0 && <LogTable label={label} rows={rows} isStale={log.isPlaceholderData} />}
      {isEmpty && !log.hasNextPage && <Empty filter={filter} />}
      <LoadMore list={log} isEmpty={isEmpty} />
    </>
  )
}
