import { useMemo } from 'react'
import { routeLabel } from '@flou/shared/content/routing/routes.ts'
import { LinkTabs } from '../../../ui/screen/Tabs.tsx'
import { ScreenHead } from '../../../ui/screen/ScreenHead.tsx'
import { useUrlSearch } from '../../../ui/useUrlSearch.ts'
import { approvalLogTexts } from '../../../core/texts/approvalQueue.ts'
import { useLanguage, useTextsOf } from '../../../core/texts/useText.ts'
import type { ScreenProps } from '../../../core/offices/office.ts'
import { FiguresView } from './FiguresView.tsx'
import { LogExport } from './LogExport.tsx'
import { LogFilters } from './LogFilters.tsx'
import { LogList } from './LogList.tsx'
import { readLog, writeLog, type LogFilter, type LogQuery } from './logFilter.ts'

function useLogQuery() {
  const [search, updateSearch] = useUrlSearch()
  const query = useMemo(() => readLog(search), [search])
  const updateFilter = (patch: Partial<LogFilter>) =>
    updateSearch(
      (now) => {
        const { filter, isFigures } = readLog(now)
        return writeLog({ filter: { ...filter, ...patch }, isFigures })
      },
      { replace: true },
    )
  return { query, updateFilter }
}

function Views({ filter, isFigures }: LogQuery) {
  const t = useTextsOf(approvalLogTexts)
  return (
    <LinkTabs
      label={t('decisions.views')}
      tabs={[false, true].map((figures) => ({
        to: `?${writeLog({ filter, isFigures: figures }).toString()}`,
        label: t(figures ? 'decisions.figures' : 'decisions.list'),
        isCurrent: figures === isFigures,
      }))}
    />
  )
}

export function WorkflowLogScreen({ route }: ScreenProps) {
  const title = routeLabel(route)[useLanguage()]
  const { query, updateFilter } = useLogQuery()
  const { filter, isFigures } = query
  return (
    <>
      <ScreenHead title={title}>
        <LogExport filter={filter} />
      </ScreenHead>
      <Views {...query} />
      <LogFilters filter={filter} updateFilter={updateFilter} isWhole={!isFigures} />
      {isFigures ? <FiguresView filter={filter} /> : <LogList label={title} filter={filter} />}
    </>
  )
}
