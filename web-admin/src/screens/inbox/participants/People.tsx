import { eventRegistration } from '@flou/shared/submissions/forms/eventRegistration.ts'
import { referenceOf, type SubmissionRow } from '@flou/shared/submissions/inbox.ts'
import { clockText } from '../../../content/timeText.ts'
import { inboxTexts } from '../../../texts/screens/inbox.ts'
import { useLanguage } from '../../../texts/useText.ts'
import { useTextsOf } from '../../../texts/useTextsOf.ts'
import { fieldText } from '../fieldText.ts'
import { nameOf } from './nameOf.ts'
import classes from '../Inbox.module.css'

interface PersonProps {
  row: SubmissionRow
  onTick: (row: SubmissionRow, isIn: boolean) => void
}

function Person({ row, onTick }: PersonProps) {
  const t = useTextsOf(inboxTexts)
  const language = useLanguage()
  const { id, values, checkedIn } = row
  const { jobRole } = eventRegistration.fields
  const name = nameOf(row)
  return (
    <tr data-submission={id} data-selected={checkedIn ? true : undefined}>
      <td>
        <label className={classes.tick}>
          <input
            type="checkbox"
            checked={checkedIn !== undefined}
            aria-label={t('people.comeOf', { name })}
            onChange={(event) => onTick(row, event.currentTarget.checked)}
          />
          <span aria-hidden="true">{checkedIn && clockText(checkedIn.at, language)}</span>
        </label>
      </td>
      <td className={classes.what}>
        <strong>{name}</strong>
        <span className={classes.sub}>{values['email']}</span>
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

/** People by name, each with a box that says that they have come; on a phone each is a card. */
export function People({ label, rows, onTick }: TableProps) {
  const t = useTextsOf(inboxTexts)
  const language = useLanguage()
  const { company, jobRole } = eventRegistration.fields
  return (
    <div className={classes.scroll} role="region" aria-label={label} tabIndex={0}>
      <table className={classes.table}>
        <thead>
          <tr>
            <th scope="col">{t('people.come')}</th>
            <th scope="col">{t('people.name')}</th>
            <th scope="col">{company.label[language]}</th>
            <th scope="col">{jobRole.label[language]}</th>
            <th scope="col">{t('inbox.reference')}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <Person key={row.id} row={row} onTick={onTick} />
          ))}
        </tbody>
      </table>
    </div>
  )
}
