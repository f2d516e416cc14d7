import type { DayReport, ProblemKind, AuditProblem } from '@flou/shared/audit/auditCheck.ts'

const STATES: Readonly<Record<DayReport['state'], string>> = {
  sealed: 'sealed',
  open: 'not sealed yet',
  outside: 'not part of the trail',
}

const PROBLEMS: Readonly<Record<ProblemKind, string>> = {
  entryChanged: 'changed entry',
  entryMissing: 'missing entry',
  entryAdded: 'added entry',
  versionChanged: 'the version of the entry was changed',
  versionMissing: 'the version of the entry is missing',
  redactionUnproven: 'entry redacted without an entry that says why',
  linkChanged: 'changed link',
  linkMissing: 'missing link',
  sealMissing: 'no seal in the bucket',
  sealDiffers: 'the seal in the bucket is not that of the chain',
}

export function reportText({ day, state, entries, links, waiting, redacted, problems }: DayReport): string {
  const facts = [
    STATES[state],
    state === 'outside' ? '' : `${entries} entries in ${links} links`,
    waiting > 0 ? `${waiting} waiting` : '',
    redacted > 0 ? `${redacted} redacted` : '',
    problems.length > 0 ? `NOT INTACT` : state === 'sealed' ? 'intact' : '',
  ]
  return `${day}  ${facts.filter((fact) => fact !== '').join(', ')}`
}

export const problemText = ({ kind, entry, link }: AuditProblem): string =>
  [PROBLEMS[kind], entry ?? (link === undefined ? '' : String(link))].filter((text) => text !== '').join(': ')
