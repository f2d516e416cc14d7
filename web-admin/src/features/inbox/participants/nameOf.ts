import { eventRegistration } from '@flou/shared/forms/forms/eventRegistration.ts'
import { referenceOf, senderOf, type SubmissionRow } from '@flou/shared/inbox/inbox.ts'

/** Returns the participant's name, or the reference if restricted. */
export const nameOf = ({ id, values }: SubmissionRow) =>
  senderOf(eventRegistration, values) || referenceOf(id)
