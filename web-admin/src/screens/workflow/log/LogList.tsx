import { Alert, Button } from '@mantine/core'
import { useFailureText } from '../../../api/useFailureText.ts'
import { PageLoading } from '../../../elements/PageLoading.tsx'
import { workflowLogTexts } from '../../../texts/screens/workflowLog.ts'
import { useTextsOf } from '../../../texts/useTextsOf.ts'
import { givenFilters, type LogFilter } from './logFilter.ts'
import { LogTable } from './LogTable.tsx'
import { useLog } from './useLog.ts'
import classes from '../Workflow.module.css'

type Log = ReturnType<typeof useLog>

function Empty({ filter }: { filter: LogFilter }) {
  const t = useTextsOf(workflowLogTexts)
  const isNarrowed = Object.keys(givenFilters(filter)).length > 0
  return (
    <div className={classes.empty} data-empty="">
      <p>
        <strong>{t(isNarrowed ? 'decisions.noneFits' : 'decisions.none')}</strong>
      </p>
      {!isNarrowed && <p>{t('decisions.noneHint')}</p>}
    </div>
  )
}

/** Further pages; where nothing was found yet, the search goes on further back. */
function More({ log, isEmpty }: { log: Log; isEmpty: boolean }) {
  const t = useTextsOf(workflowLogTexts)
  if (!log.hasNextPage) return null
  return (
    <>
      {isEmpty && <p className={classes.empty}>{t('decisions.lookedBack')}</p>}
      <Button
        variant="default"
        mt="md"
        loading={log.isFetchingNextPage}
        onClick={() => void log.fetchNextPage()}
      >
        {t(isEmpty ? 'decisions.lookFurther' : 'decisions.more')}
      </Button>
    </>
  )
}

/** What was decided, the newest first. */
export function LogList({ label, filter }: { label: string; filter: LogFilter }) {
  const t = useTextsOf(workflowLogTexts)
  const failureText = useFailureText()
  const log = useLog(filter)
  const rows = log.data?.pages.flatMap(({ data }) => data) ?? []
  const isEmpty = log.isSuccess && rows.length === 0
  return (
    <>
      {log.error && (
        <Alert color="danger" title={t('decisions.failed')} role="alert" mb="md">
          <p>{failureText(log.error)}</p>
          <Button size="compact-sm" variant="default" onClick={() => void log.refetch()}>
            {t('shell.retry')}
          </Button>
        </Alert>
      )}
      {log.isPending && <PageLoading />}
      <div aria-busy={log.isPlaceholderData} data-stale={log.isPlaceholderData || undefined}>
        {rows.length > 0 && <LogTable label={label} rows={rows} />}
        {isEmpty && !log.hasNextPage && <Empty filter={filter} />}
        <More log={log} isEmpty={isEmpty} />
      </div>
    </>
  )
}
