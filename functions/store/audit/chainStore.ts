import * as z from 'zod/mini'
import type { Item, Table } from '../dynamo/table.ts'
import { ConditionFailed } from '../dynamo/transact.ts'
import { keys } from '../keys.ts'
import { sealHash, type DayChain, type Link, type Seal } from './chain.ts'

/** How far a day that is over has been compared with its links. */
export interface Sweep {
  /** Ids up to this one are done. */
  after: string
  /** Links up to this number name none behind `after`. */
  link: number
  /** The last link in the order of the ids; those behind it are of late entries. */
  inOrder: number
}

/** How far the trail has been chained: one item, written by the schedule only. */
export interface Head {
  /** The first day of the trail. */
  began: string
  /** The day that is being chained. */
  chain: DayChain
  /** The last entry chained in the order of the ids; late ones come behind it. */
  position: string
  /** How far the day has been looked through for late entries, once it is over. */
  sweep?: Sweep | undefined
  /** The seal of the day, once nothing may be chained to it any more. */
  sealing?: Seal
  /** Counts the changes of this item: who read another one lost a race. */
  revision: number
}

/** A link as it is stored, with the hash it had when it was made. */
export interface StoredLink extends Link {
  hash: string
}

/** A seal as it is stored. */
export interface StoredSeal {
  seal: Seal
  /** False where the bucket had another seal of that day already. */
  isInBucket: boolean
}

/** Another process chained meanwhile; this one lets it. */
export class ChainMoved extends Error {
  override readonly name = 'ChainMoved'
}

export async function readHead(table: Table): Promise<Head | undefined> {
  const item = await table.get(keys.auditHead(), { consistent: true })
  return item && (item['head'] as Head) // written below
}

const putHead = (head: Head, before: Head | undefined) => ({
  Put: {
    Item: { ...keys.auditHead(), head: { ...head, revision: (before?.revision ?? 0) + 1 } },
    ...(before
      ? {
          ConditionExpression: '#head.#revision = :seen',
          ExpressionAttributeNames: { '#head': 'head', '#revision': 'revision' },
          ExpressionAttributeValues: { ':seen': before.revision },
        }
      : { ConditionExpression: 'attribute_not_exists(pk)' }),
  },
})

/** Writes the head and what belongs to it, or nothing. @throws ChainMoved where the head is not the one that was read */
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

/** Begins the trail. */
export const writeFirstHead = (table: Table, began: string, chain: DayChain): Promise<Head> =>
  moveHead(table, { before: undefined, after: { began, chain, position: '' } })

/** Adds a link to the day that is being chained. */
export const writeLink = (
  table: Table,
  before: Head,
  { link, chain, ...more }: { link: Link; chain: DayChain } & Partial<Pick<Head, 'position' | 'sweep'>>,
): Promise<Head> =>
  moveHead(table, {
    before,
    after: { ...before, chain, ...more },
    item: { ...keys.auditLink(link.day, link.number), link, hash: chain.head },
  })

/** Keeps how far the day has been looked through. */
export const writeSweep = (table: Table, before: Head, sweep: Sweep): Promise<Head> =>
  moveHead(table, { before, after: { ...before, sweep } })

/** Closes the day: from now on nothing is chained to it. */
export const writeSealing = (table: Table, before: Head): Promise<Head> =>
  moveHead(table, { before, after: { ...before, sealing: before.chain } })

/** Keeps the seal of the day and begins the next one. */
export function writeSeal(
  table: Table,
  before: Head,
  { seal, isInBucket, next }: StoredSeal & { next: DayChain },
) {
  return moveHead(table, {
    before,
    after: { began: before.began, chain: next, position: '' },
    item: { ...keys.auditSeal(seal.day), seal, hash: sealHash(seal), isInBucket },
  })
}

/** Links of a day behind a number, in order. */
export async function linksAfter(
  table: Table,
  { day, number }: { day: string; number: number },
  limit: number,
): Promise<StoredLink[]> {
  const { items } = await table.query({
    KeyConditionExpression: 'pk = :pk AND sk > :sk',
    ExpressionAttributeValues: { ':pk': keys.auditLink(day, 0).pk, ':sk': keys.auditLink(day, number).sk },
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

/** A link as it lies in the table; one that was made unreadable by hand has no entries, and another hash. */
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

/** Links read at a time: about a megabyte. */
const PAGE = 100

/** The ids of all entries that the chain of a day names. */
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

/** The seal of a day as the table has it. */
export async function storedSeal(table: Table, day: string): Promise<StoredSeal | undefined> {
  const item = await table.get(keys.auditSeal(day))
  return item && { seal: item['seal'] as Seal, isInBucket: item['isInBucket'] === true } // written above
}

/** The hash that the first link of a day follows: of the seal of the day before, '' where there is none. */
export async function hashBefore(table: Table, dayBefore: string): Promise<string> {
  const found = await storedSeal(table, dayBefore)
  return found ? sealHash(found.seal) : ''
}
