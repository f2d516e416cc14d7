import { daysAfter, todayInJakarta } from '@flou/shared/calendar.ts'
import type { Item, Table } from '../dynamo/table.ts'
import { LINK_ENTRIES, newDay, nextLink, sealHash, withLink, type Seal } from './chain.ts'
import {
  ChainMoved,
  linksAfter,
  readHead,
  writeFirstHead,
  writeLink,
  writeSeal,
  writeSealing,
  writeSweep,
  type Head,
  type Sweep,
} from './chainStore.ts'
import { boundsOf, entriesOf, firstDay, nextEntries, nextIds } from './entries.ts'
import { entryHash, partsOf } from './entryHash.ts'

/** Entries younger than this are left for a later minute: those committed late, or by a clock that is behind, come in order. */
const LAG_MS = 5 * 60_000
/** A day is sealed so long after its end. No function runs longer than 10 minutes, so what is in the table then is all there will be. */
const GRACE_MS = 60 * 60_000

export interface SealServices {
  table: Table
  /** Writes a seal to its bucket; false where the bucket has another one of that day. */
  writeSeal: (seal: Seal) => Promise<boolean>
  now: Date
  /** False when it is time to stop; the next call goes on. */
  hasTime: () => boolean
}

export interface Sealed {
  /** Entries chained. */
  chained: number
  /** Days sealed. */
  days: string[]
  /** Days of which the bucket had another seal. */
  differing: string[]
  /** The hash of the last link: whoever keeps it in a log has a proof between two seals. */
  head?: string
}

/**
 * Chains audit entries in the order of their ids, and seals each day that is over. Safe to be killed anywhere and to run twice at a
 * time: each link and each seal is written together with the head that it follows.
 */
export async function sealTrail(services: SealServices): Promise<Sealed> {
  const result: Sealed = { chained: 0, days: [], differing: [] }
  try {
    let head = (await readHead(services.table)) ?? (await begin(services))
    while (head && services.hasTime()) {
      const followed = await follow(services, head)
      result.chained += followed.chain.entries - head.chain.entries
      result.head = followed.chain.head
      head = (await finishDay(services, followed, result)) ?? undefined
    }
  } catch (error) {
    if (!(error instanceof ChainMoved)) throw error
  }
  return result
}

/** Begins with the day of the oldest entry. */
async function begin({ table, now }: SealServices): Promise<Head | undefined> {
  const day = await firstDay(table, now, todayInJakarta)
  return day === undefined ? undefined : writeFirstHead(table, day, newDay(day, ''))
}

/** Chains what has come since. */
async function follow(services: SealServices, head: Head): Promise<Head> {
  // what comes while the day is looked through is found there
  if (head.sealing || head.sweep) return head
  const until = new Date(services.now.getTime() - LAG_MS)
  let current = head
  while (services.hasTime()) {
    const { day } = current.chain
    const items = await nextEntries(services.table, { day, after: current.position, until }, LINK_ENTRIES)
    const last = items.at(-1)
    if (!last) break
    current = await chain(services, current, { items, position: String(last['sk']) })
  }
  return current
}

interface Chained extends Partial<Pick<Head, 'position' | 'sweep'>> {
  items: readonly Item[]
}

function chain({ table, now }: SealServices, head: Head, { items, ...more }: Chained): Promise<Head> {
  const entries = items.map(partsOf).map((parts) => [parts.id, entryHash(parts)] as const)
  const link = nextLink(head.chain, entries, now)
  return writeLink(table, head, { link, chain: withLink(head.chain, link), ...more })
}

/** Seals the day if it is over and long enough so. Returns the head of the next day; undefined where there is nothing to do yet. */
async function finishDay(services: SealServices, head: Head, result: Sealed): Promise<Head | undefined> {
  const { table, now } = services
  const { day } = head.chain
  if (now.getTime() < boundsOf(day).to.getTime() + GRACE_MS || !services.hasTime()) return undefined
  const closed = head.sealing ? head : await closeDay(services, head, result)
  if (!closed?.sealing) return undefined
  const seal = closed.sealing
  const isInBucket = await services.writeSeal(seal)
  const next = newDay(daysAfter(day, 1), sealHash(seal))
  const after = await writeSeal(table, closed, { seal, isInBucket, next })
  result.days.push(day)
  if (!isInBucket) result.differing.push(day)
  return after
}

/**
 * Chains the entries that came behind the head, for the order of ids is not the order of commits; then nothing more is chained to the day.
 * Undefined where the time was over before.
 */
async function closeDay(services: SealServices, head: Head, result: Sealed): Promise<Head | undefined> {
  const { table } = services
  let current = head
  let sweep = head.sweep ?? { after: '', link: 0, inOrder: head.chain.links }
  while (services.hasTime()) {
    const ids = await nextIds(table, { day: head.chain.day, after: sweep.after })
    const last = ids.at(-1)
    if (last === undefined) return writeSealing(table, current)
    const { known, link } = await linkedUpTo(table, head.chain.day, { sweep, last })
    const late = ids.filter((id) => !known.has(id))
    for (let start = 0; start < late.length; start += LINK_ENTRIES) {
      const chunk = late.slice(start, start + LINK_ENTRIES)
      const items = (await entriesOf(table, chunk)).filter((item) => item !== undefined)
      // with the link: who is killed here does not chain them again
      sweep = { ...sweep, after: chunk.at(-1) ?? sweep.after }
      current = await chain(services, current, { items, sweep })
      result.chained += items.length
    }
    sweep = { ...sweep, after: last, link }
  }
  await writeSweep(table, current, sweep)
  return undefined
}

/** Links read at a time. */
const LINKS = 20

/** The ids that the links in order name behind a sweep, up to `last` at least, and the last link that names none behind `last`. */
async function linkedUpTo(table: Table, day: string, { sweep, last }: { sweep: Sweep; last: string }) {
  const known = new Set<string>()
  let { link } = sweep
  for (let number = link; number < sweep.inOrder;) {
    const links = await linksAfter(table, { day, number }, Math.min(LINKS, sweep.inOrder - number))
    for (const { entries } of links) for (const [id] of entries) known.add(id)
    link = links.findLast(({ entries }) => (entries.at(-1)?.[0] ?? '') <= last)?.number ?? link
    const end = links.at(-1)
    if (!end || (end.entries.at(-1)?.[0] ?? '') > last) break
    ;({ number } = end)
  }
  return { known, link }
}
