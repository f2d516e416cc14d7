import type { AuditAction } from '@flou/shared/auditActions.ts'
import {
  isOpen,
  type ApplyFailure,
  type ChangeEvent,
  type NewDay,
  type WorkflowStatus,
} from '@flou/shared/workflow.ts'
import type { Registry } from '@flou/shared/content/registry.ts'
import type { StoredChange } from '../../store/changes/changeItems.ts'
import type { NoticeKind } from '../../store/changes/noticeItem.ts'
import { personOf, type WriteContext } from '../../store/writeContext.ts'

/** Who settles something about a change: an approver, its author, or the clock. */
export type SettleContext = Omit<WriteContext, 'along'> & { registry: Registry }

/** What becomes of a change. */
export interface Settlement {
  status: WorkflowStatus
  /** Kind of its history's entry, and the audit entry's action (decision 22), where it is one: a reminder is not. */
  event: ChangeEvent['kind']
  actionType?: AuditAction
  notice?: NoticeKind
  reason?: string | undefined
  failure?: ApplyFailure
  /** The day of publication that the approver gave it. */
  planned?: NewDay | undefined
  /** Fields of the change that are different from now on. */
  more?: Partial<StoredChange>
}

/** Items that a settlement adds to the transaction of what is applied. */
export const SETTLEMENT_SIZE = 5

/** The change as it is after a settlement. */
export function settledChange(
  { now, by }: Pick<SettleContext, 'now' | 'by'>,
  change: StoredChange,
  { status, reason, failure, planned, more }: Settlement,
): StoredChange {
  const isDecided = !isOpen(status)
  const { failure: _, failed, reminded, decided: __, decidedBy: ___, reason: ____, ...kept } = change
  const isFirstFailure = failure !== undefined && failed === undefined
  return {
    ...kept,
    status,
    updated: now.toISOString(),
    ...(isDecided && { decided: now.toISOString(), decidedBy: personOf(by) }),
    ...(reason !== undefined && { reason }),
    // what cannot be applied has its time from then on, and is reminded of anew
    ...(failure && { failure, failed: failed ?? now.toISOString() }),
    ...(reminded !== undefined && !isFirstFailure && { reminded }),
    ...(planned && { planned: planned.to }),
    ...more,
  }
}
