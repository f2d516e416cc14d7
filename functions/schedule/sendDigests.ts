import type { Registry } from '@flou/shared/content/registry.ts'
import { WORKFLOW_STATUS } from '@flou/shared/workflow.ts'
import { approversOf } from '../operations/approvers.ts'
import { namedChange, shownChange } from '../operations/notices/changeSummary.ts'
import {
  digestOf,
  newDigestItem,
  submissionsIn,
  unchanged,
  type Digest,
} from '../operations/notices/digest.ts'
import { mailItem, type ApprovalMail } from '../operations/notices/outbox.ts'
import { recipientsOf, type Recipient } from '../operations/notices/recipients.ts'
import { changeOf, type StoredChange } from '../store/changes/changeItems.ts'
import type { Table } from '../store/dynamo/table.ts'
import { ConditionFailed } from '../store/dynamo/transact.ts'
import { GSI1, keys, partitions } from '../store/keys.ts'

/** What one minute sends at most; the rest is for the next one. */
const MAX_DIGESTS = 50

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
  let sent = 0
  for (const { pk } of items) sent += (await sendDigest(context, Number(String(pk).split('#')[1]))) ? 1 : 0
  return sent
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
async function stillWaiting(
  { table }: DigestContext,
  digest: Digest,
  person: number,
): Promise<StoredChange[]> {
  const submissions = submissionsIn(digest)
  const items = await table.getAll(
    submissions.map(({ id }) => keys.change(id)),
    { consistent: true },
  )
  const pending = items.flatMap((item, index) => {
    const change = item && changeOf(item)
    const isPending = change?.status === WORKFLOW_STATUS.pending && change.round === submissions[index]?.round
    return isPending ? [change] : []
  })
  const everybody = pending.length > 0 ? await approversOf({ table }, { contributors: [] }) : []
  const isApprover = everybody.some(({ id }) => id === person)
  return pending.filter(({ contributors }) => isApprover && !contributors.includes(person))
}

/** A single change is shown as if it had been sent at once. */
async function digestMail(
  context: DigestContext,
  { to, changes, id }: { to: Recipient; changes: readonly StoredChange[]; id: string },
): Promise<ApprovalMail> {
  const { now, registry } = context
  const [first] = changes
  if (first && changes.length === 1) {
    const shown = await shownChange(context, first)
    return { id, to, now, template: 'approvalSubmitted', params: { change: shown(to.language) } }
  }
  const named = changes.map((change) => namedChange(registry, change, to.language))
  return { id, to, now, template: 'approvalDigest', params: { changes: named } }
}
