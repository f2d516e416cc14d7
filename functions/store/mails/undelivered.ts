import { ConditionalCheckFailedException } from '@aws-sdk/client-dynamodb'
import type { FailedMail } from '@flou/shared/newsletter.ts'
import { isLanguage } from '@flou/shared/locale.ts'
import { AppError } from '../../appError.ts'
import type { Item, Table } from '../dynamo/table.ts'
import { ConditionFailed, type TransactItem } from '../dynamo/transact.ts'
import { GSI1, keys } from '../keys.ts'
import { partitions } from '../partitions.ts'
import { cursorAfter, startKey } from '../read/list/cursor.ts'
import { isKeptForResending, KEPT_SECONDS } from './outbox.ts'
import { personHash } from '../personHash.ts'
import type { Suppression } from './suppression.ts'

const PER_PAGE = 50

async function pageOf(table: Table, partition: string, cursor: string | undefined) {
  const { items, lastKey } = await table.query({
    IndexName: GSI1,
    KeyConditionExpression: 'gsi1pk = :pk',
    ExpressionAttributeValues: { ':pk': partition },
    ScanIndexForward: false,
    Limit: PER_PAGE,
    ExclusiveStartKey: startKey(cursor, partition, { hash: 'gsi1pk', sort: 'gsi1sk' }),
  })
  return { items, ...(lastKey && { cursor: cursorAfter(lastKey, partition, 'gsi1sk') }) }
}

/** Addresses that get no mail, the latest first. Throws `bad_request` for a cursor of another list. */
export async function listSuppressions(
  table: Table,
  cursor?: string,
): Promise<{ rows: (Suppression & { id: string })[]; cursor?: string }> {
  const { items, ...next } = await pageOf(table, partitions.suppressions(), cursor)
  const rows = items.map(({ row }) => {
    const one = JSON.parse(String(row)) as Suppression // written by `suppressionItem`
    return { id: personHash(one.email), ...one }
  })
  return { rows, ...next }
}

/**
 * Lets an address get mail again, together with `audit`. Its subscription stays ended: only its owner takes it up again. Throws
 * `not_found` for an address that is not suppressed.
 */
export async function liftSuppression(
  table: Table,
  { id, audit }: { id: string; audit: TransactItem },
): Promise<void> {
  try {
    await table.transact([
      { Delete: { Key: keys.suppression(id), ConditionExpression: 'attribute_exists(pk)' } },
      audit,
    ])
  } catch (error) {
    if (error instanceof ConditionFailed) throw new AppError('not_found', { cause: error })
    throw error
  }
}

function failedMail(item: Item): FailedMail {
  const { pk, to, template, language, failed } = item
  const [at = '', ...reason] = String(failed).split(' ') // written by `endMail`
  return {
    id: String(pk).slice(String(pk).indexOf('#') + 1),
    to: String(to),
    template: String(template),
    language: isLanguage(language) ? language : 'en',
    at,
    reason: reason.join(' '),
    canBeSentAgain: isKeptForResending(String(template)),
  }
}

/** Mails that nobody got, the latest first, until they expire. Throws `bad_request` for a cursor of another list. */
export async function listFailedMails(
  table: Table,
  cursor?: string,
): Promise<{ rows: FailedMail[]; cursor?: string }> {
  const { items, ...next } = await pageOf(table, partitions.failedMails(), cursor)
  const whole = await table.getAll(items.map(({ pk, sk }) => ({ pk: String(pk), sk: String(sk) })))
  return { rows: whole.flatMap((item) => (item?.['failed'] ? [failedMail(item)] : [])), ...next }
}

/**
 * Puts a failed mail back among those that wait: the schedule sends it within a minute. Throws `not_found` for a mail that has not
 * failed, or whose link is not kept. Called twice it is sent once.
 */
export async function sendFailedMail(table: Table, id: string, now: Date): Promise<void> {
  const key = keys.mail(id)
  const item = await table.get(key, { consistent: true })
  if (!item?.['failed'] || !isKeptForResending(String(item['template']))) throw new AppError('not_found')
  const time = now.toISOString()
  try {
    await table.update(key, {
      UpdateExpression:
        'SET gsi1pk = :waiting, gsi1sk = :now, created = :now, #ttl = :ttl REMOVE #failed, attempts, reason',
      ConditionExpression: 'attribute_exists(#failed)',
      ExpressionAttributeNames: { '#failed': 'failed', '#ttl': 'ttl' },
      ExpressionAttributeValues: {
        ':waiting': partitions.waitingMails(),
        ':now': time,
        ':ttl': Math.floor(now.getTime() / 1000) + KEPT_SECONDS,
      },
    })
  } catch (error) {
    if (error instanceof ConditionalCheckFailedException) throw new AppError('not_found', { cause: error })
    throw error
  }
}
