import type { MessageCode } from '@flou/shared/messages.ts'
import type { Services } from '../http/call.ts'
import type { TransactItem } from '../store/dynamo/transact.ts'
import type { StoredSubmission } from '../store/submissions/submissionItems.ts'

/** Effect of a submission. */
export interface Consequence {
  /** Written with it, in the same transaction. */
  steps: TransactItem[]
  /** Answered instead of the form's ordinary message. */
  message?: MessageCode
  /** Id of an earlier submission that this one repeats; only `steps` are written then. */
  repeats?: string
  /** Completes or undoes, once the transaction succeeded or failed, a write that preceded it. */
  settle?: (isWritten: boolean) => Promise<void>
}

/** Counts the attempt and uses up its proof, before an effect writes ahead of the transaction. Throws if refused. */
export type Admit = () => Promise<void>

/** Derives what follows from a submission; throws if the form cannot be accepted. Not called for suspected spam. */
export type Effect = (stored: StoredSubmission, services: Services, admit: Admit) => Promise<Consequence>
