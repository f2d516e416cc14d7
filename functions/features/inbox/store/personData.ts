import { createHash } from 'node:crypto'
import type { PersonRef } from '@flou/shared/accounts/account.ts'
import { SUBSCRIPTION, type ErasureReport } from '@flou/shared/inbox/personalData.ts'
import { formDeclarationOf } from '@flou/shared/forms/registry.ts'
import { dataRequest } from '@flou/shared/forms/forms/dataRequest.ts'
import type { Item, Table } from '../../../core/store/dynamo/table.ts'
import type { TransactItem } from '../../../core/store/dynamo/transact.ts'
import { transactionsOf } from '../../../core/store/dynamo/transactionRoom.ts'
import { AppError } from '../../../core/errors.ts'
import { GSI2, type Key } from '../../../core/store/keys.ts'
import { eventsOf, formKeys, formPartitions, type StoredSubmission, mailKeysOf } from '../../forms/index.ts'
import { mailKeys } from '../../mail/index.ts'
import { inboxKeys } from './inboxKeys.ts'
import { newsletterItems } from './newsletterData.ts'
import { ulidBounds } from '../../../core/store/ulid.ts'
import type { WriteContext } from '../../../core/store/writeContext.ts'
import { wholeSubmissions } from './list/listSubmissions.ts'
import { mergeGroups, type Entry } from './list/mergeShards.ts'
import { keyedPersonHash, personHash } from '../../../core/store/personHash.ts'
import { reportOf, createReport } from './erasureReports.ts'

const MAX_PER_CALL = 100

export async function sentBy(
  table: Table,
  { email, now }: { email: string; now: Date },
  isIncluded: (form: string) => boolean = () => true,
): Promise<{ found: StoredSubmission[]; isPartial: boolean }> {
  const entries = mergeGroups(table, {
    groups: [{ name: 'person', index: GSI2, partitions: [formPartitions.sentBy(personHash(email))] }],
    bounds: ulidBounds(new Date(0), now),
    chunk: MAX_PER_CALL + 1,
  })
  const found: Entry[] = []
  let isPartial = false
  for await (const entry of entries) {
    if (entry.row === undefined || !isIncluded((JSON.parse(entry.row) as { form: string }).form)) continue
    isPartial = found.length === MAX_PER_CALL
    if (isPartial) break
    found.push(entry)
  }
  return { found: await wholeSubmissions(table, found), isPartial }
}

const hashOf = (text: string) => createHash('sha256').update(text).digest('base64url')

async function keysOf(table: Table, id: string) {
  const { pk } = formKeys.submission(id)
  const found: { pk: string; sk: string }[] = []
  let ExclusiveStartKey: Item | undefined
  do {
    const page = await table.query<Key>({
      KeyConditionExpression: 'pk = :pk',
      ExpressionAttributeValues: { ':pk': pk },
      ProjectionExpression: 'pk, sk',
      ExclusiveStartKey,
    })
    found.push(...page.items.map(({ pk: own, sk }) => ({ pk: own, sk })))
    ExclusiveStartKey = page.lastKey
  } while (ExclusiveStartKey)
  return found
}

const recordErasureStep = (
  reportId: string,
  { form, data }: { form: string; data: string },
): TransactItem => ({
  Update: {
    Key: inboxKeys.erasure(reportId),
    UpdateExpression: 'ADD erased :hash, #form :one',
    ExpressionAttributeNames: { '#form': `form.${form}` },
    ExpressionAttributeValues: { ':hash': new Set([hashOf(data)]), ':one': 1 },
  },
})

/** Deletes items in several transactions; `end` joins the last one. */
async function removeBefore(
  table: Table,
  steps: readonly TransactItem[],
  end: readonly TransactItem[],
): Promise<void> {
  const transactions = transactionsOf(steps, end.length)
  const last = transactions.pop() ?? []
  for (const transaction of transactions) await table.transact(transaction)
  await table.transact([...last, ...end])
}

async function eraseOne(table: Table, reportId: string, stored: StoredSubmission): Promise<void> {
  const form = formDeclarationOf(stored.form)
  const { pk, sk } = formKeys.submission(stored.id)
  const relatedKeys = (await keysOf(table, stored.id)).filter((key) => key.sk !== sk)
  const replies = (await eventsOf(table, stored.id)).flatMap(({ reply }) => reply?.mail ?? [])
  const mails = [...(form ? mailKeysOf(form, stored) : []), ...replies.map((id) => mailKeys.mail(id))]
  const steps: TransactItem[] = [...relatedKeys, ...mails].map((Key) => ({ Delete: { Key } }))
  const end = [
    { Delete: { Key: { pk, sk } } },
    recordErasureStep(reportId, { form: stored.form, data: JSON.stringify(stored) }),
  ]
  await removeBefore(table, steps, end)
}

async function eraseNewsletter(
  table: Table,
  { reportId, person, secret }: { reportId: string; person: string; secret: string },
): Promise<void> {
  const { items, keys: own } = await newsletterItems(table, person, secret)
  if (items.length === 0) return
  const steps: TransactItem[] = own.map((Key) => ({ Delete: { Key } }))
  await removeBefore(table, steps, [
    recordErasureStep(reportId, { form: SUBSCRIPTION, data: JSON.stringify(items) }),
  ])
}

/** Personal data requests stay as evidence until their retention ends. */
const isErased = (form: string) => form !== dataRequest.key

/**
 * Erases submissions and newsletter data of an email; the suppression remains. The report exists before the
 * first deletion, and each deletion updates it atomically.
 * @returns the report; `isPartial` requires another call
 */
export async function erasePerson(
  context: WriteContext,
  {
    email,
    reason,
    secret,
    requestedBy: { id: requesterId, name },
  }: { email: string; reason: string; secret: string; requestedBy: PersonRef },
): Promise<ErasureReport> {
  const { table, now } = context
  const person = personHash(email)
  const { found, isPartial } = await sentBy(table, { email, now }, isErased)
  const { found: retained } = await sentBy(table, { email, now }, (form) => !isErased(form))
  const facts = {
    person: keyedPersonHash(email, secret),
    reason,
    requestedBy: { id: requesterId, name },
    retained: retained.length,
    isPartial,
  }
  const id = await createReport(context, facts)
  const key = inboxKeys.erasure(id)
  for (const stored of found) await eraseOne(table, id, stored)
  await eraseNewsletter(table, { reportId: id, person, secret })
  const item = await table.get(key, { consistent: true })
  const hashes = [...(item?.erased ?? [])].toSorted()
  const finished = await table.update(key, {
    UpdateExpression: 'SET finished = :now, #hash = :hash',
    ExpressionAttributeNames: { '#hash': 'hash' },
    ExpressionAttributeValues: { ':now': now.toISOString(), ':hash': hashOf(hashes.join('\n')) },
    ReturnValues: 'ALL_NEW',
  })
  if (!finished) throw new AppError('internal')
  return reportOf(finished)
}
