import { newsletter } from '@flou/shared/forms/forms/newsletter.ts'
import type { Language } from '@flou/shared/locale.ts'
import { shellTexts } from '../texts/shell.ts'
import { textsIn } from '../texts/useTexts.ts'
import { checkAndSend } from './sendForm.ts'

/** Idempotency keys by email. */
const keys = new Map<string, string>()
const idempotencyKeyOf = (email: string) => {
  const key = keys.get(email) ?? crypto.randomUUID()
  keys.set(email, key)
  return key
}

type SubscribeResult = { answer: string; problem?: never } | { problem: string; answer?: never }

/**
 * Subscribes to the newsletter.
 * @param since first input, in epoch milliseconds
 */
export async function subscribe(email: string, language: Language, since: number): Promise<SubscribeResult> {
  const outcome = await checkAndSend(newsletter, {
    form: newsletter.key,
    fields: { email },
    key: idempotencyKeyOf(email),
    language,
    page: window.location.pathname,
    elapsed: Date.now() - since,
    trap: '',
  })
  if (outcome.kind === 'sent') return { answer: outcome.message }
  if (outcome.kind !== 'wrong') return { problem: textsIn(shellTexts, language).t('newsletterNotSent') }
  return { problem: outcome.fields['email'] ?? outcome.message }
}
