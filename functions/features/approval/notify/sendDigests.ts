import type { Registry } from '@flou/shared/content/registry.ts'
import { isDecidable } from '@flou/shared/approval/workflow.ts'
import { approversOf } from '../request/approvers.ts'
import { summarizeChangeRequest, describeChangeRequest } from './changeRequestSummary.ts'
import { collectedIn, digestOf, newDigestItem, unchanged, type Digest, type Occasion } from './digest.ts'
import type { HooksByType } from '../../../core/operations/hooks/typeHooks.ts'
import { mailedLinks } from './mailedLinks.ts'
import { mailItem, type ApprovalMail } from './outbox.ts'
import { recipientsOf, type Recipient } from '../../accounts/index.ts'
import { changeRequestOf, type StoredChangeRequest } from '../request/changeRequestItems.ts'
import type { Table } from '../../../core/store/dynamo/table.ts'
import { ConditionFailed } from '../../../core/store/dynamo/transact.ts'
import { GSI1 } from '../../../core/store/keys.ts'
import { approvalKeys, approvalPartitions } from '../request/approvalKeys.ts'
import { countEach } from '../../../core/tasks/eachItem.ts'

const MAX_DIGESTS = 50

/** Each link needs an item of the mail's transaction. */
const MAX_LINKS = 50

interface DigestRequest {
  change: StoredChangeRequest
  occasion: Occasion
}

interface DigestContext {
  table: Table
  registry: Registry
  hooks: HooksByType
  now: Date
}

/** Sends collected approval digests. Returns the number of mails. */
export async function sendDigests(context: DigestContext): Promise<number> {
  const { table, now } = context
  const { items } = await table.query({
    IndexName: GSI1,
    KeyConditionExpression: 'gsi1pk = :digests AND gsi1sk <= :now',
    ExpressionAttributeValues: {
      ':digests': approvalPartitions.approvalDigests(),
      ':now': now.toISOString(),
    },
    Limit: MAX_DIGESTS,
  })
  return countEach(items, {
    act: ({ pk }) => sendDigest(context, Number(String(pk).split('#')[1])),
    describe: ({ pk }) => ({ event: 'digest not sent', digest: pk }),
  })
}

async function sendDigest(context: DigestContext, person: number): Promise<boolean> {
  const { table, now } = context
  const item = await table.get(approvalKeys.approvalDigest(person), { consistent: true })
  if (!item) return false
  const digest = digestOf(item)
  const [to] = await recipientsOf(table, [person])
  const changes = to ? await findStillWaiting(context, digest, person) : []
  try {
    if (!to || changes.length === 0) {
      await table.transact([{ Delete: { Key: approvalKeys.approvalDigest(person), ...unchanged(digest) } }])
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

async function findStillWaiting(
  { table }: DigestContext,
  digest: Digest,
  person: number,
): Promise<DigestRequest[]> {
  const collected = collectedIn(digest)
  const items = await table.getAll(
    collected.map(({ id }) => approvalKeys.changeRequest(id)),
    { consistent: true },
  )
  const pending = items.flatMap((item, index) => {
    const changeRequest = item && changeRequestOf(item)
    const entry = collected[index]
    const isWaiting =
      changeRequest && entry && isDecidable(changeRequest.status) && changeRequest.round === entry.round
    return isWaiting ? [{ change: changeRequest, occasion: entry.occasion }] : []
  })
  const approvers = pending.length > 0 ? await approversOf({ table }, { contributors: [] }) : []
  const isApprover = approvers.some(({ id }) => id === person)
  const mayDecide = pending.filter(
    ({ change: changeRequest }) => isApprover && !changeRequest.contributors.includes(person),
  )
  return [...new Map(mayDecide.map((entry) => [entry.change.id, entry])).values()]
}

async function digestMail(
  context: DigestContext,
  { to, changes, id }: { to: Recipient; changes: readonly DigestRequest[]; id: string },
): Promise<ApprovalMail> {
  const { now, registry } = context
  const [first] = changes
  if (first && changes.length === 1) {
    const { change: changeRequest, occasion } = first
    const [renderIn, linkFor] = [
      await describeChangeRequest(context, changeRequest),
      await mailedLinks(context, changeRequest),
    ]
    const token = await linkFor(to.id)
    const params = { change: { ...renderIn(to.language), ...(token !== undefined && { token }) } }
    const template = occasion === 'remind' ? 'approvalReminder' : 'approvalSubmitted'
    return { id, to, now, template, params }
  }
  const named: object[] = []
  for (const { change: changeRequest, occasion } of changes) {
    const linkFor = await mailedLinks(context, changeRequest)
    const token = named.length < MAX_LINKS ? await linkFor(to.id) : undefined
    named.push({
      ...summarizeChangeRequest(registry, changeRequest, to.language),
      isReminder: occasion === 'remind',
      ...(token !== undefined && { token }),
    })
  }
  return { id, to, now, template: 'approvalDigest', params: { changes: named } }
}
