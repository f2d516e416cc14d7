import type { SubmissionRow } from '@flou/shared/submissions/inbox.ts'
import type { InboxText } from './fieldText.ts'

/** What is known of whoever sent it: that a check vouches for them, that none does, or who of the staff entered it. */
export function senderText(
  { verified, enteredBy }: Pick<SubmissionRow, 'verified' | 'enteredBy'>,
  t: InboxText,
): string {
  if (enteredBy) return t('inbox.enteredBy', { name: enteredBy.name })
  return t(`inbox.verified.${verified === 'proof' || verified === 'service' ? 'yes' : 'no'}`)
}
