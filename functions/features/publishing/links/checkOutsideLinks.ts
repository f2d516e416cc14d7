import { BROKEN_PAGES, type OutsideLink, type OutsideProblem } from '@flou/shared/publishing/publishing.ts'
import type { StoredItem, Table } from '../../../core/store/dynamo/table.ts'
import { AFTER_TARGET } from '../store/brokenLinkRows.ts'
import {
  OUTSIDE_LINKS,
  publishKeys,
  publishPartitions,
  type OutsideLinkItem,
  type OutsideRoundItem,
} from '../store/publishKeys.ts'
import { listPages } from '../store/pageRows.ts'
import { pageKey } from '../pageData/pageItem.ts'
import type { RequestLink } from './requestLink.ts'

const DAY_MS = 86_400_000
const ROUND_MS = 7 * DAY_MS
const PAGES_AT_ONCE = 50
const LINKS_AT_ONCE = 20
const MAX_PER_HOST_AND_RUN = 2

export interface OutsideCheck {
  table: Table
  now: Date
  request: RequestLink
  hasTime: () => boolean
}

type Link = StoredItem<OutsideLinkItem> & { sk: string }
type Round = OutsideRoundItem

interface Linking {
  path: string
  outside?: readonly OutsideLink[] | undefined
}

async function addPage(table: Table, { round }: Round, { path, outside = [] }: Linking) {
  for (const { target, texts } of outside) {
    const key = publishKeys.outsideLink(target)
    const stored = await table.get(key, { consistent: true })
    const known = stored?.round === round ? stored.row : { pages: [], hasMore: false }
    if (known.pages.some((page) => page.path === path)) continue
    const hasRoom = known.pages.length < BROKEN_PAGES
    const pages = hasRoom ? [...known.pages, { path, texts }] : known.pages
    const row = { since: '', ...stored?.row, pages, hasMore: !hasRoom }
    await table.put({ ...stored, ...key, round, row })
  }
}

async function collect({ table, hasTime }: OutsideCheck, start: Round): Promise<Round> {
  let round = start
  while (round.stage === 'collect' && hasTime()) {
    const { rows, cursor } = await listPages(table, { limit: PAGES_AT_ONCE, cursor: round.cursor })
    const items = await table.getAll(
      rows.map(({ path }) => pageKey(path)),
      { attributes: ['outside'] },
    )
    for (const [index, { path }] of rows.entries())
      await addPage(table, round, { path, outside: items[index]?.outside })
    round = {
      round: round.round,
      ...(cursor === undefined ? { stage: 'check' } : { stage: 'collect', cursor }),
    }
    await table.put({ ...publishKeys.outsideRound(), ...round })
  }
  return round
}

/** Stores a result. A link is reported once it has failed twice, a day apart. */
async function record(
  table: Table,
  link: Link,
  { problem, now }: { problem: OutsideProblem | undefined; now: Date },
) {
  const { problem: before, ...row } = link.row
  const { gsi1pk: _, gsi1sk: __, ...rest } = link
  const key = publishKeys.outsideLink(link.sk)
  if (problem === undefined) return table.put({ ...rest, ...key, row: { ...row, since: '' } })
  const index = { gsi1pk: publishPartitions.brokenLinks('outside'), gsi1sk: link.sk + AFTER_TARGET }
  const since = row.since || now.toISOString()
  return table.put({ ...rest, ...key, ...(before && index), row: { ...row, since, problem } })
}

async function nextLinks(table: Table, after = ' '): Promise<Link[]> {
  const { items } = await table.query<OutsideLinkItem & { sk: string }>({
    KeyConditionExpression: 'pk = :links AND sk > :after',
    ExpressionAttributeValues: { ':links': OUTSIDE_LINKS, ':after': after },
    ConsistentRead: true,
    Limit: LINKS_AT_ONCE,
  })
  return items
}

function timeSignal(hasTime: () => boolean) {
  const controller = new AbortController()
  const end = () => hasTime() || controller.abort()
  const timer = setInterval(end, 100)
  end()
  return { signal: controller.signal, stop: () => clearInterval(timer) }
}

/** Checks links in their order until a host has had its requests, or the signal ends. */
async function checkEach(
  { table, now, request }: OutsideCheck,
  { links, round, signal }: { links: readonly Link[]; round: Round; signal: AbortSignal },
) {
  const requests = new Map<string, number>()
  let { cursor } = round
  let checked = 0
  for (const link of links) {
    const { host } = new URL(link.sk)
    const count = requests.get(host) ?? 0
    const isDue = round.stage === 'check' || link.row.problem !== undefined
    if (signal.aborted || (isDue && count === MAX_PER_HOST_AND_RUN)) break
    if (link.round !== round.round) await table.remove(publishKeys.outsideLink(link.sk))
    else if (isDue) {
      requests.set(host, count + 1)
      const problem = await request(link.sk, signal)
      if (signal.aborted) break
      await record(table, link, { problem, now })
      checked += 1
    }
    cursor = link.sk
  }
  return { checked, ...(cursor !== undefined && { cursor }) }
}

async function check(context: OutsideCheck, round: Round): Promise<[Round, number]> {
  const links = await nextLinks(context.table, round.cursor)
  const { round: start, stage } = round
  if (links.length === 0) return [{ round: start, stage: stage === 'check' ? 'wait' : 'done' }, 0]
  const { signal, stop } = timeSignal(context.hasTime)
  const { checked, ...position } = await checkEach(context, { links, round, signal }).finally(stop)
  return [{ round: start, stage, ...position }, checked]
}

function startedRound(stored: Round | undefined, now: Date): Round {
  const age = stored ? now.getTime() - Date.parse(stored.round) : ROUND_MS
  if (age >= ROUND_MS && (!stored || stored.stage === 'done'))
    return { round: now.toISOString(), stage: 'collect' }
  if (stored?.stage === 'wait' && age >= DAY_MS) return { round: stored.round, stage: 'repeat' }
  return stored ?? { round: now.toISOString(), stage: 'collect' }
}

/**
 * Weekly check of links to other sites: collects them from the pages, then requests each, and those that failed
 * again a day later. One call does what its time allows. @returns the number of requested links
 */
export async function checkOutsideLinks(context: OutsideCheck): Promise<number> {
  const { table, now } = context
  const stored = await table.get(publishKeys.outsideRound(), { consistent: true })
  const round = await collect(context, startedRound(stored, now))
  if (round.stage !== 'check' && round.stage !== 'repeat') return 0
  const [next, checked] = await check(context, round)
  await table.put({ ...publishKeys.outsideRound(), ...next })
  return checked
}
