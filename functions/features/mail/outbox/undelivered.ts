import { ConditionalCheckFailedException } from '@aws-sdk/client-dynamodb'
import type { FailedMail } from '@flou/shared/forms/newsletter.ts'
import type { DeliveryState } from '@flou/shared/inbox/inbox.ts'
import { isLanguage } from '@flou/shared/locale.ts'
import { AppError } from '../../../core/errors.ts'
import type { Table } from '../../../core/store/dynamo/table.ts'
import { ConditionFailed, type TransactItem } from '../../../core/store/dynamo/transact.ts'
import { GSI1, type Key } from '../../../core/store/keys.ts'
import { mailKeys, mailPartitions, type MailItem } from './mailKeys.ts'
import { cursorAfter, startKey } from '../../../core/store/read/list/cursor.ts'
import { canBeResent, RETENTION_SECONDS } from './outbox.ts'
import { personHash } from '../../../core/store/personHash.ts'
import type { Suppression } from './suppression.ts'

const PER_PAGE = 50

async function pageOf(table: Table, partition: string, cursor: string | undefined) {
  const { items, lastKey } = await table.query<Key & { row?: string }>({
    IndexName: GSI1,
    KeyConditionExpression: 'gsi1pk = :pk',
    ExpressionAttributeValues: { ':pk': partition },
    ScanIndexForward: false,
    Limit: PER_PAGE,
    ExclusiveStartKey: startKey(cursor, partition, { hash: 'gsi1pk', sort: 'gsi1sk' }),
  })
  return { items, ...(lastKey && { cursor: cursorAfter(lastKey, partition, 'gsi1sk') }) }
}

export async function listSuppressions(
  table: Table,
  cursor?: string,
): Promise<{ rows: (Suppression & { id: string })[]; cursor?: string }> {
  const { items, ...next } = await pageOf(table, mailPartitions.suppressions(), cursor)
  const rows = items.map(({ row }) => {
    const one = JSON.parse(row ?? '') as Suppression
    return { id: personHash(one.email), ...one }
  })
  return { rows, ...next }
}

/** Removes the suppression together with `audit`. The subscription stays ended. Throws `not_found`. */
export async function liftSuppression(
  table: Table,
  { id, audit }: { id: string; audit: TransactItem },
): Promise<void> {
  try {
    await table.transact([
      { Delete: { Key: mailKeys.suppression(id), ConditionExpression: 'attribute_exists(pk)' } },
      audit,
    ])
  } catch (error) {
    if (error instanceof ConditionFailed) throw new AppError('not_found', { cause: error })
    throw error
  }
}

function failedMail({ pk, to, template, language, failed = '' }: Key & MailItem): FailedMail {
  const [at = '', ...reason] = failed.split(' ')
  return {
    id: pk.slice(pk.indexOf('#') + 1),
    to,
    template,
    language: isLanguage(language) ? language : 'en',
    at,
    reason: reason.join(' '),
    canBeSentAgain: canBeResent(template),
  }
}

export async function listFailedMails(
  table: Table,
  cursor?: string,
): Promise<{ rows: FailedMail[]; cursor?: string }> {
  const { items, ...next } = await pageOf(table, mailPartitions.failedMails(), cursor)
  const whole = await table.getAll(items.map(({ pk, sk }): Key<Key & MailItem> => ({ pk, sk })))
  return { rows: whole.flatMap((item) => (item?.failed ? [failedMail(item)] : [])), ...next }
}

function deliveryOf({ sent, failed }: MailItem): DeliveryState {
  if (failed !== undefined) return 'failed'
  if (sent === undefined) return 'waiting'
  return sent.includes(' ') ? 'undelivered' : 'sent'
}

/** Returns the state of each mail, undefined if the outbox no longer has it. */
export async function deliveriesOf(
  table: Table,
  ids: readonly string[],
): Promise<(DeliveryState | undefined)[]> {
  const items = await table.getAll(
    ids.map((id) => mailKeys.mail(id)),
    { consistent: true },
  )
  return items.map((item) => item && deliveryOf(item))
}

/**
 * Queues a failed mail again; the schedule sends it within a minute. Throws `not_found` if it cannot be
 * resent or is already queued.
 */
export async function sendFailedMail(table: Table, id: string, now: Date): Promise<void> {
  const key = mailKeys.mail(id)
  const item = await table.get(key, { consistent: true })
  if (!item?.failed || !canBeResent(item.template)) throw new AppError('not_found')
  const time = now.toISOString()
  try {
    await table.update(key, {
      UpdateExpression:
        'SET gsi1pk = :waiting, gsi1sk = :now, created = :now, #ttl = :ttl REMOVE #failed, attempts, reason',
      ConditionExpression: 'attribute_exists(#failed)',
      ExpressionAttributeNames: { '#failed': 'failed', '#ttl': 'ttl' },
      ExpressionAttributeValues: {
        ':waiting': mailPartitions.waitingMails(),
        ':now': time,
        ':ttl': Math.floor(now.getTime() / 1000) + RETENTION_SECONDS,
      },
    })
  } catch (error) {
    if (error instanceof ConditionalCheckFailedException) throw new AppError('not_found', { cause: error })
    throw error
  }
}
