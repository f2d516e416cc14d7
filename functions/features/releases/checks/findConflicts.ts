import type { AnyType } from '@flou/shared/content/define.ts'
import type { ReleaseProblem } from '@flou/shared/releases/problems.ts'
import type { OperationContext } from '../../../core/operations/operation.ts'
import { dataOf } from '../../../core/store/liveItem.ts'
import { getRevision } from '../../../core/store/read/revisions.ts'
import { contentOfItem, releasesOf } from '../store/readReleases.ts'
import type { ItemWithContent, StoredRelease } from '../store/storedRelease.ts'
import { conflictingFields } from './mergeFields.ts'

/** Returns one problem for each other release that changes the same record, with what merging them needs. */
export async function findConflicts(
  { table }: Pick<OperationContext, 'table'>,
  type: AnyType,
  { release, one: { item, content } }: { release: StoredRelease; one: ItemWithContent },
): Promise<ReleaseProblem[]> {
  if (item.subject === undefined) return []
  const others = (await releasesOf(table, item.subject)).filter(({ releaseId }) => releaseId !== release.id)
  return Promise.all(
    others.map(async ({ releaseId, itemId, name }): Promise<ReleaseProblem> => {
      const problem = { itemId: item.id, kind: 'conflict', releaseId, releaseName: name } as const
      const { command } = await contentOfItem(table, releaseId, itemId)
      if (command.name !== 'store' || content.command.name !== 'store') return problem
      const base = await getRevision(table, type, { id: item.recordId, version: item.recordVersion })
      const sides = { base: base ? dataOf(base) : {}, mine: content.command.fields, theirs: command.fields }
      return { ...problem, merge: { fields: conflictingFields(type.declaration, sides) } }
    }),
  )
}
