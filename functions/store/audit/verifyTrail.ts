import type { DayReport, TrailProblem } from '@flou/shared/auditTrail.ts'
import { daysAfter } from '@flou/shared/calendar.ts'
import type { Table } from '../dynamo/table.ts'
import { newDay, type DayChain } from './chain.ts'
import { hashBefore, linkedIds, linksAfter, readHead, storedSeal, type Head } from './chainStore.ts'
import { checkSeal, missingLinks } from './checkLink.ts'
import { checkLinks } from './checkLinks.ts'
import { countEntries, idsOfDay, type Counted } from './entries.ts'
import type { ReadSeal } from './sealText.ts'

export interface VerifyServices {
  table: Table
  readSeal: ReadSeal
  /** Links of 100 entries that one call checks at most. */
  maxLinks?: number
  /** Letters after which a step of an export ends. */
  maxLetters?: number
}

/** Where checking goes on. */
export interface VerifyPosition {
  day: string
  /** The last day to be checked. */
  to: string
  /** The day's chain as far as it was checked; undefined at the day's begin. */
  chain?: DayChain | undefined
  /** Entries of it that are gone. */
  missing?: number | undefined
  /** The day's entries as far as they were counted, once its links are through. */
  counted?: Counted | undefined
}

export interface VerifyStep {
  reports: DayReport[]
  /** Absent at the end. */
  next?: VerifyPosition
}

/** What one call does at most. */
const MAX_LINKS = 20
const DAYS = 31
const MOST_PROBLEMS = 100

/** Checks the trail from a position on, as much as a call does. Reads the table and the bucket, and changes nothing. */
export async function verifyStep(services: VerifyServices, from: VerifyPosition): Promise<VerifyStep> {
  const head = await readHead(services.table)
  const reports: DayReport[] = []
  let position = from
  let links = 0
  while (reports.length < DAYS && links < (services.maxLinks ?? MAX_LINKS)) {
    const { report, next } = await checkDay(services, head, position)
    reports.push({ ...report, problems: report.problems.slice(0, MOST_PROBLEMS) })
    links += report.links
    if (next) return { reports, next }
    if (position.day >= position.to) return { reports }
    position = { day: daysAfter(position.day, 1), to: position.to }
  }
  return { reports, next: position }
}

interface DayStep {
  report: DayReport
  /** Where the same day goes on. */
  next?: VerifyPosition
}

const emptyReport = (day: string, state: DayReport['state']): DayReport => ({
  day,
  state,
  entries: 0,
  links: 0,
  redacted: 0,
  waiting: 0,
  problems: [],
  isDone: true,
})

const stateOf = (day: string, head: Head | undefined): DayReport['state'] => {
  if (!head || day < head.began || day > head.chain.day) return 'outside'
  return day === head.chain.day ? 'open' : 'sealed'
}

async function checkDay(
  services: VerifyServices,
  head: Head | undefined,
  position: VerifyPosition,
): Promise<DayStep> {
  const { day } = position
  const state = stateOf(day, head)
  if (state === 'outside' || !head) return { report: await checkOutside(services, day, head) }
  const limit = services.maxLinks ?? MAX_LINKS
  const chain = position.chain ?? newDay(day, await hashBefore(services.table, daysAfter(day, -1)))
  const links = position.counted ? [] : await linksAfter(services.table, { day, number: chain.links }, limit)
  const checked = await checkLinks(services.table, chain, links)
  const missing = (position.missing ?? 0) + checked.missing
  const report = { ...emptyReport(day, state), ...checked.report }
  const soFar = { ...position, chain: checked.chain, missing }
  if (links.length === limit) return { report: { ...report, isDone: false }, next: soFar }
  const counted = await countEntries(services.table, day, position.counted ?? { count: 0 })
  if (counted.after !== undefined)
    return { report: { ...report, isDone: false }, next: { ...soFar, counted } }
  const end = await checkEnd(services, {
    head,
    chain: checked.chain,
    surplus: counted.count - checked.chain.entries + missing,
  })
  return { report: { ...report, ...end, problems: [...report.problems, ...end.problems] } }
}

/** A day that the trail does not know should have no seal. */
async function checkOutside(
  { readSeal }: VerifyServices,
  day: string,
  head: Head | undefined,
): Promise<DayReport> {
  const isPast = !head || day < head.began
  const seal = isPast ? await readSeal(day) : undefined
  const problems: TrailProblem[] = seal === undefined ? [] : [{ kind: 'sealDiffers' }]
  return { ...emptyReport(day, 'outside'), problems }
}

/** The end of a day: that no link is missing there, that the chain knows all entries, and that the bucket has the chain's seal. */
async function checkEnd(
  { table, readSeal }: VerifyServices,
  { head, chain, surplus }: { head: Head; chain: DayChain; surplus: number },
): Promise<Pick<DayReport, 'waiting' | 'problems'>> {
  const { day } = chain
  const isOpen = day === head.chain.day
  const known = isOpen ? head.chain : (await storedSeal(table, day))?.seal
  const missing = missingLinks(chain.links + 1, known?.links ?? 0)
  const isOther = missing.length === 0 && known?.head !== chain.head
  const ended: TrailProblem[] = isOther ? [{ kind: 'linkChanged', link: chain.links }] : missing
  if (isOpen) return { waiting: Math.max(surplus, 0), problems: ended }
  // where links are missing, their entries are not added ones
  const added = surplus > 0 && chain.entries === known?.entries ? await addedEntries(table, day) : []
  return { waiting: 0, problems: [...ended, ...checkSeal(chain, await readSeal(day)), ...added] }
}

/** The entries of a day that its chain does not know. */
async function addedEntries(table: Table, day: string): Promise<TrailProblem[]> {
  const known = await linkedIds(table, day)
  const added: TrailProblem[] = []
  for await (const ids of idsOfDay(table, day)) {
    for (const entry of ids) if (!known.has(entry)) added.push({ kind: 'entryAdded', entry })
    if (added.length >= MOST_PROBLEMS) break
  }
  return added
}
