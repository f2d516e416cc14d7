import { createHash } from 'node:crypto'
import type { Submission } from '@flou/shared/submissions/define.ts'
import type { Item } from '../dynamo/table.ts'
import { keys, type Key } from '../keys.ts'
import { personHash, type StoredSubmission } from './submissionItems.ts'

const KEPT_SECONDS = 30 * 86_400

/**
 * The mails to the visitor that follow from what was sent: none for what nobody vouches for, and one an address and hour at most. They
 * repeat nothing that was typed, so that nobody can have us send their words to somebody else.
 */
export function mailsOf(
  form: Submission,
  { values, language, created, verified }: StoredSubmission,
): (Key & Item)[] {
  const { email } = values
  if (!form.isAcknowledged || verified === 'none' || typeof email !== 'string' || email === '') return []
  const hour = created.slice(0, 13)
  const id = createHash('sha256')
    .update(`received ${hour} ${personHash(email)}`)
    .digest('hex')
    .slice(0, 32)
  return [
    {
      ...keys.mail(id),
      to: email,
      template: 'formReceived',
      params: { form: form.key },
      language,
      created,
      ttl: Math.floor(Date.parse(created) / 1000) + KEPT_SECONDS,
    },
  ]
}
