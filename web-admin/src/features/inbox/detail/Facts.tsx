import { dataRequest } from '@flou/shared/forms/forms/dataRequest.ts'
import type { FormDeclaration } from '@flou/shared/forms/define.ts'
import type { SubmissionDetail } from '@flou/shared/inbox/inbox.ts'
import { timeText } from '../../../core/records/timeText.ts'
import { useSiteOrigin } from '../../../core/offices/useSiteOrigin.ts'
import { inboxTexts } from '../../../core/texts/inbox.ts'
import { useLanguage, useTextsOf } from '../../../core/texts/useText.ts'
import { DueBadge } from '../list/DueBadge.tsx'
import { senderText } from '../fieldText.ts'
import { FactList, type Fact } from './FactList.tsx'

function Consents({ one }: { one: SubmissionDetail }) {
  const t = useTextsOf(inboxTexts)
  return one.consents.map(({ field, version, language }) => (
    <span key={field}>{t('inbox.consent', { version, language: t(`inbox.language.${language}`) })}</span>
  ))
}

export function Facts({ form, one }: { form: FormDeclaration; one: SubmissionDetail }) {
  const t = useTextsOf(inboxTexts)
  const language = useLanguage()
  const origin = useSiteOrigin()
  const facts: Fact[] = [
    { name: t('inbox.received'), value: timeText(one.created, language) },
    { name: t('inbox.language'), value: t(`inbox.language.${one.language}`) },
    { name: t('inbox.verified'), value: senderText(one, t) },
    { name: t('inbox.expires'), value: timeText(one.expires, language) },
  ]
  if (one.page !== '')
    facts.push({ name: t('inbox.page'), value: <a href={`${origin}${one.page}`}>{one.page}</a> })
  if (one.suspect !== undefined)
    facts.push({ name: t('inbox.suspect'), value: t(`inbox.suspect.${one.suspect}`) })
  if (one.consents.length > 0) facts.push({ name: t('inbox.yes'), value: <Consents one={one} /> })
  if (form.key === dataRequest.key) {
    const proven = one.proven && t('inbox.proven', { when: timeText(one.proven, language) })
    facts.push({ name: t('inbox.address'), value: proven ?? t('inbox.unproven') })
    facts.push({ name: t('inbox.due'), value: <DueBadge row={one} /> })
  }
  return <FactList title={t('inbox.about')} facts={facts} />
}
