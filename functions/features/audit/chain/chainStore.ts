import * as z from 'zod/mini'
import type { Item, Table } from '../../../core/store/dynamo/table.ts'
import { ConditionFailed } from '../../../core/store/dynamo/transact.ts'
import { sealHash, type DayChain, type Link, type Seal } from './chain.ts'
import { padded } from '../../../core/store/keys.ts'

export const auditKeys = {
  auditHead: () => ({ pk: 'audit-trail', sk: 'head' }),
  auditLink: (day: string, number: number) => ({ pk: `audit-links#${day}`, sk: padded(number) }),
  auditSeal: (day: string) => ({ pk: 'audit-seals', sk: day }),
} as const

/** Progress of comparing a finished day with its links. */
export interface Sweep {
  after: string
  link: number
  inOrder: number
}

/** Progress of the hash chain, one item with a revision as optimistic lock. Only the schedule writes it. */
export interface Head {
  began: string
  chain: DayChain
  /** Id of the last chained entry in id order. */
  position: string
  sweep?: Sweep | undefined
  sealing?: Seal
  revision: number
}

export interface StoredLink extends Link {
  hash: string
}

export interface StoredSeal {
  seal: Seal
  isInBucket: boolean
}

/** Another process extended the chain. */
export class ChainMoved extends Error {
  override readonly name = 'ChainMoved'
}

export async function readHead(table: Table): Promise<Head | undefined> {
  const item = await table.get(auditKeys.auditHead(), { consistent: true })
  return item && (item.head as Head)
}

const putHead = (head: Head, before: Head | undefined) => ({
  Put: {
    Item: { ...auditKeys.auditHead(), head: { ...head, revision: (before?.revision ?? 0) + 1 } },
    ...(before
      ? {
          ConditionExpression: '#head.#revision = :seen',
          ExpressionAttributeNames: { '#head': 'head', '#revision': 'revision' },
          ExpressionAttributeValues: { ':seen': before.revision },
        }
      : { ConditionExpression: 'attribute_not_exists(pk)' }),
  },
})

async function moveHead(
  table: Table,
  {
    before,
    after,
    item,
  }: { before: Head | undefined; after: Omit<Head, 'revision'>; item?: Record<string, unknown> },
): Promise<Head> {
  const head = { ...after, revision: before?.revision ?? 0 }
  const write = item && { Put: { Item: item, ConditionExpression: 'attribute_not_exists(pk)' } }
  try {
    await table.transact([putHead(head, before), ...(write ? [write] : [])])
  } catch (cause) {
    if (cause instanceof ConditionFailed) throw new ChainMoved('The head of the audit trail moved', { cause })
    throw cause
  }
  return { ...head, revision: head.revision + 1 }
}

export const writeFirstHead = (table: Table, began: string, chain: DayChain): Promise<Head> =>
  moveHead(table, { before: undefined, after: { began, chain, position: '' } })

export const writeLink = (
  table: Table,
  before: Head,
  { link, chain, ...more }: { link: Link; chain: DayChain } & Partial<Pick<Head, 'position' | 'sweep'>>,
): Promise<Head> =>
  moveHead(table, {
    before,
    after: { ...before, chain, ...more },
    item: { ...auditKeys.auditLink(link.day, link.number), link, hash: chain.head },
  })

export const writeSweep = (table: Table, before: Head, sweep: Sweep): Promise<Head> =>
  moveHead(table, { before, after: { ...before, sweep } })

/** Closes the day: no more links are accepted. */
export const writeSealing = (table: Table, before: Head): Promise<Head> =>
  moveHead(table, { before, after: { ...before, sealing: before.chain } })

export function writeSeal(
  table: Table,
  before: Head,
  { seal, isInBucket, next }: StoredSeal & { next: DayChain },
) {
  return moveHead(table, {
    before,
    after: { began: before.began, chain: next, position: '' },
    item: { ...auditKeys.auditSeal(seal.day), seal, hash: sealHash(seal), isInBucket },
  })
}

export async function linksAfter(
  table: Table,
  { day, number }: { day: string; number: number },
  limit: number,
): Promise<StoredLink[]> {
  const { items } = await table.query({
    KeyConditionExpression: 'pk = :pk AND sk > :sk',
    ExpressionAttributeValues: {
      ':pk': auditKeys.auditLink(day, 0).pk,
      ':sk': auditKeys.auditLink(day, number).sk,
    },
    Limit: limit,
  })
  return items.map(linkIn)
}

const linkSchema = z.object({
  day: z.string(),
  number: z.number(),
  previous: z.string(),
  made: z.string(),
  entries: z.array(z.tuple([z.string(), z.string()])),
})

/** A link damaged by hand yields no entries and a hash mismatch. */
function linkIn({ pk, sk, link, hash }: Item): StoredLink {
  const parsed = linkSchema.safeParse(link)
  const unreadable = {
    day: String(pk).split('#')[1] ?? '',
    number: Number(sk),
    previous: '',
    made: '',
    entries: [],
  }
  return { ...(parsed.success ? parsed.data : unreadable), number: Number(sk), hash: String(hash) }
}

const PAGE = 100

export async function linkedIds(table: Table, day: string): Promise<Set<string>> {
  const ids = new Set<string>()
  for (let number = 0; ;) {
    const links = await linksAfter(table, { day, number }, PAGE)
    for (const { entries } of links) for (const [id] of entries) ids.add(id)
    const last = links.at(-1)
    if (!last || last.number <= number) return ids
    ;({ number } = last)
  }
}

export async function storedSeal(table: Table, day: string): Promise<StoredSeal | undefined> {
  const item = await table.get(auditKeys.auditSeal(day))
  return item && { seal: item.seal as Seal, isInBucket: item.isInBucket === true }
}

export async function hashBefore(table: Table, dayBefore: string): Promise<string> {
  const found = await storedSeal(table, dayBefore)
  return found ? sealHash(found.seal) : ''
}
