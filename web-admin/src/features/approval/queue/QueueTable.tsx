import { Link, useLocation } from 'react-router'
import type { QueuedChangeRequest } from '@flou/shared/approval/changeRequestLists.ts'
import { plannedText } from '../../../core/records/timeText.ts'
import { Table } from '../../../ui/table/Table.tsx'
import classes from '../../../ui/table/Table.module.css'
import { SelectAllCell, SelectCell } from '../../../ui/table/Selection.tsx'
import { entityName, serviceName } from '../../../core/offices/areaNames.ts'
import { changeRequestPath } from '../../../core/offices/office.ts'
import { approvalQueueTexts } from '../../../core/texts/approvalQueue.ts'
import { useLanguage, useTextsOf } from '../../../core/texts/useText.ts'
import { ChangeRequestBadge } from './ChangeRequestBadge.tsx'
import { kindText, changeRequestTitle } from './changeRequestWords.ts'
import { Since } from './Since.tsx'
import type { RowSelection } from '../../../ui/table/useRowSelection.ts'

interface RowProps {
  changeRequest: QueuedChangeRequest
  now: Date
  selection: RowSelection<QueuedChangeRequest>
  decides: boolean
}

function What({ changeRequest }: { changeRequest: QueuedChangeRequest }) {
  const t = useTextsOf(approvalQueueTexts)
  const language = useLanguage()
  const { pathname, search } = useLocation()
  const { id, type, area, planned, onlyIn, round } = changeRequest
  const [typeName, areaName] = [entityName(type, language), serviceName(area, language)]
  return (
    <>
      <Link to={changeRequestPath(id)} state={{ back: pathname + search }} className={classes.title}>
        {changeRequestTitle(changeRequest, language)}
      </Link>
      <span className={classes.sub}>
        <strong>{kindText(changeRequest, t)}</strong> · {typeName}
        {areaName !== typeName && ` · ${areaName}`}
        {planned !== undefined && ` · ${t('queue.planned', { day: plannedText(planned, language) })}`}
        {onlyIn && ` · ${t(`change.onlyIn.${onlyIn}`)}`}
        {round > 1 && ` · ${t('queue.round', { count: round })}`}
      </span>
    </>
  )
}

function Row({ changeRequest, now, selection, decides }: RowProps) {
  const t = useTextsOf(approvalQueueTexts)
  const language = useLanguage()
  const isSelected = selection.rows.has(changeRequest.id)
  return (
    <tr data-change={changeRequest.id} data-selected={isSelected || undefined}>
      {decides && (
        <SelectCell
          title={changeRequestTitle(changeRequest, language)}
          isSelected={isSelected}
          canSelect={changeRequest.canDecide}
          onToggle={() => selection.toggle(changeRequest)}
        />
      )}
      <td className={classes.what}>
        <What changeRequest={changeRequest} />
      </td>
      <td data-label={t('queue.who')} className={classes.person}>
        {changeRequest.author.name}
      </td>
      <td data-label={t('queue.since')} className={classes.time}>
        <Since changeRequest={changeRequest} now={now} />
      </td>
      <td data-label={t('queue.status')}>
        <ChangeRequestBadge changeRequest={changeRequest} />
      </td>
    </tr>
  )
}

interface Props {
  label: string
  rows: readonly QueuedChangeRequest[]
  /** Fetch time. */
  now: Date
  selection: RowSelection<QueuedChangeRequest>
  /** False disables selection. */
  decides: boolean
  isStale: boolean
}

export function QueueTable({ label, rows, now, selection, decides, isStale }: Props) {
  const t = useTextsOf(approvalQueueTexts)
  const decidable = rows.filter(({ canDecide }) => canDecide)
  const count = decidable.filter(({ id }) => selection.rows.has(id)).length
  const selectAll = (
    <SelectAllCell
      isAll={count > 0 && count === decidable.length}
      isMixed={count > 0 && count < decidable.length}
      onToggle={selection.togglePage}
    />
  )
  return (
    <Table
      label={label}
      select={decides && selectAll}
      columns={[t('queue.what'), t('queue.who'), t('queue.since'), t('queue.status')]}
      isStale={isStale}
    >
      {rows.map((changeRequest) => (
        <Row
          key={changeRequest.id}
          changeRequest={changeRequest}
          now={now}
          selection={selection}
          decides={decides}
        />
      ))}
    </Table>
  )
}
