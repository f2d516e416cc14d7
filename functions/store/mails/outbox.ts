import { ConditionalCheckFailedException } from '@aws-sdk/client-dynamodb'
import type { Item, Table } from '../dynamo/table.ts'
import type { TransactItem } from '../dynamo/transact.ts'
import { GSI1, keys, type Key } from '../keys.ts'
import { partitions } from '../partitions.ts'

/** Longer than a stream record lives: a repeated record must find what was sent before. */
export const KEPT_SECONDS = 30 * 86_400

/** How long whoever takes up a mail has to send it, in milliseconds; then it is taken up again. Longer than any function runs. */
export const LEASE_MS = 2 * 60_000

/** A mail that waits to be sent. */
export interface OutboxMail {
  /** The same for the same occasion and person: nobody gets it twice. */
  id: string
  to: string
  /** Names what it says (dispatch/mailTemplates.ts). */
  template: string
  params: object
  language: string
  created: string
}

/**
 * Puts a mail into the outbox, as a step of a transaction. A mail that is there already stays as it is, sent or not, and the
 * transaction goes through.
 */
export function mailStep({ id, ...mail }: OutboxMail): TransactItem {
  const entries = Object.entries({
    ...mail,
    ttl: Math.floor(Date.parse(mail.created) / 1000) + KEPT_SECONDS,
  })
  return {
    Update: {
      Key: keys.mail(id),
      UpdateExpression: `SET ${entries.map(([name]) => `#${name} = if_not_exists(#${name}, :${name})`).join(', ')}`,
      ExpressionAttributeNames: Object.fromEntries(entries.map(([name]) => [`#${name}`, name])),
      ExpressionAttributeValues: Object.fromEntries(entries.map(([name, value]) => [`:${name}`, value])),
    },
  }
}

const NAMES = { '#sent': 'sent', '#failed': 'failed' } as const
const IS_OPEN = 'attribute_not_exists(#sent) AND attribute_not_exists(#failed)'

/**
 * Takes a mail up: nobody else does for `LEASE_MS`, and where this program dies, the mail is due again afterwards.
 * @returns the mail; undefined where it has been dealt with, is gone, waits for its next attempt, or somebody else has it
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
          ':waiting': partitions.waitingMails(),
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

/** Puts a mail aside until its next attempt. @param reason name of what failed */
export async function parkMail(
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

/** Mails with links that act for an account or an approver: their parameters do not outlive a failed sending. */
const SECRET = /^(?:resetPassword|approval)/

/** Whether a failed mail of a template keeps its parameters, so that staff can have it sent again. */
export const isKeptForResending = (template: string): boolean => !SECRET.test(template)

/** How dealing with a mail has ended. `dropped`: nobody is to get it any more. */
export interface MailEnd {
  state: 'sent' | 'failed' | 'dropped'
  at: Date
  reason?: string
  /** SES's name of it, by which a bounce is told apart. */
  messageId?: string
  /** Of a failed mail that staff may have sent again. */
  keepsParams?: boolean
}

/**
 * Marks a mail as dealt with. Its parameters go: a link that may still work must not outlive its sending. Failed ones are listed until
 * they expire, and keep their parameters where they can be sent again.
 */
export async function endMail(table: Table, { pk, sk }: Key, end: MailEnd): Promise<void> {
  const { state, at, reason, messageId, keepsParams = false } = end
  const time = at.toISOString()
  const isFailed = state === 'failed'
  const listed = 'gsi1pk = :failed, gsi1sk = :time'
  await table.update(
    { pk, sk },
    {
      UpdateExpression: `SET #mark = :value${keepsParams ? '' : ', params = :none'}${messageId ? ', messageId = :id' : ''}${isFailed ? `, ${listed}` : ' REMOVE gsi1pk, gsi1sk'}`,
      ExpressionAttributeNames: { '#mark': isFailed ? 'failed' : 'sent' },
      ExpressionAttributeValues: {
        ':value': state === 'sent' ? time : `${time} ${reason ?? state}`,
        ...(!keepsParams && { ':none': {} }),
        ...(messageId && { ':id': messageId }),
        ...(isFailed && { ':failed': partitions.failedMails(), ':time': time }),
      },
    },
  )
}

const AT_A_TIME = 50

/** Keys of mails whose next attempt is due, the longest due first. */
export async function dueMails(table: Table, now: Date): Promise<Key[]> {
  const { items } = await table.query({
    IndexName: GSI1,
    KeyConditionExpression: 'gsi1pk = :waiting AND gsi1sk <= :now',
    ExpressionAttributeValues: { ':waiting': partitions.waitingMails(), ':now': now.toISOString() },
    Limit: AT_A_TIME,
  })
  return items.map(({ pk, sk }) => ({ pk: String(pk), sk: String(sk) }))
}
