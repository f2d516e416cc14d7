import type { Registry } from '@flou/shared/content/registry.ts'
import { isDecidable } from '@flou/shared/workflow.ts'
import { approversOf } from '../operations/approvers.ts'
import { namedChange, shownChange } from '../operations/notices/changeSummary.ts'
import {
  collectedIn,
  digestOf,
  newDigestItem,
  unchanged,
  type Digest,
  type Occasion,
} from '../operations/notices/digest.ts'
import { mailedLinks } from '../operations/notices/mailedLinks.ts'
import { mailItem, type ApprovalMail } from '../operations/notices/outbox.ts'
import { recipientsOf, type Recipient } from '../operations/notices/recipients.ts'
import { changeOf, type StoredChange } from '../store/changes/changeItems.ts'
import type { Table } from '../store/dynamo/table.ts'
import { ConditionFailed } from '../store/dynamo/transact.ts'
import { GSI1, keys } from '../store/keys.ts'
import { partitions } from '../store/partitions.ts'
import { countEach } from './eachItem.ts'

/** What one minute sends at most; the rest is for the next one. */
const MAX_DIGESTS = 50

/** Changes of one mail that it has links to decide of; each is an item of its transaction. */
const MAX_LINKS = 50

/** A change, and why somebody is told of it. */
interface ToldChange {
  change: StoredChange
  occasion: Occasion
}

interface DigestContext {
  table: Table
  registry: Registry
  now: Date
}

/** Sends approvers in one mail what was submitted in the minutes after their last one. Returns the number of mails. */
export async function sendDigests(context: DigestContext): Promise<number> {
  const { table, now } = context
  const { items } = await table.query({
    IndexName: GSI1,
    KeyConditionExpression: 'gsi1pk = :digests AND gsi1sk <= :now',
    ExpressionAttributeValues: { ':digests': partitions.approvalDigests(), ':now': now.toISOString() },
    Limit: MAX_DIGESTS,
  })
  return countEach(items, {
    act: ({ pk }) => sendDigest(context, Number(String(pk).split('#')[1])),
    describe: ({ pk }) => ({ event: 'digest not sent', digest: pk }),
  })
}

/** False where nothing of it waits for the person any more, or another minute has sent it. */
async function sendDigest(context: DigestContext, person: number): Promise<boolean> {
  const { table, now } = context
  const item = await table.get(keys.approvalDigest(person), { consistent: true })
  if (!item) return false
  const digest = digestOf(item)
  const [to] = await recipientsOf(table, [person])
  const changes = to ? await stillWaiting(context, digest, person) : []
  try {
    if (!to || changes.length === 0) {
      await table.transact([{ Delete: { Key: keys.approvalDigest(person), ...unchanged(digest) } }])
      return false
    }
    const mail = await digestMail(context, { to, changes, id: `digest-${person}-${digest.until}` })
    await table.transact([
      { Put: { Item: mailItem(mail) } },
      { Put: { Item: newDigestItem(person, now), ...unchanged(digest) } },
    ])
    return true
  } catch (error) {
    if (error instanceof ConditionFailed) return false
    throw error
  }
}

/** Changes of a digest that this person may still decide about. */
async function stillWaiting({ table }: DigestContext, digest: Digest, person: number): Promise<ToldChange[]> {
  const collected = collectedIn(digest)
  const items = await table.getAll(
    collected.map(({ id }) => keys.change(id)),
    { consistent: true },
  )
  const pending = items.flatMap((item, index) => {
    const change = item && changeOf(item)
    const told = collected[index]
    const isWaiting = change && told && isDecidable(change.status) && change.round === told.round
    return isWaiting ? [{ change, occasion: told.occasion }] : []
  })
  const everybody = pending.length > 0 ? await approversOf({ table }, { contributors: [] }) : []
  const isApprover = everybody.some(({ id }) => id === person)
  const mayDecide = pending.filter(({ change }) => isApprover && !change.contributors.includes(person))
  // who is told of a change for the first time needs no reminder of it
  return [...new Map(mayDecide.map((told) => [told.change.id, told])).values()]
}

/** A single change is shown as if it had been sent at once. */
async function digestMail(
  context: DigestContext,
  { to, changes, id }: { to: Recipient; changes: readonly ToldChange[]; id: string },
): Promise<ApprovalMail> {
  const { now, registry } = context
  const [first] = changes
  if (first && changes.length === 1) {
    const { change, occasion } = first
    const [shown, linkFor] = [await shownChange(context, change), await mailedLinks(context, change)]
    const token = linkFor(to.id)
    const params = { change: { ...shown(to.language), ...(token !== undefined && { token }) } }
    const template = occasion === 'remind' ? 'approvalReminder' : 'approvalSubmitted'
    return { id, to, now, template, params }
  }
  const named: object[] = []
  for (const { change, occasion } of changes) {
    const token = named.length < MAX_LINKS ? (await mailedLinks(context, change))(to.id) : undefined
    named.push({
      ...namedChange(registry, change, to.language),
      isReminder: occasion === 'remind',
      ...(token !== undefined && { token }),
    })
  }
  return { id, to, now, template: 'approvalDigest', params: { changes: named } }
}
