import { Link, useLocation } from 'react-router'
import type { ChangeRow } from '@flou/shared/workflow.ts'
import { timeText } from '../../../content/timeText.ts'
import { DataTable } from '../../../elements/list/DataTable.tsx'
import classes from '../../../elements/list/DataTable.module.css'
import { entityName } from '../../../offices/areaNames.ts'
import { QUEUE_URL } from '../../../offices/useChangeCounts.ts'
import { workflowLogTexts } from '../../../texts/screens/workflowLog.ts'
import { useLanguage } from '../../../texts/useText.ts'
import { useTextsOf } from '../../../texts/useTextsOf.ts'
import { StatusBadge } from '../StatusBadge.tsx'
import { kindText, titleOfChange } from '../words.ts'
import { durationOf } from './duration.ts'
import own from './LogTable.module.css'

/** When it was decided, and how long after it was submitted. */
function When({ change: { submitted, decided, updated } }: { change: ChangeRow }) {
  const t = useTextsOf(workflowLogTexts)
  const language = useLanguage()
  const at = decided ?? updated
  const { key, count } = durationOf(submitted, at)
  return (
    <>
      <time dateTime={at}>{timeText(at, language)}</time>
      <span className={classes.sub}>{t('decisions.took', { time: t(key, { count }) })}</span>
    </>
  )
}

function Row({ change }: { change: ChangeRow }) {
  const t = useTextsOf(workflowLogTexts)
  const language = useLanguage()
  const title = titleOfChange(change, language)
  const { pathname, search } = useLocation()
  const to = `${QUEUE_URL}/detail/${change.id}`
  const state = { back: pathname + search }
  return (
    <tr data-change={change.id}>
      <td className={classes.what}>
        <Link to={to} state={state} className={classes.title}>
          {title}
        </Link>
        <span className={classes.sub}>
          <strong>{kindText(change, t)}</strong> · {entityName(change.type, language)}
        </span>
      </td>
      <td data-label={t('decisions.outcome')}>
        <StatusBadge change={change} />
      </td>
      <td data-label={t('decisions.author')} className={classes.person}>
        {change.author.name}
      </td>
      <td data-label={t('decisions.decider')} className={classes.person}>
        {change.decidedBy?.name}
      </td>
      <td data-label={t('decisions.when')} className={classes.time}>
        <When change={change} />
      </td>
      <td className={own.actions}>
        <Link to={to} state={state} className={own.action} aria-label={t('decisions.openOf', { title })}>
          {t('decisions.open')}
        </Link>
      </td>
    </tr>
  )
}

interface Props {
  label: string
  rows: readonly ChangeRow[]
  isStale: boolean
}

/** Decisions; on a phone each is a card. */
export function LogTable({ label, rows, isStale }: Props) {
  const t = useTextsOf(workflowLogTexts)
  const columns = ['what', 'outcome', 'author', 'decider', 'when', 'actions'] as const
  return (
    <DataTable label={label} columns={columns.map((name) => t(`decisions.${name}`))} isStale={isStale}>
      {rows.map((change) => (
        <Row key={change.id} change={change} />
      ))}
    </DataTable>
  )
}
