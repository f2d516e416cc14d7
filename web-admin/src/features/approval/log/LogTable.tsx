import { Link, useLocation } from 'react-router'
import type { ChangeRequestRow } from '@flou/shared/approval/workflow.ts'
import { timeText } from '../../../core/records/timeText.ts'
import { Table } from '../../../ui/table/Table.tsx'
import classes from '../../../ui/table/Table.module.css'
import { entityName } from '../../../core/offices/areaNames.ts'
import { changeRequestPath } from '../../../core/offices/office.ts'
import { approvalLogTexts } from '../../../core/texts/approvalQueue.ts'
import { useLanguage, useTextsOf } from '../../../core/texts/useText.ts'
import { ChangeRequestBadge } from '../queue/ChangeRequestBadge.tsx'
import { kindText, changeRequestTitle } from '../queue/changeRequestWords.ts'
import { durationOf } from './duration.ts'
import own from './LogTable.module.css'

function When({ changeRequest: { submitted, decided, updated } }: { changeRequest: ChangeRequestRow }) {
  const t = useTextsOf(approvalLogTexts)
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

function Row({ changeRequest }: { changeRequest: ChangeRequestRow }) {
  const t = useTextsOf(approvalLogTexts)
  const language = useLanguage()
  const title = changeRequestTitle(changeRequest, language)
  const { pathname, search } = useLocation()
  const to = changeRequestPath(changeRequest.id)
  const state = { back: pathname + search }
  return (
    <tr data-change={changeRequest.id}>
      <td className={classes.what}>
        <Link to={to} state={state} className={classes.title}>
          {title}
        </Link>
        <span className={classes.sub}>
          <strong>{kindText(changeRequest, t)}</strong> · {entityName(changeRequest.type, language)}
        </span>
      </td>
      <td data-label={t('decisions.outcome')}>
        <ChangeRequestBadge changeRequest={changeRequest} />
      </td>
      <td data-label={t('decisions.author')} className={classes.person}>
        {changeRequest.author.name}
      </td>
      <td data-label={t('decisions.decider')} className={classes.person}>
        {changeRequest.decidedBy?.name}
      </td>
      <td data-label={t('decisions.when')} className={classes.time}>
        <When changeRequest={changeRequest} />
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
  rows: readonly ChangeRequestRow[]
  isStale: boolean
}

export function LogTable({ label, rows, isStale }: Props) {
  const t = useTextsOf(approvalLogTexts)
  const columns = ['what', 'outcome', 'author', 'decider', 'when', 'actions'] as const
  return (
    <Table label={label} columns={columns.map((name) => t(`decisions.${name}`))} isStale={isStale}>
      {rows.map((changeRequest) => (
        <Row key={changeRequest.id} changeRequest={changeRequest} />
      ))}
    </Table>
  )
}
