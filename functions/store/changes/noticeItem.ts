import type { Item } from '../dynamo/table.ts'
import { keys, type Key } from '../keys.ts'
import type { Values } from '../writeContext.ts'
import type { StoredChange } from './changeItems.ts'

export const NOTICE_KINDS = [
  'submitted',
  'remind',
  'overdue',
  'decided',
  'requested',
  'withdrawn',
  'commented',
  'takenOver',
] as const
/** What people and the clock of the approval are told; `dispatch` does the rest. */
export type NoticeKind = (typeof NOTICE_KINDS)[number]

const NOTICE_KEPT_SECONDS = 30 * 86_400

export const noticeItem = (
  { id, round }: Pick<StoredChange, 'id' | 'round'>,
  { kind, now, more = {} }: { kind: NoticeKind; now: Date; more?: Values },
): Key & Item => ({
  ...keys.notice(id, round, kind),
  kind,
  change: id,
  round,
  at: now.toISOString(),
  ...more,
  ttl: Math.floor(now.getTime() / 1000) + NOTICE_KEPT_SECONDS,
})
