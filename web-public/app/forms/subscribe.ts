import { newsletter } from '@flou/shared/submissions/forms/newsletter.ts'
import type { Language } from '@flou/shared/locale.ts'
import { checkAndSend } from './sendForm.ts'

const NOT_SENT = {
  en: 'It could not be sent just now. Please try again.',
  id: 'Belum bisa terkirim. Silakan coba lagi.',
} as const

/** One key for an address: asked for twice, it is stored once. */
const keys = new Map<string, string>()
const keyOf = (email: string) => {
  const key = keys.get(email) ?? crypto.randomUUID()
  keys.set(email, key)
  return key
}

type Asked = { answer: string; problem?: never } | { problem: string; answer?: never }

/**
 * Asks for the newsletter.
 * @param since when the visitor began to type, in epoch milliseconds
 * @returns the problem, or the server's answer, in the visitor's language
 */
export async function subscribe(email: string, language: Language, since: number): Promise<Asked> {
  const outcome = await checkAndSend(newsletter, {
    form: newsletter.key,
    fields: { email },
    key: keyOf(email),
    language,
    page: window.location.pathname,
    elapsed: Date.now() - since,
    trap: '',
  })
  if (outcome.kind === 'sent') return { answer: outcome.message }
  if (outcome.kind !== 'wrong') return { problem: NOT_SENT[language] }
  return { problem: outcome.fields['email'] ?? outcome.message }
}
