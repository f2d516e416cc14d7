import { AppError } from '../../appError.ts'
import type { Item, Table } from '../../store/dynamo/table.ts'
import { ConditionFailed, type TransactItem } from '../../store/dynamo/transact.ts'
import { keys } from '../../store/keys.ts'
import { partitions } from '../../store/partitions.ts'
import { mailItem, type ApprovalMail } from './outbox.ts'

/** After a mail to an approver, submissions are collected for so long. */
export const DIGEST_MS = 10 * 60_000
/** So long the stream takes to bring all reminders of one run of the clock. */
const RUN_MS = 60_000
/** A digest without collected submissions is of no use after its time. */
const KEPT_SECONDS = 86_400
const TRIES = 5

/** Why somebody is told of a change. */
export type Occasion = 'submitted' | 'remind'

/** What somebody is told of. */
interface Told {
  id: string
  round: number
  occasion: Occasion
}

/** What is told, as it is collected: `<change>#<round>#<occasion>`. */
const entryOf = ({ id, round, occasion }: Told) => `${id}#${round}#${occasion}`

/** What an approver is told of later, and from when on. */
export interface Digest {
  until: string
  waiting: ReadonlySet<string>
}

export const digestOf = (item: Item): Digest => ({
  until: String(item['until']),
  waiting: item['waiting'] instanceof Set ? (item['waiting'] as Set<string>) : new Set(), // a set of strings
})

/** What a digest has collected. */
export const collectedIn = ({ waiting }: Digest): Told[] =>
  [...waiting].map((entry) => {
    const [id = '', round, occasion] = entry.split('#')
    return { id, round: Number(round), occasion: occasion === 'remind' ? occasion : 'submitted' }
  })

/** The item of a digest that begins with a mail that goes out now. */
export function newDigestItem(person: number, now: Date) {
  const until = new Date(now.getTime() + DIGEST_MS)
  return {
    ...keys.approvalDigest(person),
    until: until.toISOString(),
    ttl: Math.ceil(until.getTime() / 1000) + KEPT_SECONDS,
  }
}

/**
 * Tells an approver of a submission: at once, or with others where he was told of one in the last ten minutes. Reminders, of which one run
 * of the clock has many, always go with others. Either way the mail's item says that it has been done, in one transaction: a repeated
 * stream record tells nobody twice.
 */
export async function tellApprover(table: Table, told: Told, mail: ApprovalMail): Promise<void> {
  for (let attempt = 0; attempt < TRIES; attempt += 1) {
    const item = await table.get(keys.approvalDigest(mail.to.id), { consistent: true })
    try {
      await table.transact(stepsOf(item && digestOf(item), told, mail))
      return
    } catch (error) {
      if (!(error instanceof ConditionFailed)) throw error
      if (error.failures.some(({ index }) => index === 0)) return
    }
  }
  throw new AppError('unavailable')
}

/** The mail comes first: where its condition fails, this submission has been told of. */
function stepsOf(digest: Digest | undefined, told: Told, mail: ApprovalMail): TransactItem[] {
  const { now, to } = mail
  const ConditionExpression = 'attribute_not_exists(pk)'
  const isCollecting = digest && (digest.waiting.size > 0 || digest.until > now.toISOString())
  if (!isCollecting && told.occasion === 'submitted')
    return [
      { Put: { Item: mailItem(mail), ConditionExpression } },
      { Put: { Item: newDigestItem(to.id, now), ...unchanged(digest) } },
    ]
  const { params: _, ...collected } = mailItem(mail)
  const noted = { Put: { Item: { ...collected, sent: 'collected' }, ConditionExpression } }
  return [noted, isCollecting ? added(digest, told, to.id) : begun(digest, told, mail)]
}

/** One more of what a digest has collected. */
const added = ({ until }: Digest, told: Told, person: number): TransactItem => ({
  Update: {
    Key: keys.approvalDigest(person),
    UpdateExpression: 'ADD waiting :entry SET gsi1pk = :digests, gsi1sk = :until REMOVE #ttl',
    ConditionExpression: '#until = :until',
    ExpressionAttributeNames: { '#until': 'until', '#ttl': 'ttl' },
    ExpressionAttributeValues: {
      ':entry': new Set([entryOf(told)]),
      ':digests': partitions.approvalDigests(),
      ':until': until,
    },
  },
})

/** The first of a digest that no mail went before: it is sent once a run of the clock has told of the others. */
function begun(digest: Digest | undefined, told: Told, { to, now }: ApprovalMail): TransactItem {
  const until = new Date(now.getTime() + RUN_MS).toISOString()
  const Item = {
    ...keys.approvalDigest(to.id),
    until,
    waiting: new Set([entryOf(told)]),
    gsi1pk: partitions.approvalDigests(),
    gsi1sk: until,
  }
  return { Put: { Item, ...unchanged(digest) } }
}

/** The condition that a digest is as it was read. */
export function unchanged(digest: Digest | undefined) {
  if (!digest) return { ConditionExpression: 'attribute_not_exists(pk)' }
  const isEmpty = digest.waiting.size === 0
  return {
    ConditionExpression: `#until = :until AND ${isEmpty ? 'attribute_not_exists(waiting)' : 'waiting = :waiting'}`,
    ExpressionAttributeNames: { '#until': 'until' },
    ExpressionAttributeValues: { ':until': digest.until, ...(!isEmpty && { ':waiting': digest.waiting }) },
  }
}
