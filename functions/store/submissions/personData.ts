import { createHash } from 'node:crypto'
import type { PersonRef } from '@flou/shared/account.ts'
import { SUBSCRIPTION, type ErasureReceipt } from '@flou/shared/submissions/personalData.ts'
import { submissionOf } from '@flou/shared/submissions/registry.ts'
import { dataRequest } from '@flou/shared/submissions/forms/dataRequest.ts'
import type { Item, Table } from '../dynamo/table.ts'
import type { TransactItem } from '../dynamo/transact.ts'
import { transactionsOf } from '../dynamo/transactionRoom.ts'
import { auditItem } from '../items/auditItem.ts'
import { GSI1, GSI2, keys } from '../keys.ts'
import { partitions } from '../partitions.ts'
import { newsletterItems } from '../newsletter/newsletterData.ts'
import { ulidBounds } from '../ulid.ts'
import { personOf, type WriteContext } from '../writeContext.ts'
import { wholeSubmissions } from './listSubmissions.ts'
import { newestFirst, type Entry } from './mergeShards.ts'
import { type StoredSubmission } from './submissionItems.ts'
import { keyedPersonHash, personHash } from '../personHash.ts'
import { mailKeysOf } from './submissionMails.ts'

/** Submissions that one call reads, exports or erases. */
const AT_A_TIME = 100

/** What an e-mail address has sent, newest first, as much as a call deals with. @param isWanted by form */
export async function sentBy(
  table: Table,
  { email, now }: { email: string; now: Date },
  isWanted: (form: string) => boolean = () => true,
): Promise<{ found: StoredSubmission[]; isPartial: boolean }> {
  const entries = newestFirst(table, {
    groups: [{ name: 'person', index: GSI2, partitions: [partitions.sentBy(personHash(email))] }],
    bounds: ulidBounds(new Date(0), now),
    chunk: AT_A_TIME + 1,
  })
  const found: Entry[] = []
  let isPartial = false
  for await (const entry of entries) {
    if (entry.row === undefined || !isWanted((JSON.parse(entry.row) as { form: string }).form)) continue
    isPartial = found.length === AT_A_TIME
    if (isPartial) break
    found.push(entry)
  }
  return { found: await wholeSubmissions(table, found), isPartial }
}

const hashOf = (text: string) => createHash('sha256').update(text).digest('base64url')

/** Everything of a submission: itself, who sent it, notes and changes of staff, who looked at it. */
async function keysOf(table: Table, id: string) {
  const { pk } = keys.submission(id)
  const found: { pk: string; sk: string }[] = []
  let ExclusiveStartKey: Item | undefined
  do {
    const page = await table.query({
      KeyConditionExpression: 'pk = :pk',
      ExpressionAttributeValues: { ':pk': pk },
      ProjectionExpression: 'pk, sk',
      ExclusiveStartKey,
    })
    found.push(...page.items.map((item) => ({ pk: String(item['pk']), sk: String(item['sk']) })))
    ExclusiveStartKey = page.lastKey
  } while (ExclusiveStartKey)
  return found
}

/** Notes in a receipt what is erased, by its hash. */
const erasedStep = (receipt: string, { form, data }: { form: string; data: string }): TransactItem => ({
  Update: {
    Key: keys.erasure(receipt),
    UpdateExpression: 'ADD erased :hash, #form :one',
    ExpressionAttributeNames: { '#form': `form.${form}` },
    ExpressionAttributeValues: { ':hash': new Set([hashOf(data)]), ':one': 1 },
  },
})

/** Removes items in as many transactions as they need; the end goes with the last of them. */
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

/** Deletes all of one, its mails too, and notes it in the receipt: with the item itself in the last transaction. */
async function eraseOne(table: Table, receipt: string, stored: StoredSubmission): Promise<void> {
  const form = submissionOf(stored.form)
  const { pk, sk } = keys.submission(stored.id)
  const further = (await keysOf(table, stored.id)).filter((key) => key.sk !== sk)
  const mails = form ? mailKeysOf(form, stored) : []
  const steps: TransactItem[] = [...further, ...mails].map((Key) => ({ Delete: { Key } }))
  const end = [
    { Delete: { Key: { pk, sk } } },
    erasedStep(receipt, { form: stored.form, data: JSON.stringify(stored) }),
  ]
  await removeBefore(table, steps, end)
}

/** Deletes what the newsletter keeps of somebody, and notes it in the receipt as one. @param secret of the links in mails */
async function eraseNewsletter(
  table: Table,
  { receipt, person, secret }: { receipt: string; person: string; secret: string },
): Promise<void> {
  const { items, keys: own } = await newsletterItems(table, person, secret)
  if (items.length === 0) return
  const steps: TransactItem[] = own.map((Key) => ({ Delete: { Key } }))
  await removeBefore(table, steps, [erasedStep(receipt, { form: SUBSCRIPTION, data: JSON.stringify(items) })])
}

function receiptOf(item: Item): ErasureReceipt {
  const { id, person, reason, by, requestedBy, begun, kept, isPartial, finished, hash } =
    item as unknown as ErasureReceipt // written below
  const counts = Object.entries(item).flatMap(([name, count]) =>
    name.startsWith('form.') ? [[name.slice('form.'.length), Number(count)] as const] : [],
  )
  return {
    id,
    person,
    reason,
    by,
    ...(requestedBy && { requestedBy }),
    begun,
    kept,
    isPartial,
    counts: Object.fromEntries(counts),
    ...(finished !== undefined && { finished, hash: hash ?? '' }),
  }
}

/** Requests about personal data are the register of what people asked for: they stay until their retention ends. */
const isErased = (form: string) => form !== dataRequest.key

/** Stores the receipt, with its entry in the audit log, before anything is deleted. @returns its id */
async function openReceipt(
  context: WriteContext,
  facts: Pick<ErasureReceipt, 'person' | 'reason' | 'requestedBy' | 'kept' | 'isPartial'>,
): Promise<string> {
  const { table, now, by, newId } = context
  const id = newId()
  const receipt = { id, ...facts, by: personOf(by), begun: now.toISOString() }
  const audit = auditItem(context, {
    entity: 'personalData',
    entityId: 0,
    actionType: 'delete',
    subject: { en: `personal data (receipt ${id})`, id: `data pribadi (tanda terima ${id})` },
    data: { receipt: id, person: facts.person, reason: facts.reason },
  })
  await table.transact([
    { Put: { Item: { ...keys.erasure(id), ...receipt, gsi1pk: partitions.erasures(), gsi1sk: id } } },
    { Put: { Item: audit } },
  ])
  return id
}

/**
 * Erases what is kept of an e-mail address: submissions with notes, changes and mails, the subscription of the newsletter with its
 * consents and links; the audit log names nobody who sent anything. That an address gets no mail stays: its owner wanted that. The
 * receipt is there before the first deletion, and each deletion is noted in it in its own transaction, so that none is without proof.
 * @returns the receipt; `isPartial` where another call has to go on
 */
export async function erasePerson(
  context: WriteContext,
  {
    email,
    reason,
    secret,
    requestedBy: { id: asker, name },
  }: { email: string; reason: string; secret: string; requestedBy: PersonRef },
): Promise<ErasureReceipt> {
  const { table, now } = context
  const person = personHash(email)
  const { found, isPartial } = await sentBy(table, { email, now }, isErased)
  const { found: kept } = await sentBy(table, { email, now }, (form) => !isErased(form))
  const facts = {
    person: keyedPersonHash(email, secret),
    reason,
    requestedBy: { id: asker, name },
    kept: kept.length,
    isPartial,
  }
  const id = await openReceipt(context, facts)
  const key = keys.erasure(id)
  for (const stored of found) await eraseOne(table, id, stored)
  await eraseNewsletter(table, { receipt: id, person, secret })
  const item = await table.get(key, { consistent: true })
  const hashes = [...((item?.['erased'] as Set<string> | undefined) ?? [])].toSorted() // written above
  const finished = await table.update(key, {
    UpdateExpression: 'SET finished = :now, #hash = :hash',
    ExpressionAttributeNames: { '#hash': 'hash' },
    ExpressionAttributeValues: { ':now': now.toISOString(), ':hash': hashOf(hashes.join('\n')) },
    ReturnValues: 'ALL_NEW',
  })
  return receiptOf(finished ?? {})
}

const SHOWN_RECEIPTS = 200

/** The newest receipts. */
export async function erasureReceipts(table: Table): Promise<ErasureReceipt[]> {
  const { items } = await table.query({
    IndexName: GSI1,
    KeyConditionExpression: 'gsi1pk = :pk',
    ExpressionAttributeValues: { ':pk': partitions.erasures() },
    ScanIndexForward: false,
    Limit: SHOWN_RECEIPTS,
  })
  const whole = await table.getAll(items.map(({ pk, sk }) => ({ pk: String(pk), sk: String(sk) })))
  return whole.flatMap((item) => (item ? [receiptOf(item)] : []))
}
