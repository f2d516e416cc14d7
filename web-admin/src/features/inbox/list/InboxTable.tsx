import { Badge } from '../../../ui/Badge.tsx'
import { Link, useLocation } from 'react-router'
import type { FormDeclaration } from '@flou/shared/forms/define.ts'
import { filterFields, referenceOf, senderOf, type SubmissionRow } from '@flou/shared/inbox/inbox.ts'
import { dataRequest } from '@flou/shared/forms/forms/dataRequest.ts'
import { timeText } from '../../../core/records/timeText.ts'
import { Table } from '../../../ui/table/Table.tsx'
import classes from '../../../ui/table/Table.module.css'
import { SelectAllCell, SelectCell } from '../../../ui/table/Selection.tsx'
import { useOffice } from '../../../core/offices/OfficeContext.ts'
import { detailUrl } from '../../../core/offices/useUnread.ts'
import { inboxTexts } from '../../../core/texts/inbox.ts'
import { useLanguage, useTextsOf } from '../../../core/texts/useText.ts'
import { linkState } from './listOrder.ts'
import { fieldText, senderText } from '../fieldText.ts'
import { SubmissionStateBadge } from '../SubmissionStateBadge.tsx'
import { eventName, useEventTitles } from '../participants/event.tsx'
import { DueBadge } from './DueBadge.tsx'
import type { Selected } from './useSelected.ts'
import own from './InboxTable.module.css'

interface RowProps {
  form: FormDeclaration
  row: SubmissionRow
  rows: readonly SubmissionRow[]
  /** Absent without the right to edit. */
  selected: Selected | undefined
}

export function Sender({
  form,
  row,
  rows,
  hasSubject = true,
}: Omit<RowProps, 'selected'> & { hasSubject?: boolean }) {
  const t = useTextsOf(inboxTexts)
  const { office } = useOffice()
  const { pathname, search } = useLocation()
  const { id, values, isRestricted, verified, enteredBy, state } = row
  const name = senderOf(form, values) || (isRestricted ? referenceOf(id) : t('inbox.anonymous'))
  const about = String(values[form.summaryFields.about] ?? '')
  const isUnchecked = !enteredBy && (verified === 'none' || verified === 'silent')
  return (
    <>
      <Link
        to={detailUrl(office, form.key, id)}
        state={linkState(pathname + search, rows)}
        className={`${classes.title} ${own.sender}`}
        data-new={state === 'new' || undefined}
      >
        {name}
      </Link>
      {isUnchecked && (
        <Badge size="sm" ml={8} title={t('inbox.verified.noHint')}>
          {t('inbox.verified.no')}
        </Badge>
      )}
      {enteredBy && (
        <Badge size="sm" ml={8} title={senderText(row, t)}>
          {t('inbox.byStaff')}
        </Badge>
      )}
      {form.key === dataRequest.key && row.proven === undefined && (
        <Badge size="sm" ml={8} title={t('inbox.unprovenHint')}>
          {t('inbox.unproven')}
        </Badge>
      )}
      {isRestricted && <span className={classes.sub}>{t('inbox.restricted')}</span>}
      {hasSubject && about !== '' && about !== name && <span className={classes.sub}>{about}</span>}
    </>
  )
}

function Row({ form, row, rows, selected, events }: RowProps & { events: ReadonlyMap<number, string> }) {
  const t = useTextsOf(inboxTexts)
  const language = useLanguage()
  const { id, values, created, assignee } = row
  const title = senderOf(form, values) || referenceOf(id)
  return (
    <tr data-submission={id} data-selected={selected?.has(id) || undefined}>
      {selected && (
        <SelectCell title={title} isSelected={selected.has(id)} onToggle={() => selected.toggle(id)} />
      )}
      <td className={classes.what}>
        <Sender form={form} row={row} rows={rows} />
      </td>
      {filterFields(form).map(([name, field]) => (
        <td key={name} data-label={field.label[language]}>
          {field.refersTo === 'event'
            ? eventName(events, Number(values[name]))
            : fieldText(field, values[name], { t, language })}
        </td>
      ))}
      <td data-label={t('inbox.assignee')}>{assignee?.name}</td>
      <td data-label={t('inbox.stateOf')}>
        <SubmissionStateBadge state={row.state} />
      </td>
      {form.key === dataRequest.key && (
        <td data-label={t('inbox.due')}>
          <DueBadge row={row} />
        </td>
      )}
      <td data-label={t('inbox.when')} className={classes.time}>
        <time dateTime={created}>{timeText(created, language)}</time>
      </td>
    </tr>
  )
}

interface Props {
  form: FormDeclaration
  label: string
  rows: readonly SubmissionRow[]
  selected: Selected | undefined
  isStale: boolean
}

export function InboxTable({ form, label, rows, selected, isStale }: Props) {
  const t = useTextsOf(inboxTexts)
  const language = useLanguage()
  const events = useEventTitles(rows.map(({ values }) => Number(values['eventId'] ?? 0)))
  const columns = [
    t('inbox.sender'),
    ...filterFields(form).map(([, field]) => field.label[language]),
    t('inbox.assignee'),
    t('inbox.stateOf'),
    ...(form.key === dataRequest.key ? [t('inbox.due')] : []),
    t('inbox.when'),
  ]
  const selectAll = selected && (
    <SelectAllCell
      isAll={selected.isAll}
      isMixed={selected.rows.length > 0 && !selected.isAll}
      onToggle={selected.toggleAll}
    />
  )
  return (
    <Table label={label} select={selectAll} columns={columns} isStale={isStale}>
      {rows.map((row) => (
        <Row key={row.id} form={form} row={row} rows={rows} selected={selected} events={events} />
      ))}
    </Table>
  )
}
