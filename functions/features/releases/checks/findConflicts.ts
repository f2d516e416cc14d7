import type { AnyType } from '@flou/shared/content/define.ts'
import { requireContentType, type Registry } from '@flou/shared/content/registry.ts'
import type { ReleaseProblem } from '@flou/shared/releases/problems.ts'
import type { OperationContext } from '../../../core/operations/operation.ts'
import { dataOf } from '../../../core/store/liveItem.ts'
import { getRevision } from '../../../core/store/read/revisions.ts'
import { lockKeyOf } from '../../approval/index.ts'
import { contentOfItem, releasesOf } from '../store/readReleases.ts'
import type { ItemWithContent } from '../store/storedRelease.ts'
import { findRowConflicts, type Compared } from './findRowConflicts.ts'
import { conflictingFields } from './mergeFields.ts'

/** Returns the subjects that conflict with an item: an order also conflicts with those above and below its list. */
function conflictingSubjects(
  registry: Registry,
  type: AnyType,
  { item: { subject, parentId }, content: { command } }: ItemWithContent,
): string[] {
  if (command.name !== 'reorder' || type.single) return subject === undefined ? [] : [subject]
  const above = type.parent && { type: type.parent.type, parentId: 0 }
  return [{ type: type.key, parentId }, ...(command.request.below ?? []), ...(above ? [above] : [])].flatMap(
    (list) =>
      lockKeyOf({ ...list, type: requireContentType(list.type, registry), id: 0, kind: 'reorder' }) ?? [],
  )
}

/** Returns one problem for each other release that changes the same record, with what merging them needs. */
async function findRecordConflicts(
  { table, registry }: Pick<OperationContext, 'table' | 'registry'>,
  type: AnyType,
  { release, one }: Compared,
): Promise<ReleaseProblem[]> {
  const { item, content } = one
  const subjects = conflictingSubjects(registry, type, one)
  const found = (await Promise.all(subjects.map((subject) => releasesOf(table, subject)))).flat()
  const others = new Map(found.map((other) => [other.releaseId, other]))
  others.delete(release.id)
  return Promise.all(
    [...others.values()].map(async ({ releaseId, itemId, name }): Promise<ReleaseProblem> => {
      const problem = { itemId: item.id, kind: 'conflict', releaseId, releaseName: name } as const
      const { command } = await contentOfItem(table, releaseId, itemId)
      if (command.name !== 'store' || content.command.name !== 'store') return problem
      const base = await getRevision(table, type, { id: item.recordId, version: item.recordVersion })
      const sides = { base: base ? dataOf(base) : {}, mine: content.command.fields, theirs: command.fields }
      return { ...problem, merge: { fields: conflictingFields(type.declaration, sides) } }
    }),
  )
}

export const findConflicts = async (
  context: Pick<OperationContext, 'table' | 'registry'>,
  type: AnyType,
  compared: Compared,
): Promise<ReleaseProblem[]> =>
  (
    await Promise.all([findRecordConflicts(context, type, compared), findRowConflicts(context, compared)])
  ).flat()
