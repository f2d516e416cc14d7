import type { AnyType } from '@flou/shared/content/define.ts'
import type { ReleaseProblem } from '@flou/shared/releases/problems.ts'
import { AppError } from '../../../core/errors.ts'
import { prepare } from '../../../core/operations/input/prepare.ts'
import type { OperationContext } from '../../../core/operations/operation.ts'
import { readContent } from '../../../core/operations/records/contentTarget.ts'
import type { ItemWithContent } from '../store/storedRelease.ts'
import { sourcesAfter } from './contentAfter.ts'
import { titlesOfSources } from './findLinked.ts'

/** Returns what the rules of today refuse, as applying it would. */
export async function findInvalid(
  context: OperationContext,
  type: AnyType,
  {
    items,
    one: {
      item,
      content: { command },
    },
  }: { items: readonly ItemWithContent[]; one: ItemWithContent },
): Promise<ReleaseProblem[]> {
  const itemId = item.id
  if (command.name === 'trash') {
    const sources = await sourcesAfter(context, `${item.type}#${item.recordId}`, items)
    return sources.length > 0 ? [{ itemId, kind: 'inUse', linkedFrom: titlesOfSources(sources) }] : []
  }
  if (command.name !== 'store') return []
  const { fields: body, secrets, onlyIn } = command
  const isNew = item.recordId === 0 && !type.single
  const target = { type, id: item.recordId, parentId: item.parentId, permission: [] }
  const before = isNew ? undefined : await readContent(context, target)
  try {
    await prepare({ type, body, before, mode: 'update', secrets, onlyIn }, context)
    return []
  } catch (error) {
    if (!(error instanceof AppError) || !error.fields) throw error
    return Object.entries(error.fields).map(([field, reason]) => ({ itemId, kind: 'invalid', field, reason }))
  }
}
