import { Link, useLocation } from 'react-router'
import type { ChangeRow } from '@flou/shared/workflow.ts'
import { timeText } from '../../../content/timeText.ts'
import { entityName } from '../../../offices/areaNames.ts'
import { QUEUE_URL } from '../../../offices/useChangeCounts.ts'
import { workflowLogTexts } from '../../../texts/screens/workflowLog.ts'
import { useLanguage } from '../../../texts/useText.ts'
import { useTextsOf } from '../../../texts/useTextsOf.ts'
import { StatusBadge } from '../StatusBadge.tsx'
import { kindText, titleOfChange } from '../words.ts'
import { durationOf } from './duration.ts'
import classes from '../ChangeTable.module.css'

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
      <td data-label={t('decisions.when')} className={classes.since}>
        <When change={change} />
      </td>
      <td className={classes.rowActions}>
        <Link
          to={to}
          state={state}
          className={classes.rowAction}
          aria-label={t('decisions.openOf', { title })}
        >
          {t('decisions.open')}
        </Link>
      </td>
    </tr>
  )
}

/** Decisions; on a phone each is a card. */
export function LogTable({ label, rows }: { label: string; rows: readonly ChangeRow[] }) {
  const t = useTextsOf(workflowLogTexts)
  return (
    <div className={classes.scroll} role="region" aria-label={label} tabIndex={0}>
      <table className={classes.table}>
        <thead>
          <tr>
            <th scope="col">{t('decisions.what')}</th>
            <th scope="col">{t('decisions.outcome')}</th>
            <th scope="col">{t('decisions.author')}</th>
            <th scope="col">{t('decisions.decider')}</th>
            <th scope="col">{t('decisions.when')}</th>
            <th scope="col">{t('decisions.actions')}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((change) => (
            <Row key={change.id} change={change} />
          ))}
        </tbody>
      </table>
    </div>
  )
}
