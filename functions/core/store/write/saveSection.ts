import type { StoredRecord } from '@flou/shared/api.ts'
import type { Section } from '@flou/shared/content/define.ts'
import { type WriteContext, type Content, type Snapshot, personOf } from '../writeContext.ts'
import { latestRevision } from '../items/draft.ts'
import { findStaleTranslation } from '../items/staleTranslation.ts'
import { readSnapshot } from '../read/snapshot.ts'
import { nextMeta, write, type SaveAction } from './saveRecord.ts'

export const sectionSnapshot = (
  { table }: Pick<WriteContext, 'table'>,
  section: Section,
  id = 0,
): Promise<Snapshot | undefined> => readSnapshot(table, section, { id, consistent: true })

export function saveSection(
  context: WriteContext,
  section: Section,
  {
    id = 0,
    before,
    fields,
    extraItems,
    onlyIn,
    action = 'update',
  }: Content & { id?: number; before?: Snapshot | undefined; action?: SaveAction },
): Promise<StoredRecord> {
  const after: Snapshot = {
    ...firstMeta(context, id),
    ...(before && {
      ...nextMeta(before, context),
      staleTranslation: findStaleTranslation(section, latestRevision(before), fields),
    }),
    fields,
    ...(onlyIn && { onlyIn }),
  }
  return write(context, { type: section, ...(before && { before }), after, action }, extraItems)
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
