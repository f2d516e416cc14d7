import { Button } from '@mantine/core'
import { useMemo, useState } from 'react'
import { routeLabel } from '@flou/shared/content/routing/routes.ts'
import { FurtherPages } from '../../../elements/list/FurtherPages.tsx'
import { PageLoading } from '../../../elements/PageLoading.tsx'
import { EmptyState } from '../../../elements/screen/EmptyState.tsx'
import { LoadFailure } from '../../../elements/screen/LoadFailure.tsx'
import { ScreenHead } from '../../../elements/screen/ScreenHead.tsx'
import { auditLogTexts } from '../../../texts/screens/auditLog.ts'
import { auditTrailTexts } from '../../../texts/screens/auditTrail.ts'
import { useLanguage } from '../../../texts/useText.ts'
import { useTextsOf } from '../../../texts/useTextsOf.ts'
import type { ScreenProps } from '../../screenProps.ts'
import { givenFilters, readFilter, type AuditFilter } from './auditFilter.ts'
import { AuditFilters } from './AuditFilters.tsx'
import { AuditTable } from './AuditTable.tsx'
import { AuditExport } from './AuditExport.tsx'
import { useAuditLog } from './useAuditLog.ts'
import { TrailPanel } from '../trail/TrailPanel.tsx'
import { useAddressSearch } from '../../../elements/useAddressSearch.ts'

function useFilter() {
  const [search, changeSearch] = useAddressSearch()
  const filter = useMemo(() => readFilter(search), [search])
  const change = (part: Partial<AuditFilter>) =>
    changeSearch((now) => new URLSearchParams(givenFilters({ ...readFilter(now), ...part })), {
      replace: true,
    })
  return { filter, change }
}

const LIST_TEXTS = { ...auditLogTexts, ...auditTrailTexts }

/** Who did what, newest first. */
export function AuditListScreen({ route }: ScreenProps) {
  const t = useTextsOf(LIST_TEXTS)
  const title = routeLabel(route)[useLanguage()]
  const { filter, change } = useFilter()
  const log = useAuditLog(filter)
  const [isTrailOpen, setIsTrailOpen] = useState(false)
  const entries = log.data?.pages.flatMap(({ data }) => data) ?? []
  const isEmpty = log.isSuccess && entries.length === 0
  return (
    <>
      <ScreenHead title={title}>
        <Button variant="default" aria-expanded={isTrailOpen} onClick={() => setIsTrailOpen(!isTrailOpen)}>
          {t('trail.open')}
        </Button>
        <AuditExport filter={filter} />
      </ScreenHead>
      {isTrailOpen && <TrailPanel />}
      <AuditFilters filter={filter} change={change} />
      <LoadFailure error={log.error} title={t('list.failed')} onRetry={log.refetch} />
      {log.isPending && <PageLoading />}
      {entries.length > 0 && <AuditTable label={title} entries={entries} isStale={log.isPlaceholderData} />}
      {isEmpty && !log.hasNextPage && <EmptyState text={t('audit.nothing')} />}
      <FurtherPages list={log} isEmpty={isEmpty} />
    </>
  )
}
