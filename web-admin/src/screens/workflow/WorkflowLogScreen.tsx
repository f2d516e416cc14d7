import { useMemo } from 'react'
import { Link } from 'react-router'
import { routeLabel } from '@flou/shared/content/routing/routes.ts'
import { useAddressSearch } from '../../elements/useAddressSearch.ts'
import { workflowLogTexts } from '../../texts/screens/workflowLog.ts'
import { useLanguage } from '../../texts/useText.ts'
import { useTextsOf } from '../../texts/useTextsOf.ts'
import type { ScreenProps } from '../screenProps.ts'
import { FiguresView } from './figures/FiguresView.tsx'
import { LogExport } from './log/LogExport.tsx'
import { LogFilters } from './log/LogFilters.tsx'
import { LogList } from './log/LogList.tsx'
import { readLog, writeLog, type LogFilter, type LogQuery } from './log/logFilter.ts'
import classes from './Workflow.module.css'

function useLogQuery() {
  const [search, changeSearch] = useAddressSearch()
  const query = useMemo(() => readLog(search), [search])
  const change = (part: Partial<LogFilter>) =>
    changeSearch(
      (now) => {
        const { filter, isFigures } = readLog(now)
        return writeLog({ filter: { ...filter, ...part }, isFigures })
      },
      { replace: true },
    )
  return { query, change }
}

/** The list or figures, each with an address of its own. */
function Views({ filter, isFigures }: LogQuery) {
  const t = useTextsOf(workflowLogTexts)
  return (
    <nav aria-label={t('decisions.views')} className={classes.tabs}>
      {[false, true].map((figures) => (
        <Link
          key={String(figures)}
          to={`?${writeLog({ filter, isFigures: figures }).toString()}`}
          aria-current={figures === isFigures ? 'page' : undefined}
          className={classes.tab}
        >
          {t(figures ? 'decisions.figures' : 'decisions.list')}
        </Link>
      ))}
    </nav>
  )
}

/** What was decided about changes, by whom and when; and figures about it. */
export function WorkflowLogScreen({ route }: ScreenProps) {
  const title = routeLabel(route)[useLanguage()]
  const { query, change } = useLogQuery()
  const { filter, isFigures } = query
  return (
    <>
      <div className={classes.head}>
        <h1>{title}</h1>
        <LogExport filter={filter} />
      </div>
      <Views {...query} />
      <LogFilters filter={filter} change={change} isWhole={!isFigures} />
      {isFigures ? <FiguresView filter={filter} /> : <LogList label={title} filter={filter} />}
    </>
  )
}
