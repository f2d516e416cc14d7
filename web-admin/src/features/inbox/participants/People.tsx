import { useRights } from '../../../core/session/rights.ts'
import { eventRegistration } from '@flou/shared/forms/forms/eventRegistration.ts'
import { referenceOf, type SubmissionRow } from '@flou/shared/inbox/inbox.ts'
import { clockText } from '../../../core/records/timeText.ts'
import { Table } from '../../../ui/table/Table.tsx'
import classes from '../../../ui/table/Table.module.css'
import { inboxTexts } from '../../../core/texts/inbox.ts'
import { useLanguage, useTextsOf } from '../../../core/texts/useText.ts'
import { fieldText } from '../fieldText.ts'
import { nameOf } from './findPeople.ts'
import own from './People.module.css'

interface PersonProps {
  row: SubmissionRow
  onTick: (row: SubmissionRow, isIn: boolean) => void
}

function Person({ row, onTick }: PersonProps) {
  const t = useTextsOf(inboxTexts)
  const language = useLanguage()
  const { canEdit } = useRights()
  const { id, values, checkedIn } = row
  const { jobRole } = eventRegistration.fields
  const name = nameOf(row)
  return (
    <tr data-submission={id} data-selected={checkedIn ? true : undefined}>
      <td>
        <label className={own.tick}>
          <input
            name="checkedIn"
            type="checkbox"
            disabled={!canEdit}
            checked={checkedIn !== undefined}
            aria-label={t('people.comeOf', { name })}
            onChange={(event) => onTick(row, event.currentTarget.checked)}
          />
          <span aria-hidden="true">{checkedIn && clockText(checkedIn.at, language)}</span>
        </label>
      </td>
      <td className={classes.what}>
        <strong>{name}</strong>
        <span className={classes.sub}>
          {values['email']} <span className={own.code}>{referenceOf(id)}</span>
        </span>
      </td>
      <td data-label={eventRegistration.fields.company.label[language]}>{values['company']}</td>
      <td data-label={jobRole.label[language]}>{fieldText(jobRole, values['jobRole'], { t, language })}</td>
      <td data-label={t('inbox.reference')}>{referenceOf(id)}</td>
    </tr>
  )
}

interface TableProps {
  label: string
  rows: readonly SubmissionRow[]
  onTick: PersonProps['onTick']
}

export function People({ label, rows, onTick }: TableProps) {
  const t = useTextsOf(inboxTexts)
  const language = useLanguage()
  const { company, jobRole } = eventRegistration.fields
  const columns = [
    t('people.come'),
    t('people.name'),
    company.label[language],
    jobRole.label[language],
    t('inbox.reference'),
  ]
  return (
    <Table label={label} columns={columns} className={own.people}>
      {rows.map((row) => (
        <Person key={row.id} row={row} onTick={onTick} />
      ))}
    </Table>
  )
}
