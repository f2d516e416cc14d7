import type { Submission } from '@flou/shared/submissions/define.ts'
import type { TransactItem } from '../dynamo/transact.ts'
import { occasionId } from '../mails/occasionId.ts'
import { mailStep } from '../mails/outbox.ts'
import { keys, type Key } from '../keys.ts'
import { personHash } from '../personHash.ts'
import type { StoredSubmission } from './submissionItems.ts'

/**
 * The address that gets the mail of what was sent, and the mail's key; undefined where there is none. Whom staff entered has filled in no
 * form, so a mail that thanks for one would surprise them.
 */
function receivedMail(form: Submission, { values, created, verified, enteredBy }: StoredSubmission) {
  const { email } = values
  if (!form.isAcknowledged || verified === 'none' || enteredBy !== undefined) return undefined
  if (typeof email !== 'string' || email === '') return undefined
  return { to: email, id: occasionId('received', created.slice(0, 13), personHash(email)) }
}

/**
 * The mails to the visitor that follow from what was sent: none for what nobody vouches for, and one an address and hour at most. They
 * repeat nothing that was typed, so that nobody can have us send their words to somebody else.
 */
export function mailsOf(form: Submission, stored: StoredSubmission): TransactItem[] {
  const mail = receivedMail(form, stored)
  if (!mail) return []
  const { language, created } = stored
  return [mailStep({ ...mail, template: 'formReceived', params: { form: form.key }, language, created })]
}

/** Keys of the mails that `mailsOf` writes. */
export function mailKeysOf(form: Submission, stored: StoredSubmission): Key[] {
  const mail = receivedMail(form, stored)
  return mail ? [keys.mail(mail.id)] : []
}
