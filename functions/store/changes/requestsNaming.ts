import type { Registry } from '@flou/shared/content/registry.ts'
import { referencesOf, type ReferenceKey } from '@flou/shared/content/values/references.ts'
import { isOpen } from '@flou/shared/workflow.ts'
import type { Table } from '../dynamo/table.ts'
import type { Values } from '../writeContext.ts'
import type { Command, StoredChange } from './changeItems.ts'
import { contentOfChange, openChanges } from './readChanges.ts'

/** The contents that a command would show. */
export const contentsOf = (command: Command): readonly Values[] => {
  if ('changes' in command) return command.changes.map(({ fields }) => fields)
  // what is taken away shows nothing any more
  return command.name === 'store' || command.name === 'publish' || command.name === 'restore'
    ? [command.fields]
    : []
}

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
