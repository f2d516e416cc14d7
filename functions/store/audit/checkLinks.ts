import type { TrailProblem } from '@flou/shared/auditTrail.ts'
import type { Table } from '../dynamo/table.ts'
import type { DayChain } from './chain.ts'
import type { StoredLink } from './chainStore.ts'
import { checkVersions } from './checkVersions.ts'
import { checkEntries, checkLink } from './checkLink.ts'
import { entriesOf } from './entries.ts'
import { partsOf } from './entryHash.ts'
import { unprovenRedactions } from './redactEntry.ts'

/** Links whose entries are in memory at a time. */
const TOGETHER = 4

/** Checks links of a day after one another, from where its chain stands, and the entries that they name. */
export async function checkLinks(table: Table, start: DayChain, links: readonly StoredLink[]) {
  const report = { entries: 0, links: links.length, redacted: 0, problems: [] as TrailProblem[] }
  let chain = start
  for (const link of links) {
    const checked = checkLink(chain, link)
    chain = checked.chain
    report.problems.push(...checked.problems)
  }
  for (let at = 0; at < links.length; at += TOGETHER) {
    const found = await Promise.all(links.slice(at, at + TOGETHER).map((link) => checkEntriesOf(table, link)))
    for (const one of found) {
      report.entries += one.entries
      report.redacted += one.redacted
      report.problems.push(...one.problems)
    }
  }
  const missing = report.problems.filter(({ kind }) => kind === 'entryMissing').length
  return { report, chain, missing }
}

async function checkEntriesOf(table: Table, link: StoredLink) {
  const items = await entriesOf(
    table,
    link.entries.map(([id]) => id),
  )
  const parts = items.map((item) => item && partsOf(item))
  const redacted = parts.filter((entry) => entry?.redacted)
  const versions = await checkVersions(
    table,
    parts.flatMap((entry) => entry ?? []),
  )
  const unproven = await unprovenRedactions(
    table,
    redacted.flatMap((entry) => entry ?? []),
  )
  return {
    entries: parts.length,
    redacted: redacted.length,
    problems: [
      ...checkEntries(link, parts),
      ...versions,
      ...unproven.map((entry): TrailProblem => ({ kind: 'redactionUnproven', entry })),
    ],
  }
}
