import { requestsReferencing } from '../store/changes/requestsReferencing.ts'
import { textAuthorsKey, textKeysOf } from '../store/changes/waitingText.ts'
import { effectOfContent, effectOfRole, isDeferred } from './approval.ts'
import type { ApprovalGate } from './approvalGate.ts'
import { openRequestOf } from './changeRequests/openContent.ts'
import { prepareChangeRequest } from './changeRequests/prepareChangeRequest.ts'
import {
  discardOwnText,
  earlierRecordOf,
  recordFor,
  saveOwnText,
  submittedFields,
} from './records/ownText.ts'

export const approvalGate: ApprovalGate = {
  isDeferred,
  openRequestOf,
  effectOfRole,
  effectOfContent,
  prepareChangeRequest,
  requestsReferencing,
  textAuthorsKey,
  textKeysOf,
  recordFor,
  submittedFields,
  earlierRecordOf,
  saveOwnText,
  discardOwnText,
}
