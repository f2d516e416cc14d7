import type { FormDeclaration } from '@flou/shared/forms/define.ts'
import { referenceOf, senderOf, type SubmissionDetail } from '@flou/shared/inbox/inbox.ts'
import type { Language } from '@flou/shared/locale.ts'

const GREETING: Readonly<Record<Language, (name: string) => string>> = {
  en: (name) => `Dear ${name || 'Sir or Madam'},\n\n`,
  id: (name) => `Yth. ${name || 'Bapak/Ibu'},\n\n`,
}
const SUBJECT: Readonly<Record<Language, (what: string, reference: string) => string>> = {
  en: (what, reference) => `Your ${what.toLowerCase()} (${reference})`,
  id: (what, reference) => `${what} Anda (${reference})`,
}

/** Builds the mailto URL; undefined without an email. Encoded, so input cannot inject mail headers. */
export function replyUrl(form: FormDeclaration, one: SubmissionDetail): string | undefined {
  const { email } = one.values
  if (typeof email !== 'string' || email === '') return undefined
  const { language } = one
  const isNamed = !form.summaryFields.name.includes('email')
  const subject = SUBJECT[language](form.label[language], referenceOf(one.id))
  const body = GREETING[language](isNamed ? senderOf(form, one.values) : '')
  // `@` stays literal in mailto URLs
  const to = encodeURIComponent(email).replace('%40', '@')
  return `mailto:${to}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body)}`
}
