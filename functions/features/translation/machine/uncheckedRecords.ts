import type { AnyType } from '@flou/shared/content/define.ts'
import { onlyCompleteLanguage } from '@flou/shared/content/values/languages.ts'
import { isDraftable } from '@flou/shared/content/visibility.ts'
import type { UncheckedResponse } from '@flou/shared/publishing/pageCheck.ts'
import pMap from 'p-map'
import { findUnchecked, readSeverities } from '../../../core/operations/input/pageChecks.ts'
import type { Table } from '../../../core/store/dynamo/table.ts'
import { latestRevision } from '../../../core/store/items/draft.ts'
import { readSnapshot } from '../../../core/store/read/snapshot.ts'
import type { Snapshot } from '../../../core/store/writeContext.ts'

const CONCURRENCY = 20

/** Language in which the latest content can go live alone, unless the record is live in it alone already. */
const incompleteIn = (type: AnyType, { fields, onlyIn }: Pick<Snapshot, 'fields' | 'onlyIn'>) =>
  isDraftable(type) && onlyIn === undefined ? onlyCompleteLanguage(type, fields) : undefined

/**
 * Finds the records whose latest content, drafts included, has unchecked machine translations or is incomplete in
 * one language.
 */
export async function uncheckedRecords(
  table: Table,
  type: AnyType,
  ids: readonly number[],
): Promise<UncheckedResponse> {
  const severities = await readSeverities(table)
  const severity = severities.machineCheck
  const records = await pMap(
    ids,
    async (id) => {
      const snapshot = await readSnapshot(table, type, { id })
      if (!snapshot) return { id, texts: [], onlyIn: undefined }
      const { fields } = latestRevision(snapshot)
      const onlyIn = incompleteIn(type, { ...snapshot, fields })
      const content = { type, id, fields, onlyIn: onlyIn ?? snapshot.onlyIn }
      return { id, onlyIn, texts: (await findUnchecked(table, content, severities)).texts }
    },
    { concurrency: CONCURRENCY },
  )
  return {
    severity,
    records: records.flatMap(({ id, texts }) => (texts.length > 0 ? [{ id, texts }] : [])),
    incomplete: records.flatMap(({ id, onlyIn }) => (onlyIn ? [{ id, onlyIn }] : [])),
  }
}
