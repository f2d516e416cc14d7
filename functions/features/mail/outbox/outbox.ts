import { ConditionalCheckFailedException } from '@aws-sdk/client-dynamodb'
import type { Item, Table } from '../../../core/store/dynamo/table.ts'
import type { TransactItem } from '../../../core/store/dynamo/transact.ts'
import { GSI1, type Key } from '../../../core/store/keys.ts'
import { mailKeys, mailPartitions } from './mailKeys.ts'
import { createHash } from 'node:crypto'

/** Longer than stream retention, so repeated records find the sent mail. */
export const RETENTION_SECONDS = 30 * 86_400

/** Lease in milliseconds, longer than any function timeout. */
const LEASE_MS = 2 * 60_000

export type ApprovalTemplate =
  | 'approvalSubmitted'
  | 'approvalReminder'
  | 'approvalDigest'
  | 'approvalDecided'
  | 'approvalAcknowledgement'
  | 'approvalComment'
  | 'approvalTakenOver'

export interface OutboxMail {
  /** Idempotency key per occasion and recipient. */
  id: string
  to: string
  template: string
  params: object
  language: string
  /** Time of the occasion; attempts end three days later. */
  created: string
  /** Waits until `created`. */
  isPlanned?: boolean
}

/** Adds a mail to the outbox in a transaction. Idempotent: an existing mail is unchanged. */
export function mailStep({ id, isPlanned, ...mail }: OutboxMail): TransactItem {
  const entries = Object.entries({
    ...mail,
    ...(isPlanned && { gsi1pk: mailPartitions.waitingMails(), gsi1sk: mail.created }),
    ttl: Math.floor(Date.parse(mail.created) / 1000) + RETENTION_SECONDS,
  })
  return {
    Update: {
      Key: mailKeys.mail(id),
      UpdateExpression: `SET ${entries.map(([name]) => `#${name} = if_not_exists(#${name}, :${name})`).join(', ')}`,
      ExpressionAttributeNames: Object.fromEntries(entries.map(([name]) => [`#${name}`, name])),
      ExpressionAttributeValues: Object.fromEntries(entries.map(([name, value]) => [`:${name}`, value])),
    },
  }
}

const NAMES = { '#sent': 'sent', '#failed': 'failed' } as const
const IS_OPEN = 'attribute_not_exists(#sent) AND attribute_not_exists(#failed)'

/**
 * Claims a mail for `LEASE_MS`; after a crash it is due again.
 * @returns undefined if sent, missing, scheduled later or claimed by another worker
 */
export async function claimMail(table: Table, { pk, sk }: Key, now: Date): Promise<Item | undefined> {
  try {
    return await table.update(
      { pk, sk },
      {
        UpdateExpression: 'SET gsi1pk = :waiting, gsi1sk = :until',
        ConditionExpression: `attribute_exists(pk) AND ${IS_OPEN} AND (attribute_not_exists(gsi1sk) OR gsi1sk <= :now)`,
        ExpressionAttributeNames: NAMES,
        ExpressionAttributeValues: {
          ':waiting': mailPartitions.waitingMails(),
          ':until': new Date(now.getTime() + LEASE_MS).toISOString(),
          ':now': now.toISOString(),
        },
        ReturnValues: 'ALL_NEW',
      },
    )
  } catch (error) {
    if (error instanceof ConditionalCheckFailedException) return undefined
    throw error
  }
}

/** Postpones a mail until the next attempt. @param reason name of the error */
export async function postponeMail(
  table: Table,
  { pk, sk }: Key,
  { until, reason }: { until: Date; reason: string },
): Promise<void> {
  await table.update(
    { pk, sk },
    {
      UpdateExpression: 'SET gsi1sk = :until, reason = :reason ADD attempts :one',
      ExpressionAttributeValues: { ':until': until.toISOString(), ':reason': reason, ':one': 1 },
    },
  )
}

/** Mails with account or approval links; their parameters are dropped after failure. */
const SECRET = /^(?:resetPassword|invitation|approval)/

export const canBeResent = (template: string): boolean => !SECRET.test(template)

export interface MailEnd {
  state: 'sent' | 'failed' | 'dropped'
  at: Date
  reason?: string
  messageId?: string
  shouldRetainParams?: boolean
}

/**
 * Completes a mail. Parameters are removed, because links may still work; resendable failed mails retain
 * them.
 */
export async function completeMail(table: Table, { pk, sk }: Key, end: MailEnd): Promise<void> {
  const { state, at, reason, messageId, shouldRetainParams = false } = end
  const time = at.toISOString()
  const isFailed = state === 'failed'
  const listed = 'gsi1pk = :failed, gsi1sk = :time'
  await table.update(
    { pk, sk },
    {
      UpdateExpression: `SET #mark = :value${shouldRetainParams ? '' : ', params = :none'}${messageId ? ', messageId = :id' : ''}${isFailed ? `, ${listed}` : ' REMOVE gsi1pk, gsi1sk'}`,
      ExpressionAttributeNames: { '#mark': isFailed ? 'failed' : 'sent' },
      ExpressionAttributeValues: {
        ':value': state === 'sent' ? time : `${time} ${reason ?? state}`,
        ...(!shouldRetainParams && { ':none': {} }),
        ...(messageId && { ':id': messageId }),
        ...(isFailed && { ':failed': mailPartitions.failedMails(), ':time': time }),
      },
    },
  )
}

const PAGE_SIZE = 50

export async function dueMails(table: Table, now: Date): Promise<Key[]> {
  const { items } = await table.query({
    IndexName: GSI1,
    KeyConditionExpression: 'gsi1pk = :waiting AND gsi1sk <= :now',
    ExpressionAttributeValues: { ':waiting': mailPartitions.waitingMails(), ':now': now.toISOString() },
    Limit: PAGE_SIZE,
  })
  return items.map(({ pk, sk }) => ({ pk: String(pk), sk: String(sk) }))
}

/** Returns a deterministic mail id, so that each occasion sends one mail. */
export const occasionId = (...values: readonly string[]): string =>
  createHash('sha256').update(values.join(' ')).digest('hex').slice(0, 32)
