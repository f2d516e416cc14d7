import { daysAfter, todayInJakarta } from '@flou/shared/strings/calendar.ts'
import type { Item, Table } from '../../../core/store/dynamo/table.ts'
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
import { entryHash, hashedEntryOf } from './entryHash.ts'

/** Delay before chaining, so that late commits and slow clocks still arrive in order. */
const LAG_MS = 5 * 60_000
/** Delay before sealing a day; functions run at most 10 minutes, so the day is complete then. */
const GRACE_MS = 60 * 60_000

export interface SealServices {
  table: Table
  writeSeal: (seal: Seal) => Promise<boolean>
  now: Date
  hasTime: () => boolean
}

export interface SealResult {
  chained: number
  days: string[]
  differing: string[]
  head?: string
}

/**
 * Chains audit entries by id and seals finished days. Idempotent and safe to run concurrently: each write
 * checks the head.
 */
export async function sealAuditLog(services: SealServices): Promise<SealResult> {
  const result: SealResult = { chained: 0, days: [], differing: [] }
  try {
    let head = (await readHead(services.table)) ?? (await begin(services))
    while (head && services.hasTime()) {
      const advanced = await chainNewEntries(services, head)
      result.chained += advanced.chain.entries - head.chain.entries
      result.head = advanced.chain.head
      head = (await finishDay(services, advanced, result)) ?? undefined
    }
  } catch (error) {
    if (!(error instanceof ChainMoved)) throw error
  }
  return result
}

async function begin({ table, now }: SealServices): Promise<Head | undefined> {
  const day = await firstDay(table, now, todayInJakarta)
  return day === undefined ? undefined : writeFirstHead(table, day, newDay(day, ''))
}

async function chainNewEntries(services: SealServices, head: Head): Promise<Head> {
  if (head.sealing || head.sweep) return head
  const until = new Date(services.now.getTime() - LAG_MS)
  let current = head
  while (services.hasTime()) {
    const { day } = current.chain
    const items = await nextEntries(services.table, { day, after: current.position, until }, LINK_ENTRIES)
    const last = items.at(-1)
    if (!last) break
    current = await chain(services, current, { items, position: String(last.sk) })
  }
  return current
}

interface LinkInput extends Partial<Pick<Head, 'position' | 'sweep'>> {
  items: readonly Item[]
}

function chain({ table, now }: SealServices, head: Head, { items, ...more }: LinkInput): Promise<Head> {
  const entries = items.map(hashedEntryOf).map((entry) => [entry.id, entryHash(entry)] as const)
  const link = nextLink(head.chain, entries, now)
  return writeLink(table, head, { link, chain: withLink(head.chain, link), ...more })
}

async function finishDay(services: SealServices, head: Head, result: SealResult): Promise<Head | undefined> {
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
 * Chains late entries, because id order is not commit order, then closes the day. Returns undefined when time
 * runs out.
 */
async function closeDay(services: SealServices, head: Head, result: SealResult): Promise<Head | undefined> {
  const { table } = services
  let current = head
  let sweep = head.sweep ?? { after: '', link: 0, inOrder: head.chain.links }
  while (services.hasTime()) {
    const ids = await nextIds(table, { day: head.chain.day, after: sweep.after })
    const last = ids.at(-1)
    if (last === undefined) return writeSealing(table, current)
    const { linked, link } = await linkedUpTo(table, head.chain.day, { sweep, last })
    const late = ids.filter((id) => !linked.has(id))
    for (let start = 0; start < late.length; start += LINK_ENTRIES) {
      const chunk = late.slice(start, start + LINK_ENTRIES)
      const items = (await entriesOf(table, chunk)).filter((item) => item !== undefined)
      // stored with the link, so that a crash does not chain them twice
      sweep = { ...sweep, after: chunk.at(-1) ?? sweep.after }
      current = await chain(services, current, { items, sweep })
      result.chained += items.length
    }
    sweep = { ...sweep, after: last, link }
  }
  await writeSweep(table, current, sweep)
  return undefined
}

const LINKS = 20

/** Returns the linked ids up to `last`, and the last link that lies before it. */
async function linkedUpTo(table: Table, day: string, { sweep, last }: { sweep: Sweep; last: string }) {
  const linked = new Set<string>()
  let { link } = sweep
  for (let number = link; number < sweep.inOrder;) {
    const links = await linksAfter(table, { day, number }, Math.min(LINKS, sweep.inOrder - number))
    for (const { entries } of links) for (const [id] of entries) linked.add(id)
    link = links.findLast(({ entries }) => (entries.at(-1)?.[0] ?? '') <= last)?.number ?? link
    const end = links.at(-1)
    if (!end || (end.entries.at(-1)?.[0] ?? '') > last) break
    ;({ number } = end)
  }
  return { linked, link }
}
