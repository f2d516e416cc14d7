import type { StoredRecord } from '@flou/shared/api.ts'
import type { Section } from '@flou/shared/content/define.ts'
import { type WriteContext, type Content, type Snapshot, personOf } from '../writeContext.ts'
import { latestRevision } from '../items/draft.ts'
import { driftOf } from '../items/drift.ts'
import { readSnapshot } from '../read/snapshot.ts'
import { following, write, type SaveAction } from './saveRecord.ts'

/** The section as it is stored; undefined before it was saved for the first time. `id`: of the record it is below, 0 for none. */
export const sectionSnapshot = (
  { table }: Pick<WriteContext, 'table'>,
  section: Section,
  id = 0,
): Promise<Snapshot | undefined> => readSnapshot(table, section, { id, consistent: true })

/** Stores a section over `before`; absent the first time. Throws `record_changed` with the section as it is. */
export function saveSection(
  change: WriteContext,
  section: Section,
  {
    id = 0,
    before,
    fields,
    extraItems,
    action = 'update',
  }: Content & { id?: number; before?: Snapshot | undefined; action?: SaveAction },
): Promise<StoredRecord> {
  const after: Snapshot = {
    ...firstMeta(change, id),
    ...(before && { ...following(before, change), drift: driftOf(section, latestRevision(before), fields) }),
    fields,
  }
  return write(change, { type: section, ...(before && { before }), after, action }, extraItems)
}

const firstMeta = ({ now, by }: WriteContext, id: number) => ({
  id,
  version: 1,
  state: 'published' as const,
  created: now.toISOString(),
  updated: now.toISOString(),
  createdBy: personOf(by),
  updatedBy: personOf(by),
})
