import type { StoredRecord } from '@flou/shared/api.ts'
import type { ContentType } from '@flou/shared/content/define.ts'
import { publicName } from '@flou/shared/content/shape.ts'
import { visitShownRecords, type ReferenceKey } from '@flou/shared/content/values/references.ts'

/** The records that a record shows something of, by the public name of the field that does; fields that show none are absent. */
export function shownByField({ shape }: ContentType, record: StoredRecord): Map<string, Set<ReferenceKey>> {
  const fields = { ...shape.fields, ...shape.localized }
  const found = new Map<string, Set<ReferenceKey>>()
  visitShownRecords(shape, record, (key, [first, , text]) => {
    // texts are one level deeper, below their language
    const name = String(first === shape.localizedName ? text : first)
    const shown = fields[name] ? publicName(name, fields[name]) : name
    found.set(shown, (found.get(shown) ?? new Set()).add(key))
  })
  return found
}
