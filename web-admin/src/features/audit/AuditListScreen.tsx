import { Button } from '@mantine/core'
import { useMemo, useState } from 'react'
import { routeLabel } from '@flou/shared/content/routing/routes.ts'
import { LoadMore } from '../../ui/table/LoadMore.tsx'
import { PageLoading } from '../../ui/PageLoading.tsx'
import { EmptyState } from '../../ui/screen/EmptyState.tsx'
import { LoadFailure } from '../../ui/screen/LoadFailure.tsx'
import { ScreenHead } from '../../ui/screen/ScreenHead.tsx'
import { auditLogTexts, auditCheckTexts } from '../../core/texts/audit.ts'
import { useLanguage, useTextsOf } from '../../core/texts/useText.ts'
import type { ScreenProps } from '../../core/offices/office.ts'
import { activeFilters, readFilter, type AuditFilter, useAuditLog } from './useAuditLog.ts'
import { AuditFilters } from './AuditFilters.tsx'
import { AuditTable } from './AuditTable.tsx'
import { AuditExport } from './AuditExport.tsx'
import { AuditCheckPanel } from './check/AuditCheckPanel.tsx'
import { useUrlSearch } from '../../ui/useUrlSearch.ts'

function useFilter() {
  const [search, updateSearch] = useUrlSearch()
  const filter = useMemo(() => readFilter(search), [search])
  const updateFilter = (patch: Partial<AuditFilter>) =>
    updateSearch((now) => new URLSearchParams(activeFilters({ ...readFilter(now), ...patch })), {
      replace: true,
    })
  return { filter, updateFilter }
}

const LIST_TEXTS = { ...auditLogTexts, ...auditCheckTexts }

export function AuditListScreen({ route }: ScreenProps) {
  const t = useTextsOf(LIST_TEXTS)
  const title = routeLabel(route)[useLanguage()]
  const { filter, updateFilter } = useFilter()
  const log = useAuditLog(filter)
  const [isCheckOpen, setIsCheckOpen] = useState(false)
  const entries = log.data?.pages.flatMap(({ data }) => data) ?? []
  const isEmpty = log.isSuccess && entries.length === 0
  return (
    <>
      <ScreenHead title={title}>
        <Button variant="default" aria-expanded={isCheckOpen} onClick={() => setIsCheckOpen(!isCheckOpen)}>
          {t('trail.open')}
        </Button>
        <AuditExport filter={filter} />
      </ScreenHead>
      {isCheckOpen && <AuditCheckPanel />}
      <AuditFilters filter={filter} updateFilter={updateFilter} />
      <LoadFailure error={log.error} title={t('shell.listFailed')} onRetry={log.refetch} />
      {log.isPending && <PageLoading />}
      {entries.length > 0 && <AuditTable label={title} entries={entries} isStale={log.isPlaceholderData} />}
      {isEmpty && !log.hasNextPage && <EmptyState text={t('audit.nothing')} />}
      <LoadMore list={log} isEmpty={isEmpty} />
    </>
  )
}
