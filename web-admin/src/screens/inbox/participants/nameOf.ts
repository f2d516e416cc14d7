import { eventRegistration } from '@flou/shared/submissions/forms/eventRegistration.ts'
import { referenceOf, senderOf, type SubmissionRow } from '@flou/shared/submissions/inbox.ts'

/** What a participant is called; the reference where nothing of them may be shown. */
export const nameOf = ({ id, values }: SubmissionRow) =>
  senderOf(eventRegistration, values) || referenceOf(id)
