import { createHash } from 'node:crypto'
import type { Submission } from '@flou/shared/submissions/define.ts'
import type { TransactItem } from '../dynamo/transact.ts'
import { mailStep } from '../mails/outbox.ts'
import { personHash } from '../personHash.ts'
import type { StoredSubmission } from './submissionItems.ts'

/** The same for the same occasion, person and stretch of time: it is sent once. */
export const occasionId = (...parts: readonly string[]): string =>
  createHash('sha256').update(parts.join(' ')).digest('hex').slice(0, 32)

/**
 * The mails to the visitor that follow from what was sent: none for what nobody vouches for, and one an address and hour at most. They
 * repeat nothing that was typed, so that nobody can have us send their words to somebody else.
 */
export function mailsOf(
  form: Submission,
  { values, language, created, verified }: StoredSubmission,
): TransactItem[] {
  const { email } = values
  if (!form.isAcknowledged || verified === 'none' || typeof email !== 'string' || email === '') return []
  const id = occasionId('received', created.slice(0, 13), personHash(email))
  const params = { form: form.key }
  return [mailStep({ id, to: email, template: 'formReceived', params, language, created })]
}
