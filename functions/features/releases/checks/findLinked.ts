import type { AnyType } from '@flou/shared/content/define.ts'
import { dependenciesOf, type ReferenceKey } from '@flou/shared/content/values/references.ts'
import type { ReleaseProblem } from '@flou/shared/releases/problems.ts'
import type { OperationContext } from '../../../core/operations/operation.ts'
import { partitions } from '../../../core/store/partitions.ts'
import { usagePageOf, type UsageSource } from '../../../core/store/read/usage.ts'
import { titleOf } from '../../../core/store/texts.ts'
import type { ItemWithContent } from '../store/storedRelease.ts'
import { contentAfter } from './contentAfter.ts'

export const MOST_NAMED = 5

/** True if the record or section still links once the release is live. */
function stillLinks(source: UsageSource, target: ReferenceKey, items: readonly ItemWithContent[]): boolean {
  const subject = `${source.type.key}#${source.id}`
  const isHidden = items.some(
    ({ item, content: { command } }) => item.subject === subject && command.name === 'unpublish',
  )
  const after = contentAfter(source, items)
  if (after === source.fields) return !isHidden
  return !isHidden && after !== undefined && dependenciesOf(source.type.declaration, after).has(target)
}

/** Returns the titles of the first sources. */
export const titlesOfSources = (sources: readonly UsageSource[]): NonNullable<ReleaseProblem['linkedFrom']> =>
  sources.slice(0, MOST_NAMED).map(({ type, fields }) => (type.single ? type.label : titleOf(type, fields)))

/** Returns a warning for a record that the release takes from visitors while others link to it. */
export async function findLinked(
  { table, registry }: Pick<OperationContext, 'table' | 'registry'>,
  type: AnyType,
  { items, one: { item, content } }: { items: readonly ItemWithContent[]; one: ItemWithContent },
): Promise<ReleaseProblem[]> {
  const { name } = content.command
  if (name !== 'unpublish' && name !== 'trash') return []
  const target: ReferenceKey = `${type.key}#${item.recordId}`
  const pages = await Promise.all(
    // references to a trashed record are refused
    [...(name === 'unpublish' ? [partitions.references(target)] : []), partitions.links(target)].map(
      (partition) => usagePageOf({ table, registry }, partition),
    ),
  )
  const linking = pages.flatMap(({ sources }) => sources).filter((one) => stillLinks(one, target, items))
  if (linking.length === 0) return []
  return [{ itemId: item.id, kind: 'linked', linkedFrom: titlesOfSources(linking) }]
}
