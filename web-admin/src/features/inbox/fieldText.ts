import type { FormValue } from '@flou/shared/forms/check.ts'
import type { FormField } from '@flou/shared/forms/fields.ts'
import type { Language } from '@flou/shared/locale.ts'
import { languageTag } from '../../core/texts/language.ts'
import type { TextKeyOf, Translate } from '@flou/shared/texts/translator.ts'
import type { inboxTexts } from '../../core/texts/inbox.ts'
import type { SubmissionRow } from '@flou/shared/inbox/inbox.ts'

export type InboxText = Translate<TextKeyOf<typeof inboxTexts>>

/** Returns the localized country name, or the code if unknown. */
function countryName(code: string, language: Language): string {
  try {
    return new Intl.DisplayNames(languageTag(language), { type: 'region' }).of(code) ?? code
  } catch {
    return code // invalid region code
  }
}

export function fieldText(
  { kind, choices = [] }: Pick<FormField, 'kind' | 'choices'>,
  value: FormValue | undefined,
  { t, language }: { t: InboxText; language: Language },
): string {
  if (value === undefined || value === '') return ''
  if (kind === 'agreement') return t(value === true ? 'inbox.yes' : 'inbox.no')
  if (kind === 'rating') return value === 0 ? '' : t('inbox.stars', { count: Number(value) })
  if (kind === 'country') return countryName(String(value), language)
  if (kind === 'choice')
    return choices.find((choice) => choice.value === value)?.label[language] ?? String(value)
  return String(value)
}

export function senderText(
  { verified, enteredBy }: Pick<SubmissionRow, 'verified' | 'enteredBy'>,
  t: InboxText,
): string {
  if (enteredBy) return t('inbox.enteredBy', { name: enteredBy.name })
  return t(`inbox.verified.${verified === 'proof' || verified === 'service' ? 'yes' : 'no'}`)
}
