import type { AnyType } from '@flou/shared/content/define.ts'
import type { UncheckedResponse } from '@flou/shared/publishing/pageCheck.ts'
import pMap from 'p-map'
import { findUnchecked, readSeverities } from '../../../core/operations/input/pageChecks.ts'
import type { Table } from '../../../core/store/dynamo/table.ts'
import { latestRevision } from '../../../core/store/items/draft.ts'
import { readSnapshot } from '../../../core/store/read/snapshot.ts'

const CONCURRENCY = 20

/** Finds the records whose latest content, drafts included, has unchecked machine translations. */
export async function uncheckedRecords(
  table: Table,
  type: AnyType,
  ids: readonly number[],
): Promise<UncheckedResponse> {
  const severities = await readSeverities(table)
  const severity = severities.machineCheck
  const records = await pMap(
    severity === 'off' ? [] : ids,
    async (id) => {
      const snapshot = await readSnapshot(table, type, { id })
      const { fields } = snapshot ? latestRevision(snapshot) : { fields: {} }
      const { onlyIn } = snapshot ?? {}
      const { texts } = await findUnchecked(table, { type, id, fields, onlyIn }, severities)
      return { id, texts }
    },
    { concurrency: CONCURRENCY },
  )
  return { severity, records: records.filter(({ texts }) => texts.length > 0) }
}
