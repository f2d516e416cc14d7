import type { ContentType } from '@flou/shared/content/define.ts'
import { referencesOf } from '@flou/shared/content/values/references.ts'
import { AppError } from '../../appError.ts'
import {
  rowsOf,
  type BatchChange,
  type BatchRefusal,
  type StoredBatch,
} from '../../store/batch/batchItems.ts'
import { liveKey, snapshotOf, versionKey } from '../../store/items/recordItem.ts'
import { dataOf } from '../../store/liveItem.ts'
import type { Item } from '../../store/dynamo/table.ts'
import type { Snapshot } from '../../store/writeContext.ts'
import { goneAmong } from '../references.ts'
import { passSave, passTrash } from '../hooks/runHooks.ts'
import type { HookContext } from '../hooks/typeHooks.ts'
import { holdersOf } from '../../store/read/usage.ts'

interface Undo {
  type: ContentType
  batch: StoredBatch
}

/** What takes a row back: the content it had, or the trash for what was new. */
function reversed(row: BatchChange, earlier: Item | undefined): BatchChange {
  const from = row.from + 1
  if (row.action === 'create') return { ...row, action: 'delete', from }
  return { ...row, action: 'restore', from, fields: earlier ? dataOf(earlier) : row.fields }
}

/** Records looked up at the same time. */
const AT_ONCE = 50

/** Those of the records that something points at. */
async function usedAmong(
  { table, registry, type }: Pick<HookContext, 'table' | 'registry'> & { type: ContentType },
  ids: readonly number[],
): Promise<Set<number>> {
  const used = new Set<number>()
  for (let start = 0; start < ids.length; start += AT_ONCE) {
    const looked = ids.slice(start, start + AT_ONCE).map(async (id) => {
      const holders = await holdersOf(table, registry, `${type.key}#${id}`)
      if (holders.length > 0) used.add(id)
    })
    await Promise.all(looked)
  }
  return used
}

/** Why the type's hook keeps a row from being taken back, as a message code; undefined where it does not. */
async function refusalOf(
  context: HookContext,
  { type, row, before }: { type: ContentType; row: BatchChange; before: Snapshot },
): Promise<string | undefined> {
  try {
    if (row.action === 'delete') await passTrash(context, type, before)
    else await passSave(context, type, { fields: row.fields, before })
    return undefined
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    return Object.values(error.fields ?? {})[0] ?? error.messageCode ?? error.code
  }
}

/** The rows that were changed, and by nobody since, each as it was; the others with the reason why they stay. */
export async function undoRows(
  context: HookContext,
  { type, batch }: Undo,
): Promise<{ changes: BatchChange[]; refusals: BatchRefusal[] }> {
  const { table, registry } = context
  const rows = await rowsOf(table, batch)
  const refused = new Set(batch.refusals.map(({ index }) => index))
  const changed = rows.filter((_, index) => !refused.has(index))
  const [live, earlier] = await Promise.all([
    table.getAll(
      changed.map(({ id }) => liveKey(type, id)),
      { consistent: true },
    ),
    table.getAll(changed.map(({ id, from }) => versionKey(type, id, from))),
  ])
  const created = changed.flatMap(({ id, action }) => (action === 'create' ? [id] : []))
  const inUse = await usedAmong({ table, registry, type }, created)
  const changes = changed.map((row, index) => reversed(row, earlier[index]))
  const named = changes.map(({ action, fields }) =>
    action === 'delete' ? [] : referencesOf(type.shape, fields).map(({ key }) => key),
  )
  const gone = await goneAmong(table, named.flat())
  const refusals: BatchRefusal[] = []
  for (const [index, row] of changes.entries()) {
    const item = live[index]
    const isAsLeft = item?.['version'] === row.from && item['state'] !== 'trashed'
    const reason = !isAsLeft
      ? 'recordChanged'
      : inUse.has(row.id)
        ? 'inUse'
        : named[index]?.some((key) => gone.has(key))
          ? 'missing'
          : await refusalOf(context, { type, row, before: snapshotOf(item) })
    if (reason !== undefined) refusals.push({ index, reason })
  }
  return { changes, refusals }
}

/** Only a batch that has come to its end can be undone, and an undo cannot. Throws `bad_request`. */
export function requireUndoable({ done, total, undoes, refusals }: StoredBatch): void {
  if (done < total || undoes !== undefined || refusals.length === total) throw new AppError('bad_request')
}
