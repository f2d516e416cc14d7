import type { Submission } from '@flou/shared/submissions/define.ts'
import { referenceOf, senderOf, type SubmissionDetail } from '@flou/shared/submissions/inbox.ts'
import type { Language } from '@flou/shared/locale.ts'

const GREETING: Readonly<Record<Language, (name: string) => string>> = {
  en: (name) => `Dear ${name || 'Sir or Madam'},\n\n`,
  id: (name) => `Yth. ${name || 'Bapak/Ibu'},\n\n`,
}
const SUBJECT: Readonly<Record<Language, (what: string, reference: string) => string>> = {
  en: (what, reference) => `Your ${what.toLowerCase()} (${reference})`,
  id: (what, reference) => `${what} Anda (${reference})`,
}

/**
 * The address that opens a mail to whoever sent it, in their language; undefined where the form asks for no address. Each part is
 * encoded, so that nothing that was typed becomes a header of the mail.
 */
export function replyAddress(form: Submission, one: SubmissionDetail): string | undefined {
  const { email } = one.values
  if (typeof email !== 'string' || email === '') return undefined
  const { language } = one
  const isNamed = !form.shown.name.includes('email')
  const subject = SUBJECT[language](form.label[language], referenceOf(one.id))
  const body = GREETING[language](isNamed ? senderOf(form, one.values) : '')
  // an address may hold signs that divide parts of a link, but its @ stands as it is
  const to = encodeURIComponent(email).replace('%40', '@')
  return `mailto:${to}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body)}`
}
