import { eventRegistration } from '@flou/shared/submissions/forms/eventRegistration.ts'
import { referenceOf, senderOf, type SubmissionRow } from '@flou/shared/submissions/inbox.ts'

/** Returns the participant's name, or the reference if restricted. */
export const nameOf = ({ id, values }: SubmissionRow) =>
  senderOf(eventRegistration, values) || referenceOf(id)
