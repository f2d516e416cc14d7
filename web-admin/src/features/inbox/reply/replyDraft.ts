import { formDeclarationOf } from '@flou/shared/forms/registry.ts'
import { referenceOf, senderOf, type ReplyTemplate, type SubmissionRow } from '@flou/shared/inbox/inbox.ts'
import type { Language } from '@flou/shared/locale.ts'
import { fillText } from '@flou/shared/texts/reader.ts'

export interface ReplyDraft {
  template: string
  language: Language
  subject: string
  text: string
}

const UNNAMED: Readonly<Record<Language, string>> = { en: 'Sir or Madam', id: 'Bapak/Ibu' }

const capitalize = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)
const lower = (text: string) => text.charAt(0).toLowerCase() + text.slice(1)

/** Fills a template for a submission; without the template the texts are empty. */
export function replyOf(
  templates: readonly ReplyTemplate[],
  one: Pick<SubmissionRow, 'id' | 'form' | 'values'>,
  { mail, language, by }: { mail: string; language: Language; by: string },
): ReplyDraft {
  const form = formDeclarationOf(one.form)
  const texts = templates.find((template) => template.mail === mail)?.texts[language]
  const isNamed = form && !form.summaryFields.name.includes('email')
  const values = {
    name: (isNamed && senderOf(form, one.values)) || UNNAMED[language],
    form: lower(form?.label[language] ?? ''),
    reference: referenceOf(one.id),
    by,
  }
  const fill = (text = '') => capitalize(fillText(text, values))
  return { template: mail, language, subject: fill(texts?.subject), text: fill(texts?.body) }
}

export const isSameDraft = (one: ReplyDraft, other: ReplyDraft): boolean =>
  one.subject === other.subject && one.text === other.text

export function readDraft(values: Readonly<Record<string, unknown>>): ReplyDraft | undefined {
  const { template, language, subject, text } = values
  const isDraft =
    typeof template === 'string' &&
    (language === 'en' || language === 'id') &&
    typeof subject === 'string' &&
    typeof text === 'string'
  return isDraft ? { template, language, subject, text } : undefined
}
