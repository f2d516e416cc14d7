import type { Registry } from '@flou/shared/content/registry.ts'
import { referencesOf, type ReferenceKey } from '@flou/shared/content/values/references.ts'
import { isOpen } from '@flou/shared/workflow.ts'
import type { StoredChange } from '../../store/changes/changeItems.ts'
import { contentOfChange, openChanges } from '../../store/changes/readChanges.ts'
import type { Table } from '../../store/dynamo/table.ts'
import { contentsOf } from './relatedChanges.ts'

/** Open change requests whose content names a record. It reads every open request: callers ask rarely. */
export async function requestsNaming(
  table: Table,
  { types }: Registry,
  target: ReferenceKey,
): Promise<StoredChange[]> {
  const open = (await openChanges(table)).filter(({ status }) => isOpen(status))
  const naming = await Promise.all(
    open.map(async (change) => {
      const type = types.get(change.type)
      if (!type || `${change.type}#${change.recordId}` === target) return []
      const { command } = await contentOfChange(table, change)
      const isNamed = contentsOf(command).some((fields) =>
        referencesOf(type.shape, fields).some(({ key }) => key === target),
      )
      return isNamed ? [change] : []
    }),
  )
  return naming.flat()
}
