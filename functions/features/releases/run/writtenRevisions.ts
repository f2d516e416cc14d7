import { requireBatch, rowsOf } from '../../../core/store/batch/batchItems.ts'
import { liveKey } from '../../../core/store/items/recordItem.ts'
import type { ItemWithContent, StoredRelease } from '../store/storedRelease.ts'
import type { RunServices } from './applyItem.ts'
import type { WrittenRevision } from './siteSwitch.ts'

const CLOCK_SKEW_MS = 2_000

type Written = Omit<WrittenRevision, 'versions'>

async function recordsWrittenBy(
  { table }: Pick<RunServices, 'table'>,
  { item: { type, recordId, applied }, content: { command } }: ItemWithContent,
): Promise<Written[]> {
  if (!applied) return []
  if (applied.batch !== undefined) {
    const rows = await rowsOf(table, await requireBatch(table, applied.batch))
    return rows.map(({ id }) => ({ type, id }))
  }
  if (command.name === 'reorder')
    return [{ type, records: command.request.records }, ...(command.request.below ?? [])].flatMap((list) =>
      list.records.map(({ id }) => ({ type: list.type, id })),
    )
  return [{ type, id: applied.recordId || recordId }]
}

/** Returns the revisions that a release, or its undo, has written and that are to be published. */
export async function writtenRevisions(
  services: Pick<RunServices, 'table' | 'registry'>,
  { updated }: Pick<StoredRelease, 'updated'>,
  items: readonly ItemWithContent[],
): Promise<WrittenRevision[]> {
  const { table, registry } = services
  const since = new Date(Date.parse(updated) - CLOCK_SKEW_MS).toISOString()
  const records = (await Promise.all(items.map((one) => recordsWrittenBy(services, one)))).flat()
  const known = records.flatMap((one) => {
    const type = registry.types.get(one.type)
    return type ? [{ ...one, key: liveKey(type, one.id) }] : []
  })
  const live = await table.getAll(
    known.map(({ key }) => key),
    { consistent: true, attributes: ['version', 'updated', 'draft'] },
  )
  return known.flatMap(({ type, id }, index) => {
    const item = live[index]
    if (!item || item.updated < since) return []
    return [{ type, id, versions: [item.version, ...(item.draft ? [item.draft.live] : [])] }]
  })
}
