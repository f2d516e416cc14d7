const PROBLEM_KINDS = [
  'entryChanged',
  'entryMissing',
  /** The entry belongs to a sealed day but is not in its chain. */
  'entryAdded',
  /** The stored revision differs from its audit entry, or is missing. */
  'versionChanged',
  'versionMissing',
  /** Content was removed without an audit entry for the redaction. */
  'redactionUnproven',
  'linkChanged',
  'linkMissing',
  'sealMissing',
  'sealDiffers',
] as const
export type ProblemKind = (typeof PROBLEM_KINDS)[number]

export interface AuditProblem {
  kind: ProblemKind
  entry?: string
  link?: number
}

/** Check result for one day. Long days produce several reports that add up. */
export interface DayReport {
  day: string
  /** `open`: not sealed yet. `outside`: before the log began or in the future. */
  state: 'sealed' | 'open' | 'outside'
  entries: number
  links: number
  redacted: number
  waiting: number
  problems: AuditProblem[]
  isDone: boolean
}

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
