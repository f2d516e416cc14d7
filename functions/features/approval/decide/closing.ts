import type { AuditAction } from '@flou/shared/audit/auditActions.ts'
import {
  isOpen,
  type ApplyFailure,
  type ChangeRequestEvent,
  type NewDay,
  type WorkflowStatus,
} from '@flou/shared/approval/workflow.ts'
import type { Registry } from '@flou/shared/content/registry.ts'
import type { StoredChangeRequest } from '../request/changeRequestItems.ts'
import type { NotificationKind } from '../request/notificationItem.ts'
import { personOf, type WriteContext } from '../../../core/store/writeContext.ts'

export type ClosingContext = Omit<WriteContext, 'along'> & { registry: Registry }

export interface Closing {
  status: WorkflowStatus
  event: ChangeRequestEvent['kind']
  actionType?: AuditAction
  notice?: NotificationKind
  reason?: string | undefined
  failure?: ApplyFailure
  planned?: NewDay | undefined
  more?: Partial<StoredChangeRequest>
}

export const CLOSING_SIZE = 5

export function closedChangeRequest(
  { now, by }: Pick<ClosingContext, 'now' | 'by'>,
  changeRequest: StoredChangeRequest,
  { status, reason, failure, planned, more }: Closing,
): StoredChangeRequest {
  const isDecided = !isOpen(status)
  const {
    failure: _,
    failed,
    reminded,
    decided: __,
    decidedBy: ___,
    reason: ____,
    ...remaining
  } = changeRequest
  const isFirstFailure = failure !== undefined && failed === undefined
  return {
    ...remaining,
    status,
    updated: now.toISOString(),
    ...(isDecided && { decided: now.toISOString(), decidedBy: personOf(by) }),
    ...(reason !== undefined && { reason }),
    // the first failure restarts the deadline and the reminder
    ...(failure && { failure, failed: failed ?? now.toISOString() }),
    ...(reminded !== undefined && !isFirstFailure && { reminded }),
    ...(planned && { planned: planned.to }),
    ...more,
  }
}
