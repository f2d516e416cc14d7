import type { ChangeRequestStatistics } from '@flou/shared/approval/changeRequestLists.ts'
import { isOpen, WORKFLOW_STATUS, type ChangeRequestRow } from '@flou/shared/approval/workflow.ts'
import type { Answer, StaffCall } from '../../../core/http/call.ts'
import { closedChangeRequests, openChangeRequests } from '../request/readChangeRequests.ts'
import type { Table } from '../../../core/store/dynamo/table.ts'
import { decidedBetween } from './decidedBetween.ts'

const HOUR_MS = 60 * 60 * 1000
const DAY_MS = 24 * HOUR_MS
const JAKARTA_MS = 7 * HOUR_MS

const PER_READ = 500
const MAX_READS = 4
const MAX_WEEKS = 26

const AGE_CLASSES = [0, 1, 2, 3, 7, 11, 14] as const

type Decision = Pick<ChangeRequestRow, 'status' | 'submitted' | 'decided' | 'decidedBy' | 'author'>

export function agesOf(submitted: readonly string[], now: Date): ChangeRequestStatistics['ages'] {
  const days = submitted.map((at) => (now.getTime() - Date.parse(at)) / DAY_MS)
  return AGE_CLASSES.map((from, index) => {
    const below = AGE_CLASSES[index + 1]
    const isIn = (waited: number) => waited >= from && (below === undefined || waited < below)
    return { from, ...(below !== undefined && { below }), count: days.filter(isIn).length }
  })
}

/** Returns the Monday of an instant's week in Jakarta, `2026-11-23`. */
export function mondayOf(instant: string): string {
  const there = new Date(Date.parse(instant) + JAKARTA_MS)
  const sinceMonday = (there.getUTCDay() + 6) % 7
  return new Date(there.getTime() - sinceMonday * DAY_MS).toISOString().slice(0, 10)
}

/** Nearest-rank percentile of sorted values. */
export const percentile = (sorted: readonly number[], percent: number): number =>
  sorted[Math.max(0, Math.ceil((percent / 100) * sorted.length) - 1)] ?? 0

const tenths = (value: number) => Math.round(value * 10) / 10

export function weeksOf(decisions: readonly Decision[]): ChangeRequestStatistics['weeks'] {
  const weeks = Map.groupBy(decisions, ({ decided = '' }) => mondayOf(decided))
  return [...weeks]
    .toSorted(([one], [other]) => one.localeCompare(other))
    .slice(-MAX_WEEKS)
    .map(([week, group]) => {
      const hours = group
        .map(({ submitted, decided = '' }) => (Date.parse(decided) - Date.parse(submitted)) / HOUR_MS)
        .toSorted((one, other) => one - other)
      return {
        week,
        decided: group.length,
        medianHours: tenths(percentile(hours, 50)),
        p90Hours: tenths(percentile(hours, 90)),
      }
    })
}

export function decidersOf(decisions: readonly Decision[]): ChangeRequestStatistics['deciders'] {
  const groups = Map.groupBy(decisions, ({ decidedBy }) => decidedBy?.id)
  return [...groups.values()]
    .flatMap((group) => {
      const person = group[0]?.decidedBy
      const approved = group.filter(({ status }) => status === WORKFLOW_STATUS.approved).length
      return person ? [{ person, approved, rejected: group.length - approved }] : []
    })
    .toSorted((one, other) => other.approved + other.rejected - one.approved - one.rejected)
}

/** Newest first; withdrawn and expired change requests are not decisions. */
async function decisionsIn(
  table: Table,
  range: { from: string; to: string },
): Promise<{ decisions: Decision[]; isPartial: boolean }> {
  const decisions: Decision[] = []
  let cursor: string | undefined
  for (let read = 0; read < MAX_READS; read += 1) {
    const page = await closedChangeRequests(table, {
      ...range,
      perPage: PER_READ,
      cursor,
      isIncluded: ({ status }) => status === WORKFLOW_STATUS.approved || status === WORKFLOW_STATUS.rejected,
    })
    for (const { status, submitted, decided, decidedBy, author } of page.changes)
      if (decided !== undefined && decidedBy)
        decisions.push({
          status,
          submitted,
          decided,
          decidedBy,
          author: { id: author.id, name: author.name },
        })
    cursor = page.cursor
    if (cursor === undefined) break
  }
  return { decisions, isPartial: cursor !== undefined }
}

/** `GET workflow/figures?from&to`: current waiting times, and decisions per approver and week. */
export async function answerFigures({ query, services }: StaffCall): Promise<Answer> {
  const { table, now } = services
  const [open, { decisions, isPartial }] = await Promise.all([
    openChangeRequests(table),
    decisionsIn(table, decidedBetween(query)),
  ])
  const waiting = open.filter(({ status }) => isOpen(status)).map(({ submitted }) => submitted)
  const authors = new Map(decisions.map(({ author }) => [author.id, author]))
  const data: ChangeRequestStatistics = {
    ages: agesOf(waiting, now()),
    deciders: decidersOf(decisions),
    authors: [...authors.values()].toSorted((one, other) => one.name.localeCompare(other.name)),
    weeks: weeksOf(decisions),
    isPartial,
  }
  return { data }
}
