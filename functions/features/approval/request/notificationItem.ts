import type { Item } from '../../../core/store/dynamo/table.ts'
import type { Key } from '../../../core/store/keys.ts'
import { approvalKeys } from './approvalKeys.ts'
import type { Values } from '../../../core/store/writeContext.ts'
import type { StoredChangeRequest } from './changeRequestItems.ts'

export const NOTIFICATION_KINDS = [
  'submitted',
  'remind',
  'overdue',
  'decided',
  'requested',
  'withdrawn',
  'commented',
  'takenOver',
] as const
export type NotificationKind = (typeof NOTIFICATION_KINDS)[number]

const RETENTION_SECONDS = 30 * 86_400

export const notificationItem = (
  { id, round }: Pick<StoredChangeRequest, 'id' | 'round'>,
  { kind, now, more = {} }: { kind: NotificationKind; now: Date; more?: Values },
): Key & Item => ({
  ...approvalKeys.notification(id, round, kind),
  kind,
  change: id,
  round,
  at: now.toISOString(),
  ...more,
  ttl: Math.floor(now.getTime() / 1000) + RETENTION_SECONDS,
})
