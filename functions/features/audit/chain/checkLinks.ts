import type { AuditProblem } from '@flou/shared/audit/auditCheck.ts'
import pMap from 'p-map'
import type { Table } from '../../../core/store/dynamo/table.ts'
import type { DayChain } from './chain.ts'
import type { StoredLink } from './chainStore.ts'
import { checkRevisions } from './checkRevisions.ts'
import { checkEntries, checkLink } from './checkLink.ts'
import { entriesOf } from './entries.ts'
import { hashedEntryOf } from './entryHash.ts'
import { unprovenRedactions } from './redactEntry.ts'

const CONCURRENT_LINKS = 4

export async function checkLinks(table: Table, start: DayChain, links: readonly StoredLink[]) {
  const report = { entries: 0, links: links.length, redacted: 0, problems: [] as AuditProblem[] }
  let chain = start
  for (const link of links) {
    const checked = checkLink(chain, link)
    chain = checked.chain
    report.problems.push(...checked.problems)
  }
  const found = await pMap(links, (link) => checkEntriesOf(table, link), { concurrency: CONCURRENT_LINKS })
  for (const one of found) {
    report.entries += one.entries
    report.redacted += one.redacted
    report.problems.push(...one.problems)
  }
  const missing = report.problems.filter(({ kind }) => kind === 'entryMissing').length
  return { report, chain, missing }
}

async function checkEntriesOf(table: Table, link: StoredLink) {
  const items = await entriesOf(
    table,
    link.entries.map(([id]) => id),
  )
  const hashedEntries = items.map((item) => item && hashedEntryOf(item))
  const redacted = hashedEntries.filter((entry) => entry?.redacted)
  const revisionProblems = await checkRevisions(
    table,
    hashedEntries.flatMap((entry) => entry ?? []),
  )
  const unproven = await unprovenRedactions(
    table,
    redacted.flatMap((entry) => entry ?? []),
  )
  return {
    entries: hashedEntries.length,
    redacted: redacted.length,
    problems: [
      ...checkEntries(link, hashedEntries),
      ...revisionProblems,
      ...unproven.map((entry): AuditProblem => ({ kind: 'redactionUnproven', entry })),
    ],
  }
}
