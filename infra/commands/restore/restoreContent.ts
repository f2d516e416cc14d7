import type { Table } from '@flou/functions/core/store/dynamo/table.ts'
import { keys } from '@flou/functions/core/store/keys.ts'
import { print, timed } from '../frame/program.ts'
import { compareTables, type ItemSource } from './compareTables.ts'
import { copyItems } from './copyItems.ts'
import { rebuildSite, type Rebuild } from './rebuildSite.ts'
import { isEqual, reportLines } from './report.ts'
import type { Scope } from './scope.ts'

export interface Restore {
  live: Table
  earlier: ItemSource
  scope: Scope
  /** False: compares only. */
  isApplied: boolean
  rotateKeys: () => Promise<unknown>
  publish: Omit<Rebuild, 'table' | 'print'>
}

/** Makes the live table equal to the earlier one within the scope, then rebuilds the site from it. */
export async function restoreContent(restore: Restore): Promise<void> {
  const { live, earlier, scope, isApplied, rotateKeys, publish } = restore
  const tables = { live, earlier, scope, now: new Date() }
  const comparison = await timed('Comparison', () => compareTables(tables))
  reportLines(comparison).forEach(print)
  if (!isApplied) return
  await timed('Copy', () => copyItems(live, earlier, comparison))
  const remaining = await timed('Second comparison', () => compareTables(tables))
  if (!(await live.get(keys.jwks(), { consistent: true }))) await timed('New signing keys', rotateKeys)
  await timed('Rebuild of the site', () => rebuildSite({ ...publish, table: live, print }))
  if (isEqual(remaining)) return print('The live table equals the restored one. The site is rebuilt from it.')
  reportLines(remaining).forEach(print)
  throw new Error('Some items were written meanwhile. Ask staff to pause and repeat the command.')
}
