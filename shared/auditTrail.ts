/** What checking the audit trail finds, as servers, the back-office and the command say it. */

export const PROBLEM_KINDS = [
  /** An entry is not what it was when it was chained. */
  'entryChanged',
  /** A chained entry is gone. */
  'entryMissing',
  /** An entry lies in a sealed day whose chain does not know it. */
  'entryAdded',
  /** A stored version is not what it was when its entry was written, or is gone while its record is there. */
  'versionChanged',
  'versionMissing',
  /** A part of an entry was removed, and no entry of the log says why. */
  'redactionUnproven',
  /** A link is not what it was, or does not follow from the one before it. */
  'linkChanged',
  'linkMissing',
  /** The bucket has no seal of a day that is sealed. */
  'sealMissing',
  /** The seal in the bucket is not that of the chain. */
  'sealDiffers',
] as const
export type ProblemKind = (typeof PROBLEM_KINDS)[number]

export interface TrailProblem {
  kind: ProblemKind
  /** Id of the audit entry. */
  entry?: string
  /** Number of the link. */
  link?: number
}

/** What was found of one day. A long day comes in several reports, whose numbers and problems add up. */
export interface DayReport {
  /** Day in Asia/Jakarta. */
  day: string
  /** `open`: not sealed yet. `outside`: before the trail began or after today. */
  state: 'sealed' | 'open' | 'outside'
  /** Entries and links checked. */
  entries: number
  links: number
  /** Entries with a part that was lawfully removed. */
  redacted: number
  /** Entries of an open day that are not chained yet. */
  waiting: number
  /** At most 100 of each report. */
  problems: TrailProblem[]
  /** False where another report of the same day follows. */
  isDone: boolean
}

/** Adds a report to those of other days; reports of one day become one. */
export function addReport(reports: readonly DayReport[], next: DayReport): DayReport[] {
  const last = reports.at(-1)
  if (last?.day !== next.day) return [...reports, next]
  const sum = {
    ...next,
    entries: last.entries + next.entries,
    links: last.links + next.links,
    redacted: last.redacted + next.redacted,
    waiting: last.waiting + next.waiting,
    problems: [...last.problems, ...next.problems],
  }
  return [...reports.slice(0, -1), sum]
}
