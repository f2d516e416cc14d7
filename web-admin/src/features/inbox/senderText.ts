import type { SubmissionRow } from '@flou/shared/inbox/inbox.ts'
import type { InboxText } from './fieldText.ts'

export function senderText(
  { verified, enteredBy }: Pick<SubmissionRow, 'verified' | 'enteredBy'>,
  t: InboxText,
): string {
  if (enteredBy) return t('inbox.enteredBy', { name: enteredBy.name })
  return t(`inbox.verified.${verified === 'proof' || verified === 'service' ? 'yes' : 'no'}`)
}
