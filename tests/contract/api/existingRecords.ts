import type { AnyType, ContentType } from '@flou/shared/content/define.ts'
import { contentTypes, REGISTRY, requireContentType } from '@flou/shared/content/registry.ts'
import type { Field, Declaration } from '@flou/shared/content/declaration.ts'
import { createRecord } from '@flou/functions/core/store/write/createRecord.ts'
import type { WriteContext } from '@flou/functions/core/store/writeContext.ts'
import { filledRecord } from '@flou/functions/openapi/filledRecord.ts'

/** Types that a declaration's fields refer to; `onlyRequired`: those needed to save. */
function targetsOf({ fields, localized }: Declaration, onlyRequired: boolean): string[] {
  return [...Object.values(fields), ...Object.values(localized)].flatMap((field: Field) => {
    if ('of' in field) return targetsOf(field.of as Declaration, onlyRequired) // items and groups only
    return 'to' in field && (field.required || !onlyRequired) ? [String(field.to)] : []
  })
}

const above = (type: AnyType) => (type.single ? type.below : type.parent?.type)

/** All types that a declaration refers to or belongs to. */
function wantedTypes(): Set<string> {
  const all = [...REGISTRY.types.values()]
  return new Set(all.flatMap((type) => [...targetsOf(type.declaration, false), above(type) ?? []].flat()))
}

/** Creates one record of each referenced type, in order of their dependencies. Adds the ids to `existing`. */
export async function createExisting(
  change: () => WriteContext,
  existing: Map<string, number>,
): Promise<void> {
  const wanted = wantedTypes()
  const waiting = contentTypes().filter(({ key }) => wanted.has(key) && !existing.has(key))
  const isReady = ({ declaration }: ContentType) =>
    targetsOf(declaration, true).every((key) => existing.has(key))
  while (waiting.length > 0) {
    const index = waiting.findIndex(isReady)
    const [next] = waiting.splice(index, 1)
    if (index < 0 || !next) throw new Error('Required references form a circle')
    const type = requireContentType(next.key)
    const fields = filledRecord(type.declaration, { idOf: (key) => existing.get(key) ?? 0, seed: 'existing' })
    existing.set(type.key, (await createRecord(change(), type, { fields })).id)
  }
}
