import { requestsReferencing } from './requestsReferencing.ts'
import { textAuthorsKey, textKeysOf } from './waitingText.ts'
import { effectOfContent, effectOfRole, isDeferred } from './effect.ts'
import type { ApprovalGate } from '../../../core/operations/approvalGate.ts'
import { openRequestOf } from './openContent.ts'
import { discardOwnText, earlierRecordOf, recordFor, saveOwnText, submittedFields } from './ownText.ts'

export const approvalGate: ApprovalGate = {
  isDeferred,
  openRequestOf,
  effectOfRole,
  effectOfContent,
  prepareChangeRequest: async (...write) =>
    (await import('./prepareChangeRequest.ts')).prepareChangeRequest(...write),
  requestsReferencing,
  textAuthorsKey,
  textKeysOf,
  recordFor,
  submittedFields,
  earlierRecordOf,
  saveOwnText,
  discardOwnText,
}
