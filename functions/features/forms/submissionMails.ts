import type { FormDeclaration } from '@flou/shared/forms/define.ts'
import type { TransactItem } from '../../core/store/dynamo/transact.ts'
import { occasionId, mailStep, mailKeys } from '../mail/index.ts'
import type { Key } from '../../core/store/keys.ts'
import { personHash } from '../../core/store/personHash.ts'
import type { StoredSubmission } from './submissionItems.ts'

/** Staff entries get no acknowledgement, because the person sent no form. */
function receivedMail(form: FormDeclaration, { values, created, verified, enteredBy }: StoredSubmission) {
  const { email } = values
  if (!form.isAcknowledged || verified === 'none' || enteredBy !== undefined) return undefined
  if (typeof email !== 'string' || email === '') return undefined
  return { to: email, id: occasionId('received', created.slice(0, 13), personHash(email)) }
}

/**
 * Returns mails to the visitor: only with a bot check, at most one per email and hour. They contain no typed
 * text, to prevent spam relaying.
 */
export function mailsOf(form: FormDeclaration, stored: StoredSubmission): TransactItem[] {
  const mail = receivedMail(form, stored)
  if (!mail) return []
  const { language, created } = stored
  return [mailStep({ ...mail, template: 'formReceived', params: { form: form.key }, language, created })]
}

export function mailKeysOf(form: FormDeclaration, stored: StoredSubmission): Key[] {
  const mail = receivedMail(form, stored)
  return mail ? [mailKeys.mail(mail.id)] : []
}
