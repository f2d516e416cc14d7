import type { MessageCode } from '@flou/shared/messages.ts'
import type { Services } from '../http/call.ts'
import type { TransactItem } from '../store/dynamo/transact.ts'
import type { StoredSubmission } from '../store/submissions/submissionItems.ts'

/** What follows from a submission. */
export interface Consequence {
  /** Written with it, in the same transaction. */
  steps: TransactItem[]
  /** What the visitor is told instead of that it arrived. */
  message?: MessageCode
}
/** Says what follows; throws where the form cannot be taken. Not asked for what is taken for a robot's. */
export type Effect = (stored: StoredSubmission, services: Services) => Promise<Consequence>
