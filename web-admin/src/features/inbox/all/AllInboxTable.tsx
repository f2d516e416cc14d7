import type { FormDeclaration } from '@flou/shared/forms/define.ts'
import { formDeclarationOf } from '@flou/shared/forms/registry.ts'
import { filterFields, type SubmissionRow } from '@flou/shared/inbox/inbox.ts'
import { timeText } from '../../../core/records/timeText.ts'
import { Table } from '../../../ui/table/Table.tsx'
import classes from '../../../ui/table/Table.module.css'
import { inboxTexts } from '../../../core/texts/inbox.ts'
import { allInboxTexts } from '../../../core/texts/inboxReply.ts'
import { useLanguage, useTextsOf } from '../../../core/texts/useText.ts'
import { fieldText } from '../fieldText.ts'
import { DueBadge } from '../list/DueBadge.tsx'
import { Sender } from '../list/InboxTable.tsx'
import { SubmissionStateBadge } from '../SubmissionStateBadge.tsx'
import { eventName, useEventTitles } from '../participants/event.tsx'

const TEXTS = { ...inboxTexts, ...allInboxTexts }

interface RowProps {
  form: FormDeclaration
  row: SubmissionRow
  rows: readonly SubmissionRow[]
  events: ReadonlyMap<number, string>
}

/** First words of a submission; without any, what was chosen. */
function useSubject({ form, row: { values }, events }: Omit<RowProps, 'rows'>): string {
  const t = useTextsOf(TEXTS)
  const language = useLanguage()
  if ('eventId' in values) return eventName(events, Number(values['eventId']))
  const about = String(values[form.summaryFields.about] ?? '')
  const chosen = filterFields(form).map(([name, field]) => fieldText(field, values[name], { t, language }))
  return about || chosen.filter((text) => text !== '').join(' · ')
}

function Row({ form, row, rows, events }: RowProps) {
  const t = useTextsOf(TEXTS)
  const language = useLanguage()
  const { id, created, assignee, state } = row
  const subject = useSubject({ form, row, events })
  return (
    <tr data-submission={id}>
      <td className={classes.what}>
        <Sender form={form} row={row} rows={rows} hasSubject={false} />
      </td>
      <td data-label={t('all.form')}>{form.label[language]}</td>
      <td data-label={t('all.message')}>{subject}</td>
      <td data-label={t('inbox.received')} className={classes.time}>
        <time dateTime={created}>{timeText(created, language)}</time>
      </td>
      <td data-label={t('inbox.due')}>
        {form.isReplyExpected && state !== 'spam' && <DueBadge row={row} />}
      </td>
      <td data-label={t('inbox.assignee')}>{assignee?.name ?? '–'}</td>
      <td data-label={t('inbox.stateOf')}>
        <SubmissionStateBadge state={state} />
      </td>
    </tr>
  )
}

interface Props {
  label: string
  rows: readonly SubmissionRow[]
  isStale: boolean
}

export function AllInboxTable({ label, rows, isStale }: Props) {
  const t = useTextsOf(TEXTS)
  const events = useEventTitles(rows.map(({ values }) => Number(values['eventId'] ?? 0)))
  const columns = [
    t('inbox.sender'),
    t('all.form'),
    t('all.message'),
    t('inbox.received'),
    t('inbox.due'),
    t('inbox.assignee'),
    t('inbox.stateOf'),
  ]
  return (
    <Table label={label} columns={columns} isStale={isStale}>
      {rows.map((row) => {
        const form = formDeclarationOf(row.form)
        return form && <Row key={row.id} form={form} row={row} rows={rows} events={events} />
      })}
    </Table>
  )
}
