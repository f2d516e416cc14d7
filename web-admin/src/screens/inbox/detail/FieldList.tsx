import type { Submission } from '@flou/shared/submissions/define.ts'
import type { SubmissionDetail } from '@flou/shared/submissions/inbox.ts'
import { inboxTexts } from '../../../texts/screens/inbox.ts'
import { useLanguage } from '../../../texts/useText.ts'
import { useTextsOf } from '../../../texts/useTextsOf.ts'
import { fieldText } from '../fieldText.ts'
import { FactList } from './FactList.tsx'

/** A phone number as it is dialled from anywhere, beside what was typed. */
function Dial({ number }: { number: string | undefined }) {
  return number === undefined ? null : <a href={`tel:${number}`}>{number}</a>
}

/** What was sent, field by field in the form's order; the texts are in the visitor's language. */
export function FieldList({ form, one }: { form: Submission; one: SubmissionDetail }) {
  const t = useTextsOf(inboxTexts)
  const language = useLanguage()
  const facts = Object.entries(form.fields).flatMap(([name, field]) => {
    const value = fieldText(field, one.values[name], { t, language })
    if (value === '') return []
    return [
      {
        name: field.label[language],
        value: (
          <>
            {value} <Dial number={one.phones?.[name]} />
          </>
        ),
        language: field.kind === 'longText' ? one.language : undefined,
      },
    ]
  })
  return <FactList title={t('inbox.sent')} facts={facts} />
}
