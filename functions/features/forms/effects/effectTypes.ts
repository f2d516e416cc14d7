import type { MessageCode } from '@flou/shared/texts/messages.ts'
import type { Services } from '../../../core/http/call.ts'
import type { TransactItem } from '../../../core/store/dynamo/transact.ts'
import type { StoredSubmission } from '../submissionItems.ts'

export interface EffectResult {
  steps: TransactItem[]
  /** Replaces the default message of the form. */
  message?: MessageCode
  /** Id of the repeated submission; then only `steps` are written. */
  repeats?: string
  /** Called after the transaction to confirm or undo an earlier write. */
  complete?: (isWritten: boolean) => Promise<void>
}

/** Counts the attempt and consumes the bot check before an effect writes. Throws if refused. */
type Admit = () => Promise<void>

/** Derives the effect of a submission; throws to reject it. Skipped for suspected spam. */
export type Effect = (stored: StoredSubmission, services: Services, admit: Admit) => Promise<EffectResult>
