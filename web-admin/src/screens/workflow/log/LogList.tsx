import { FurtherPages } from '../../../elements/list/FurtherPages.tsx'
import { PageLoading } from '../../../elements/PageLoading.tsx'
import { EmptyState } from '../../../elements/screen/EmptyState.tsx'
import { LoadFailure } from '../../../elements/screen/LoadFailure.tsx'
import { workflowLogTexts } from '../../../texts/screens/workflowLog.ts'
import { useTextsOf } from '../../../texts/useTextsOf.ts'
import { givenFilters, type LogFilter } from './logFilter.ts'
import { LogTable } from './LogTable.tsx'
import { useLog } from './useLog.ts'

function Empty({ filter }: { filter: LogFilter }) {
  const t = useTextsOf(workflowLogTexts)
  const isNarrowed = Object.keys(givenFilters(filter)).length > 0
  return isNarrowed ? (
    <EmptyState text={t('decisions.noneFits')} />
  ) : (
    <EmptyState text={t('decisions.none')} hint={t('decisions.noneHint')} />
  )
}

/** What was decided, the newest first. */
export function LogList({ label, filter }: { label: string; filter: LogFilter }) {
  const t = useTextsOf(workflowLogTexts)
  const log = useLog(filter)
  const rows = log.data?.pages.flatMap(({ data }) => data) ?? []
  const isEmpty = log.isSuccess && rows.length === 0
  return (
    <>
      <LoadFailure error={log.error} title={t('decisions.failed')} onRetry={log.refetch} />
      {log.isPending && <PageLoading />}
      {rows.length > 0 && <LogTable label={label} rows={rows} isStale={log.isPlaceholderData} />}
      {isEmpty && !log.hasNextPage && <Empty filter={filter} />}
      <FurtherPages list={log} isEmpty={isEmpty} />
    </>
  )
}
