import type { DayReport, AuditProblem } from '@flou/shared/audit/auditCheck.ts'
import { daysAfter } from '@flou/shared/strings/calendar.ts'
import type { Table } from '../../../core/store/dynamo/table.ts'
import { newDay, type DayChain } from './chain.ts'
import { hashBefore, linkedIds, linksAfter, readHead, storedSeal, type Head } from './chainStore.ts'
import { checkSeal, missingLinks } from './checkLink.ts'
import { checkLinks } from './checkLinks.ts'
import { countEntries, idsOfDay, type CountProgress } from './entries.ts'
import type { ReadSeal } from './sealText.ts'

export interface VerifyServices {
  table: Table
  readSeal: ReadSeal
  maxLinks?: number
  maxCharacters?: number
}

export interface VerifyPosition {
  day: string
  to: string
  chain?: DayChain | undefined
  /** Entries found missing so far. */
  missing?: number | undefined
  counted?: CountProgress | undefined
}

export interface VerifyResult {
  reports: DayReport[]
  next?: VerifyPosition
}

const MAX_LINKS = 20
const DAYS = 31
const MAX_PROBLEMS = 100

/** Verifies the audit log from a position on, limited per call. Read-only. */
export async function verifyAuditLog(services: VerifyServices, from: VerifyPosition): Promise<VerifyResult> {
  const head = await readHead(services.table)
  const reports: DayReport[] = []
  let position = from
  let links = 0
  while (reports.length < DAYS && links < (services.maxLinks ?? MAX_LINKS)) {
    const { report, next } = await checkDay(services, head, position)
    reports.push({ ...report, problems: report.problems.slice(0, MAX_PROBLEMS) })
    links += report.links
    if (next) return { reports, next }
    if (position.day >= position.to) return { reports }
    position = { day: daysAfter(position.day, 1), to: position.to }
  }
  return { reports, next: position }
}

interface DayResult {
  report: DayReport
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
): Promise<DayResult> {
  const { day } = position
  const state = stateOf(day, head)
  if (state === 'outside' || !head) return { report: await checkOutside(services, day, head) }
  const limit = services.maxLinks ?? MAX_LINKS
  const chain = position.chain ?? newDay(day, await hashBefore(services.table, daysAfter(day, -1)))
  const links = position.counted ? [] : await linksAfter(services.table, { day, number: chain.links }, limit)
  const checked = await checkLinks(services.table, chain, links)
  const missing = (position.missing ?? 0) + checked.missing
  const report = { ...emptyReport(day, state), ...checked.report }
  const progress = { ...position, chain: checked.chain, missing }
  if (links.length === limit) return { report: { ...report, isDone: false }, next: progress }
  const counted = await countEntries(services.table, day, position.counted ?? { count: 0 })
  if (counted.after !== undefined)
    return { report: { ...report, isDone: false }, next: { ...progress, counted } }
  const end = await checkEnd(services, {
    head,
    chain: checked.chain,
    surplus: counted.count - checked.chain.entries + missing,
  })
  return { report: { ...report, ...end, problems: [...report.problems, ...end.problems] } }
}

/** A day outside the audit log must not have a seal. */
async function checkOutside(
  { readSeal }: VerifyServices,
  day: string,
  head: Head | undefined,
): Promise<DayReport> {
  const isPast = !head || day < head.began
  const seal = isPast ? await readSeal(day) : undefined
  const problems: AuditProblem[] = seal === undefined ? [] : [{ kind: 'sealDiffers' }]
  return { ...emptyReport(day, 'outside'), problems }
}

/** Verifies that no link is missing, all entries are chained, and the bucket has the matching seal. */
async function checkEnd(
  { table, readSeal }: VerifyServices,
  { head, chain, surplus }: { head: Head; chain: DayChain; surplus: number },
): Promise<Pick<DayReport, 'waiting' | 'problems'>> {
  const { day } = chain
  const isOpen = day === head.chain.day
  const expected = isOpen ? head.chain : (await storedSeal(table, day))?.seal
  const missing = missingLinks(chain.links + 1, expected?.links ?? 0)
  const hasDifferentHead = missing.length === 0 && expected?.head !== chain.head
  const ended: AuditProblem[] = hasDifferentHead ? [{ kind: 'linkChanged', link: chain.links }] : missing
  if (isOpen) return { waiting: Math.max(surplus, 0), problems: ended }
  // with missing links, surplus entries are not additions
  const added = surplus > 0 && chain.entries === expected?.entries ? await addedEntries(table, day) : []
  return { waiting: 0, problems: [...ended, ...checkSeal(chain, await readSeal(day)), ...added] }
}

async function addedEntries(table: Table, day: string): Promise<AuditProblem[]> {
  const expected = await linkedIds(table, day)
  const added: AuditProblem[] = []
  for await (const ids of idsOfDay(table, day)) {
    for (const entry of ids) if (!expected.has(entry)) added.push({ kind: 'entryAdded', entry })
    if (added.length >= MAX_PROBLEMS) break
  }
  return added
}
