import { Link } from 'react-router'
import { referenceOf } from '@flou/shared/inbox/inbox.ts'
import type { PersonData } from '@flou/shared/inbox/personalData.ts'
import { formDeclarationOf } from '@flou/shared/forms/registry.ts'
import { timeText } from '../../../core/records/timeText.ts'
import { Table } from '../../../ui/table/Table.tsx'
import { FieldHint } from '../../../ui/FieldHint.tsx'
import classes from '../../../ui/table/Table.module.css'
import { useOffice } from '../../../core/offices/OfficeContext.ts'
import { detailUrl } from '../../../core/offices/useUnread.ts'
import { personalDataTexts } from '../../../core/texts/personalData.ts'
import { useLanguage, useTextsOf } from '../../../core/texts/useText.ts'
import { FoundNewsletter } from './FoundNewsletter.tsx'
import { SubmissionStateBadge } from '../SubmissionStateBadge.tsx'

function Submissions({ submissions, isPartial }: Pick<PersonData, 'submissions' | 'isPartial'>) {
  const t = useTextsOf(personalDataTexts)
  const language = useLanguage()
  const { office } = useOffice()
  return (
    <>
      <h2>{t('desk.found')}</h2>
      {isPartial && <FieldHint>{t('desk.partial')}</FieldHint>}
      <Table
        label={t('desk.found')}
        columns={[t('desk.what'), t('desk.when'), t('desk.until'), t('desk.notes')]}
      >
        {submissions.map(({ id, form, state, created, expires, events }) => (
          <tr key={id} data-submission={id}>
            <td className={classes.what}>
              <Link to={detailUrl(office, form, id)} className={classes.title}>
                {formDeclarationOf(form)?.label[language]} {referenceOf(id)}
              </Link>{' '}
              <SubmissionStateBadge state={state} />
            </td>
            <td data-label={t('desk.when')}>{timeText(created, language)}</td>
            <td data-label={t('desk.until')}>{timeText(expires, language)}</td>
            <td data-label={t('desk.notes')}>{events.filter(({ kind }) => kind === 'note').length}</td>
          </tr>
        ))}
      </Table>
    </>
  )
}

export function Found({ data: { submissions, isPartial, newsletter } }: { data: PersonData }) {
  const t = useTextsOf(personalDataTexts)
  if (submissions.length === 0 && !newsletter) return <p>{t('desk.none')}</p>
  return (
    <>
      {submissions.length > 0 && <Submissions submissions={submissions} isPartial={isPartial} />}
      {newsletter && <FoundNewsletter data={newsletter} />}
    </>
  )
}
