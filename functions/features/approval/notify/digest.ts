import { AppError } from '../../../core/errors.ts'
import type { Table } from '../../../core/store/dynamo/table.ts'
import { ConditionFailed, type TransactItem } from '../../../core/store/dynamo/transact.ts'
import { approvalKeys, approvalPartitions, type DigestItem } from '../request/approvalKeys.ts'
import { mailItem, type ApprovalMail } from './outbox.ts'

/** Window in which further requests are collected after a mail to an approver. */
const DIGEST_MS = 10 * 60_000
const REMINDER_MS = 60_000
const RETENTION_SECONDS = 86_400
const MAX_ATTEMPTS = 5

export type Occasion = 'submitted' | 'remind'

interface DigestEntry {
  id: string
  round: number
  occasion: Occasion
}

const entryOf = ({ id, round, occasion }: DigestEntry) => `${id}#${round}#${occasion}`

export interface Digest {
  until: string
  waiting: ReadonlySet<string>
}

export const digestOf = ({ until, waiting = new Set() }: DigestItem): Digest => ({ until, waiting })

export const collectedIn = ({ waiting }: Digest): DigestEntry[] =>
  [...waiting].map((entry) => {
    const [id = '', round, occasion] = entry.split('#')
    return { id, round: Number(round), occasion: occasion === 'remind' ? occasion : 'submitted' }
  })

export function newDigestItem(person: number, now: Date) {
  const until = new Date(now.getTime() + DIGEST_MS)
  return {
    ...approvalKeys.approvalDigest(person),
    until: until.toISOString(),
    ttl: Math.ceil(until.getTime() / 1000) + RETENTION_SECONDS,
  }
}

/**
 * Notifies now, or adds to a digest if notified within 10 minutes; reminders always use the digest.
 * Idempotent.
 */
export async function notifyApprover(
  table: Table,
  notification: DigestEntry,
  mail: ApprovalMail,
): Promise<void> {
  for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt += 1) {
    const item = await table.get(approvalKeys.approvalDigest(mail.to.id), { consistent: true })
    try {
      await table.transact(transactItemsOf(item && digestOf(item), notification, mail))
      return
    } catch (error) {
      if (!(error instanceof ConditionFailed)) throw error
      if (error.failures.some(({ index }) => index === 0)) return
    }
  }
  throw new AppError('unavailable')
}

/** The mail is first: its failed condition means that the approver was already notified. */
function transactItemsOf(
  digest: Digest | undefined,
  notification: DigestEntry,
  mail: ApprovalMail,
): TransactItem[] {
  const { now, to } = mail
  const ConditionExpression = 'attribute_not_exists(pk)'
  const isCollecting = digest && (digest.waiting.size > 0 || digest.until > now.toISOString())
  if (!isCollecting && notification.occasion === 'submitted')
    return [
      { Put: { Item: mailItem(mail), ConditionExpression } },
      { Put: { Item: newDigestItem(to.id, now), ...unchanged(digest) } },
    ]
  const { params: _, ...collected } = mailItem(mail)
  const recorded = { Put: { Item: { ...collected, sent: 'collected' }, ConditionExpression } }
  return [
    recorded,
    isCollecting ? addEntry(digest, notification, to.id) : startDigest(digest, notification, mail),
  ]
}

const addEntry = ({ until }: Digest, notification: DigestEntry, person: number): TransactItem => ({
  Update: {
    Key: approvalKeys.approvalDigest(person),
    UpdateExpression: 'ADD waiting :entry SET gsi1pk = :digests, gsi1sk = :until REMOVE #ttl',
    ConditionExpression: '#until = :until',
    ExpressionAttributeNames: { '#until': 'until', '#ttl': 'ttl' },
    ExpressionAttributeValues: {
      ':entry': new Set([entryOf(notification)]),
      ':digests': approvalPartitions.approvalDigests(),
      ':until': until,
    },
  },
})

function startDigest(
  digest: Digest | undefined,
  notification: DigestEntry,
  { to, now }: ApprovalMail,
): TransactItem {
  const until = new Date(now.getTime() + REMINDER_MS).toISOString()
  const Item = {
    ...approvalKeys.approvalDigest(to.id),
    until,
    waiting: new Set([entryOf(notification)]),
    gsi1pk: approvalPartitions.approvalDigests(),
    gsi1sk: until,
  }
  return { Put: { Item, ...unchanged(digest) } }
}

/** Returns the optimistic-lock condition of a digest. */
export function unchanged(digest: Digest | undefined) {
  if (!digest) return { ConditionExpression: 'attribute_not_exists(pk)' }
  const isEmpty = digest.waiting.size === 0
  return {
    ConditionExpression: `#until = :until AND ${isEmpty ? 'attribute_not_exists(waiting)' : 'waiting = :waiting'}`,
    ExpressionAttributeNames: { '#until': 'until' },
    ExpressionAttributeValues: { ':until': digest.until, ...(!isEmpty && { ':waiting': digest.waiting }) },
  }
}
