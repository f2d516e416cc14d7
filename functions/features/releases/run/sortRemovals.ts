import type { Registry } from '@flou/shared/content/registry.ts'
import { dependenciesOf } from '@flou/shared/content/values/references.ts'
import type { ItemWithContent } from '../store/storedRelease.ts'

/** Returns the items with each record deleted before those that it refers to, so that an undo restores those first. */
export function sortRemovals(registry: Registry, items: readonly ItemWithContent[]): ItemWithContent[] {
  const { true: removals = [], false: others = [] } = Object.groupBy(
    items,
    ({ content: { command } }) => `${command.name === 'trash'}`,
  )
  const bySubject = new Map(removals.map((one) => [one.item.subject, one]))
  const sorted = new Set<ItemWithContent>()
  const visited = new Set<ItemWithContent>()
  const add = (one: ItemWithContent | undefined) => {
    if (!one || visited.has(one)) return
    visited.add(one)
    const { item, content } = one
    const declaration = registry.types.get(item.type)?.declaration
    const fields = content.command.name === 'trash' ? content.command.fields : {}
    for (const key of declaration ? dependenciesOf(declaration, fields) : []) add(bySubject.get(key))
    sorted.add(one)
  }
  removals.forEach(add)
  return [...others, ...[...sorted].toReversed()]
}
