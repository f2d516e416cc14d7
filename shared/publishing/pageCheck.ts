import type { Language } from '../locale.ts'
import type { MachineMarks, UncheckedText } from '../translation/machine.ts'

/** Checks that the server computes too; it refuses to publish if one of them stops. */
const CONTENT_CHECKS = ['titleCheck', 'descriptionCheck', 'duplicateCheck', 'machineCheck'] as const

/** Checks of a rendered page, named like the fields of their setting. */
export const PAGE_CHECKS = [
  ...CONTENT_CHECKS,
  'headingCheck',
  'linkTextCheck',
  'altTextCheck',
  'brokenLinkCheck',
  'accessibilityCheck',
] as const
export type PageCheck = (typeof PAGE_CHECKS)[number]

export type Severity = 'off' | 'warning' | 'stop'
export type CheckSeverities = Readonly<Record<PageCheck, Severity>>

export const severitiesOf = (stored: Readonly<Record<string, unknown>>): CheckSeverities =>
  Object.fromEntries(PAGE_CHECKS.map((check) => [check, stored[check] ?? 'warning'])) as CheckSeverities

export interface CheckedPage {
  language: Language
  path: string
  html: string
  broken: string[]
}

export interface PageCheckResponse {
  severities: CheckSeverities
  /** Languages in which another published record of the type has the same title. */
  duplicates: Language[]
  /** Marks of the record's machine translations. */
  marks: MachineMarks
  pages: CheckedPage[]
}

export const MAX_UNCHECKED = 100

export interface UncheckedRequest {
  type: string
  ids: readonly number[]
}

export interface IncompleteRecord {
  id: number
  onlyIn: Language
}

export interface UncheckedResponse {
  severity: Severity
  /** Records with such texts in their latest content. */
  records: readonly { id: number; texts: readonly UncheckedText[] }[]
  incomplete: readonly IncompleteRecord[]
}

export interface UncheckedChangeRequests {
  severity: Severity
  changeRequests: readonly { id: string; texts: readonly UncheckedText[] }[]
}
