import type { ContentType } from '@flou/shared/content/define.ts'
import { referencesOf } from '@flou/shared/content/values/references.ts'
import pMap from 'p-map'
import { AppError } from '../../errors.ts'
import { rowsOf, type BatchEntry, type BatchRefusal, type StoredBatch } from '../../store/batch/batchItems.ts'
import { liveKey, snapshotOf, revisionKey } from '../../store/items/recordItem.ts'
import { dataOf } from '../../store/liveItem.ts'
import type { Table } from '../../store/dynamo/table.ts'
import type { RevisionItem } from '../../store/storedItems.ts'
import type { Snapshot } from '../../store/writeContext.ts'
import { findMissing } from '../references.ts'
import { runSaveHook, runTrashHook } from '../hooks/runHooks.ts'
import type { HookContext } from '../hooks/typeHooks.ts'
import { usageSourcesOf } from '../../store/read/usage.ts'

interface Undo {
  type: ContentType
  batch: StoredBatch
}

function reversed(row: BatchEntry, earlier: RevisionItem | undefined): BatchEntry {
  const from = row.from + 1
  if (row.action === 'create') return { ...row, action: 'delete', from }
  return { ...row, action: 'restore', from, fields: earlier ? dataOf(earlier) : row.fields }
}

/** Returns the inverse of each applied row. */
export async function reversedRows(table: Table, { type, batch }: Undo): Promise<BatchEntry[]> {
  const rows = await rowsOf(table, batch)
  const refused = new Set(batch.refusals.map(({ index }) => index))
  const appliedRows = rows.filter((_, index) => !refused.has(index))
  const earlier = await table.getAll(appliedRows.map(({ id, from }) => revisionKey(type, id, from)))
  return appliedRows.map((row, index) => reversed(row, earlier[index]))
}

const CONCURRENCY = 50

async function usedAmong(
  { table, registry, type }: Pick<HookContext, 'table' | 'registry'> & { type: ContentType },
  ids: readonly number[],
): Promise<Set<number>> {
  const usages = await pMap(ids, (id) => usageSourcesOf({ table, registry }, `${type.key}#${id}`), {
    concurrency: CONCURRENCY,
  })
  return new Set(ids.filter((_, index) => usages[index]?.length))
}

async function refusalOf(
  context: HookContext,
  { type, row, before }: { type: ContentType; row: BatchEntry; before: Snapshot },
): Promise<string | undefined> {
  try {
    if (row.action === 'delete') await runTrashHook(context, type, before)
    else await runSaveHook(context, type, { fields: row.fields, before })
    return undefined
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    return Object.values(error.fields ?? {})[0] ?? error.messageCode ?? error.code
  }
}

export async function undoRows(
  context: HookContext,
  { type, batch }: Undo,
): Promise<{ changes: BatchEntry[]; refusals: BatchRefusal[] }> {
  const { table, registry } = context
  const changes = await reversedRows(table, { type, batch })
  const live = await table.getAll(
    changes.map(({ id }) => liveKey(type, id)),
    { consistent: true },
  )
  const created = changes.flatMap(({ id, action }) => (action === 'delete' ? [id] : []))
  const inUse = await usedAmong({ table, registry, type }, created)
  const named = changes.map(({ action, fields }) =>
    action === 'delete' ? [] : referencesOf(type.declaration, fields).map(({ key }) => key),
  )
  const absent = await findMissing(table, named.flat())
  const refusals: BatchRefusal[] = []
  for (const [index, row] of changes.entries()) {
    const item = live[index]
    const isUnchanged = item?.version === row.from && item.state !== 'trashed'
    const reason = !isUnchanged
      ? 'recordChanged'
      : inUse.has(row.id)
        ? 'inUse'
        : named[index]?.some((key) => absent.has(key))
          ? 'missing'
          : await refusalOf(context, { type, row, before: snapshotOf(item) })
    if (reason !== undefined) refusals.push({ index, reason })
  }
  return { changes, refusals }
}

/** Throws `bad_request` unless the batch is complete, is not an undo and has applied rows. */
export function requireUndoable({ done, total, undoes, refusals }: StoredBatch): void {
  if (done < total || undoes !== undefined || refusals.length === total) throw new AppError('bad_request')
}
