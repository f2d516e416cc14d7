import type { Registry } from '@flou/shared/content/registry.ts'
import { referencesOf, type ReferenceKey } from '@flou/shared/content/values/references.ts'
import { keyOfReference } from '../../../core/store/keys.ts'
import { dataOf } from '../../../core/store/liveItem.ts'
import type { Table } from '../../../core/store/dynamo/table.ts'
import { usageSourcesOf, type IsUnlinked, type UsageSource } from '../../../core/store/read/usage.ts'
import type { Values } from '../../../core/store/writeContext.ts'
import type { ItemWithContent } from '../store/storedRelease.ts'

/** Returns the parent that an order of the release moves a record to. */
function parentAfter({ type, id }: UsageSource, { item, content: { command } }: ItemWithContent) {
  if (command.name !== 'reorder') return undefined
  const { records, below = [] } = command.request
  return [{ ...item, records }, ...below].find(
    (list) => list.type === type.key && list.records.some((record) => record.id === id),
  )?.parentId
}

function valuesAfter(source: UsageSource, before: Values, one: ItemWithContent): Values | undefined {
  const { type, id } = source
  const { command } = one.content
  const parentId = parentAfter(source, one)
  if (!type.single && type.parent && parentId !== undefined)
    return { ...before, [type.parent.field]: parentId }
  if ('changes' in command) {
    const row = one.item.type === type.key ? command.changes.find((change) => change.id === id) : undefined
    return row ? { ...before, ...row.fields } : before
  }
  if (one.item.subject !== `${type.key}#${id}`) return before
  if (command.name === 'trash') return undefined
  return command.name === 'store' ? { ...before, ...command.fields } : before
}

/** Returns the content of a record or section once a release is live; undefined if it is trashed. */
export function contentAfter(source: UsageSource, items: readonly ItemWithContent[]): Values | undefined {
  let after: Values | undefined = source.fields
  for (const one of items) after = after && valuesAfter(source, after, one)
  return after
}

function refersAfter(source: UsageSource, target: ReferenceKey, items: readonly ItemWithContent[]): boolean {
  const after = contentAfter(source, items)
  return after !== undefined && referencesOf(source.type.declaration, after).some(({ key }) => key === target)
}

/** Judges references as they are once a release is live, which indexes show later. */
export const unlinkedBy =
  (items: readonly ItemWithContent[]): IsUnlinked =>
  (source, target) =>
    contentAfter(source, items) !== source.fields && !refersAfter(source, target, items)

const sourcesIn = (registry: Registry, items: readonly ItemWithContent[]): UsageSource[] =>
  items.flatMap(({ item, content: { command } }) => {
    const type = registry.types.get(item.type)
    if (!type) return []
    if ('changes' in command) return command.changes.map(({ id, fields }) => ({ type, id, fields }))
    return command.name === 'store' ? [{ type, id: item.recordId, fields: command.fields }] : []
  })

/** Returns what refers to a record once a release is live. */
export async function sourcesAfter(
  reader: { table: Table; registry: Registry },
  target: ReferenceKey,
  items: readonly ItemWithContent[],
): Promise<UsageSource[]> {
  const stored = await usageSourcesOf({ ...reader, isUnlinked: unlinkedBy(items) }, target)
  const own = sourcesIn(reader.registry, items).filter((source) => refersAfter(source, target, items))
  return [...new Map([...stored, ...own].map((one) => [`${one.type.key}#${one.id}`, one])).values()]
}

const MOST_REFERRED = 500

export async function referredRecords(
  { table, registry }: { table: Table; registry: Registry },
  target: ReferenceKey,
): Promise<ReadonlySet<string>> {
  const referred = new Set<ReferenceKey>()
  let next: ReferenceKey[] = [target]
  while (next.length > 0 && referred.size < MOST_REFERRED) {
    const items = await table.getAll(next.map(keyOfReference), { consistent: true })
    const found = items.flatMap((item) => {
      const declaration = item && registry.types.get(item.type)?.declaration
      return declaration ? referencesOf(declaration, dataOf(item)).map(({ key }) => key) : []
    })
    next = [...new Set(found)].filter((key) => !referred.has(key))
    for (const key of next) referred.add(key)
  }
  return referred
}
