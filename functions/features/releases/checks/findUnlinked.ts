import type { AnyType, ContentType } from '@flou/shared/content/define.ts'
import { errorKey } from '@flou/shared/content/values/errorKey.ts'
import { visitDependencies, type ReferenceKey } from '@flou/shared/content/values/references.ts'
import { visibilityOf } from '@flou/shared/content/visibility.ts'
import type { ReleaseProblem } from '@flou/shared/releases/problems.ts'
import type { OperationContext } from '../../../core/operations/operation.ts'
import { keyOfReference } from '../../../core/store/keys.ts'
import { snapshotOf } from '../../../core/store/items/recordItem.ts'
import type { RecordItem } from '../../../core/store/storedItems.ts'
import type { ItemWithContent } from '../store/storedRelease.ts'

const isPublicType = (type: AnyType | undefined): type is ContentType =>
  type !== undefined && !type.single && type.publicPath !== undefined

export function isPublic(type: ContentType, item: RecordItem | undefined): boolean {
  if (!item) return false
  const { fields, state } = snapshotOf(item)
  return visibilityOf(type, { ...fields, state }) === 'published'
}

/** Records that the release publishes or removes. */
function outcomes(items: readonly ItemWithContent[]): Map<string, boolean> {
  return new Map(
    items.flatMap(({ item: { subject }, content: { command } }) => {
      if (subject === undefined || command.name === 'reorder') return []
      return [[subject, command.name === 'store'] as const]
    }),
  )
}

/** Returns the links to records with a page that visitors will not see. */
export async function findUnlinked(
  { table, registry }: Pick<OperationContext, 'table' | 'registry'>,
  type: AnyType,
  { items, one: { item, content } }: { items: readonly ItemWithContent[]; one: ItemWithContent },
): Promise<ReleaseProblem[]> {
  const { command } = content
  if (command.name !== 'store') return []
  const links: { key: ReferenceKey; field: string }[] = []
  visitDependencies(type.declaration, command.fields, (key, path) => {
    if (isPublicType(registry.types.get(key.split('#')[0] ?? ''))) links.push({ key, field: errorKey(path) })
  })
  const released = outcomes(items)
  const targets = await table.getAll(
    links.map(({ key }) => keyOfReference(key)),
    { consistent: true },
  )
  return links.flatMap(({ key, field }, index): ReleaseProblem[] => {
    const target = registry.types.get(key.split('#')[0] ?? '')
    const willBePublic = released.get(key) ?? (isPublicType(target) && isPublic(target, targets[index]))
    return willBePublic ? [] : [{ itemId: item.id, kind: 'brokenLink', field }]
  })
}
