import type { Submission } from '@flou/shared/submissions/define.ts'
import type { SubmissionDetail } from '@flou/shared/submissions/inbox.ts'
import { inboxTexts } from '../../../texts/screens/inbox.ts'
import { useLanguage } from '../../../texts/useText.ts'
import { useTextsOf } from '../../../texts/useTextsOf.ts'
import { fieldText } from '../fieldText.ts'
import classes from '../Inbox.module.css'

/** A phone number as it is dialled from anywhere, beside what was typed. */
function Dial({ number }: { number: string | undefined }) {
  return number === undefined ? null : <a href={`tel:${number}`}>{number}</a>
}

/** What was sent, field by field in the form's order; the texts are in the visitor's language. */
export function FieldList({ form, one }: { form: Submission; one: SubmissionDetail }) {
  const t = useTextsOf(inboxTexts)
  const language = useLanguage()
  const filled = Object.entries(form.fields).flatMap(([name, field]) => {
    const text = fieldText(field, one.values[name], { t, language })
    return text === '' ? [] : [{ name, field, text }]
  })
  return (
    <section className={classes.card} aria-labelledby="sent">
      <h2 id="sent">{t('inbox.sent')}</h2>
      <dl className={classes.fields}>
        {filled.map(({ name, field, text }) => (
          <div key={name} style={{ display: 'contents' }}>
            <dt>{field.label[language]}</dt>
            <dd lang={field.kind === 'longText' ? one.language : undefined}>
              {text} <Dial number={one.phones?.[name]} />
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
