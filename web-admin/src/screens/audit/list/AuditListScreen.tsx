import { Alert, Button, Group } from '@mantine/core'
import { useMemo, useState } from 'react'
import { routeLabel } from '@flou/shared/content/routing/routes.ts'
import { useFailureText } from '../../../api/useFailureText.ts'
import { PageLoading } from '../../../elements/PageLoading.tsx'
import { auditLogTexts } from '../../../texts/screens/auditLog.ts'
import { auditTrailTexts } from '../../../texts/screens/auditTrail.ts'
import { useLanguage } from '../../../texts/useText.ts'
import { useTextsOf } from '../../../texts/useTextsOf.ts'
import type { ScreenProps } from '../../screenProps.ts'
import { givenFilters, readFilter, type AuditFilter } from './auditFilter.ts'
import { AuditFilters } from './AuditFilters.tsx'
import { AuditTable } from './AuditTable.tsx'
import { ExportButton } from './ExportButton.tsx'
import { useAuditLog } from './useAuditLog.ts'
import { TrailPanel } from '../trail/TrailPanel.tsx'
import { useAddressSearch } from '../../../elements/useAddressSearch.ts'
import classes from '../Audit.module.css'

function useFilter() {
  const [search, changeSearch] = useAddressSearch()
  const filter = useMemo(() => readFilter(search), [search])
  const change = (part: Partial<AuditFilter>) =>
    changeSearch((now) => new URLSearchParams(givenFilters({ ...readFilter(now), ...part })), {
      replace: true,
    })
  return { filter, change }
}

type Log = ReturnType<typeof useAuditLog>

/** Further pages; where nothing was found yet, the search goes on further back. */
function More({ log, isEmpty }: { log: Log; isEmpty: boolean }) {
  const t = useTextsOf(auditLogTexts)
  if (!log.isSuccess) return null
  if (!log.hasNextPage) return isEmpty ? <p className={classes.nothing}>{t('audit.nothing')}</p> : null
  return (
    <>
      {isEmpty && <p className={classes.nothing}>{t('audit.lookedBack')}</p>}
      <Button
        variant="default"
        mt="md"
        loading={log.isFetchingNextPage}
        onClick={() => void log.fetchNextPage()}
      >
        {t(isEmpty ? 'audit.lookFurther' : 'audit.more')}
      </Button>
    </>
  )
}

const LIST_TEXTS = { ...auditLogTexts, ...auditTrailTexts }

/** Who did what, newest first. */
export function AuditListScreen({ route }: ScreenProps) {
  const t = useTextsOf(LIST_TEXTS)
  const title = routeLabel(route)[useLanguage()]
  const failureText = useFailureText()
  const { filter, change } = useFilter()
  const log = useAuditLog(filter)
  const [isTrailOpen, setIsTrailOpen] = useState(false)
  const entries = log.data?.pages.flatMap(({ data }) => data) ?? []
  return (
    <>
      <div className={classes.head}>
        <h1>{title}</h1>
        <Group gap="xs">
          <Button variant="default" aria-expanded={isTrailOpen} onClick={() => setIsTrailOpen(!isTrailOpen)}>
            {t('trail.open')}
          </Button>
          <ExportButton filter={filter} />
        </Group>
      </div>
      {isTrailOpen && <TrailPanel />}
      <AuditFilters filter={filter} change={change} />
      {log.error && (
        <Alert color="danger" title={t('list.failed')} role="alert" mb="md">
          <p>{failureText(log.error)}</p>
          <Button size="compact-sm" variant="default" onClick={() => void log.refetch()}>
            {t('shell.retry')}
          </Button>
        </Alert>
      )}
      {log.isPending && <PageLoading />}
      <div aria-busy={log.isPlaceholderData} data-stale={log.isPlaceholderData || undefined}>
        {entries.length > 0 && <AuditTable label={title} entries={entries} />}
        <More log={log} isEmpty={entries.length === 0} />
      </div>
    </>
  )
}
