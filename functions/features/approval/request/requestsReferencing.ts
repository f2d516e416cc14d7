import type { Registry } from '@flou/shared/content/registry.ts'
import { referencesOf, type ReferenceKey } from '@flou/shared/content/values/references.ts'
import { isOpen } from '@flou/shared/approval/workflow.ts'
import type { Table } from '../../../core/store/dynamo/table.ts'
import type { Values } from '../../../core/store/writeContext.ts'
import type { StoredChangeRequest } from './changeRequestItems.ts'
import type { Command } from '../../../core/store/command.ts'
import { contentOfChangeRequest, openChangeRequests } from './readChangeRequests.ts'

export const contentsOf = (command: Command): readonly Values[] => {
  if ('changes' in command) return command.changes.map(({ fields }) => fields)
  // removals show nothing
  return command.name === 'store' || command.name === 'publish' || command.name === 'restore'
    ? [command.fields]
    : []
}

export async function requestsReferencing(
  table: Table,
  { types }: Registry,
  target: ReferenceKey,
): Promise<StoredChangeRequest[]> {
  const open = (await openChangeRequests(table)).filter(({ status }) => isOpen(status))
  const referencing = await Promise.all(
    open.map(async (changeRequest) => {
      const type = types.get(changeRequest.type)
      if (!type || `${changeRequest.type}#${changeRequest.recordId}` === target) return []
      const { command } = await contentOfChangeRequest(table, changeRequest)
      const isReferenced = contentsOf(command).some((fields) =>
        referencesOf(type.declaration, fields).some(({ key }) => key === target),
      )
      return isReferenced ? [changeRequest] : []
    }),
  )
  return referencing.flat()
}
