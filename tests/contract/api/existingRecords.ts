import type { AnyType, ContentType } from '@flou/shared/content/define.ts'
import { contentTypes, REGISTRY, requireContentType } from '@flou/shared/content/registry.ts'
import type { Field, Shape } from '@flou/shared/content/shape.ts'
import { createRecord } from '@flou/functions/store/write/createRecord.ts'
import type { WriteContext } from '@flou/functions/store/writeContext.ts'
import { filledRecord } from '../filledRecord.ts'

/** Types that a shape's fields point at; `onlyRequired`: those without which it cannot be saved. */
function targetsOf({ fields, localized }: Shape, onlyRequired: boolean): string[] {
  return [...Object.values(fields), ...Object.values(localized)].flatMap((field: Field) => {
    if ('of' in field) return targetsOf(field.of as Shape, onlyRequired) // only items and groups carry a shape
    return 'to' in field && (field.required || !onlyRequired) ? [String(field.to)] : []
  })
}

const above = (type: AnyType) => (type.single ? type.below : type.parent?.type)

/** Everything that some declaration points at or belongs to. */
function wantedTypes(): Set<string> {
  const all = [...REGISTRY.types.values()]
  return new Set(all.flatMap((type) => [...targetsOf(type.shape, false), above(type) ?? []].flat()))
}

/**
 * One record of each type that others point at, in an order in which each finds what it needs; `existing` holds those that
 * are there already and gets the others' ids.
 */
export async function createExisting(
  change: () => WriteContext,
  existing: Map<string, number>,
): Promise<void> {
  const wanted = wantedTypes()
  const waiting = contentTypes().filter(({ key }) => wanted.has(key) && !existing.has(key))
  const isReady = ({ shape }: ContentType) => targetsOf(shape, true).every((key) => existing.has(key))
  while (waiting.length > 0) {
    const index = waiting.findIndex(isReady)
    const [next] = waiting.splice(index, 1)
    if (index < 0 || !next) throw new Error('Required references form a circle')
    const type = requireContentType(next.key)
    const fields = filledRecord(type.shape, { idOf: (key) => existing.get(key) ?? 0, seed: 'existing' })
    existing.set(type.key, (await createRecord(change(), type, { fields })).id)
  }
}
