import type { ReactNode } from 'react'
import type { Language } from '@flou/shared/locale.ts'
import { estimatePath } from '@flou/shared/pricing/estimate/saved.ts'
import type { FormDeclaration } from '@flou/shared/forms/define.ts'
import type { SubmissionDetail } from '@flou/shared/inbox/inbox.ts'
import { useSiteOrigin } from '../../../core/offices/useSiteOrigin.ts'
import { inboxTexts } from '../../../core/texts/inbox.ts'
import { useLanguage, useTextsOf } from '../../../core/texts/useText.ts'
import { fieldText } from '../fieldText.ts'
import { EventLinks } from '../participants/event.tsx'
import { FactList } from './FactList.tsx'

function Dial({ number }: { number: string | undefined }) {
  return number === undefined ? null : <a href={`tel:${number}`}>{number}</a>
}

/** Link to a saved estimate; its id grants access. */
function EstimateLink({ id, language }: { id: string; language: Language }) {
  const t = useTextsOf(inboxTexts)
  const origin = useSiteOrigin()
  return (
    <a href={`${origin ?? ''}${estimatePath(id, language)}`} target="_blank" rel="noopener">
      {t('inbox.openEstimate')}
    </a>
  )
}

const REFERENCES: Readonly<
  Record<string, ((value: string, one: SubmissionDetail) => ReactNode) | undefined>
> = {
  estimate: (id, { language }) => <EstimateLink id={id} language={language} />,
  event: (id) => <EventLinks id={Number(id)} />,
}

export function FieldList({ form, one }: { form: FormDeclaration; one: SubmissionDetail }) {
  const t = useTextsOf(inboxTexts)
  const language = useLanguage()
  const facts = Object.entries(form.fields).flatMap(([name, field]) => {
    const value = fieldText(field, one.values[name], { t, language })
    if (value === '') return []
    return [
      {
        name: field.label[language],
        value: REFERENCES[field.refersTo ?? 'none']?.(value, one) ?? (
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
