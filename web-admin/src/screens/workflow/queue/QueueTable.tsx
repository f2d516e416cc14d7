import { Link, useLocation } from 'react-router'
import type { QueuedChange } from '@flou/shared/changes/lists.ts'
import { dateText } from '../../../content/timeText.ts'
import { DataTable } from '../../../elements/list/DataTable.tsx'
import classes from '../../../elements/list/DataTable.module.css'
import { SelectAllCell, SelectCell } from '../../../elements/list/SelectCells.tsx'
import { entityName, serviceName } from '../../../offices/areaNames.ts'
import { QUEUE_URL } from '../../../offices/useChangeCounts.ts'
import { workflowQueueTexts } from '../../../texts/screens/workflowQueue.ts'
import { useLanguage } from '../../../texts/useText.ts'
import { useTextsOf } from '../../../texts/useTextsOf.ts'
import { StatusBadge } from '../StatusBadge.tsx'
import { kindText, titleOfChange } from '../words.ts'
import { Since } from './Since.tsx'
import type { SelectedChanges } from './useSelectedChanges.ts'

interface RowProps {
  change: QueuedChange
  now: Date
  selection: SelectedChanges
  decides: boolean
}

/** What a change is about: its title leads to it. */
function What({ change }: { change: QueuedChange }) {
  const t = useTextsOf(workflowQueueTexts)
  const language = useLanguage()
  const { pathname, search } = useLocation()
  const { id, type, area, planned, round } = change
  const [typeName, areaName] = [entityName(type, language), serviceName(area, language)]
  return (
    <>
      <Link to={`${QUEUE_URL}/detail/${id}`} state={{ back: pathname + search }} className={classes.title}>
        {titleOfChange(change, language)}
      </Link>
      <span className={classes.sub}>
        <strong>{kindText(change, t)}</strong> · {typeName}
        {areaName !== typeName && ` · ${areaName}`}
        {planned !== undefined && ` · ${t('queue.planned', { day: dateText(planned, language) })}`}
        {round > 1 && ` · ${t('queue.round', { count: round })}`}
      </span>
    </>
  )
}

function Row({ change, now, selection, decides }: RowProps) {
  const t = useTextsOf(workflowQueueTexts)
  const language = useLanguage()
  const isSelected = selection.rows.has(change.id)
  return (
    <tr data-change={change.id} data-selected={isSelected || undefined}>
      {decides && (
        <SelectCell
          title={titleOfChange(change, language)}
          isSelected={isSelected}
          canSelect={change.canDecide}
          onToggle={() => selection.toggle(change)}
        />
      )}
      <td className={classes.what}>
        <What change={change} />
      </td>
      <td data-label={t('queue.who')} className={classes.person}>
        {change.author.name}
      </td>
      <td data-label={t('queue.since')} className={classes.time}>
        <Since change={change} now={now} />
      </td>
      <td data-label={t('queue.status')}>
        <StatusBadge change={change} />
      </td>
    </tr>
  )
}

interface Props {
  label: string
  rows: readonly QueuedChange[]
  /** When they were asked for. */
  now: Date
  selection: SelectedChanges
  /** False where the reader decides none of them: nothing is selected. */
  decides: boolean
  isStale: boolean
}

/** The changes of a page; on a phone each is a card. */
export function QueueTable({ label, rows, now, selection, decides, isStale }: Props) {
  const t = useTextsOf(workflowQueueTexts)
  const decidable = rows.filter(({ canDecide }) => canDecide)
  const count = decidable.filter(({ id }) => selection.rows.has(id)).length
  const selectAll = (
    <SelectAllCell
      isAll={count > 0 && count === decidable.length}
      isMixed={count > 0 && count < decidable.length}
      onToggle={() => selection.togglePage(rows)}
    />
  )
  return (
    <DataTable
      label={label}
      select={decides && selectAll}
      columns={[t('queue.what'), t('queue.who'), t('queue.since'), t('queue.status')]}
      isStale={isStale}
    >
      {rows.map((change) => (
        <Row key={change.id} change={change} now={now} selection={selection} decides={decides} />
      ))}
    </DataTable>
  )
}
