import type { StoredRecord } from '@flou/shared/api.ts'
import type { ContentType } from '@flou/shared/content/define.ts'
import { publicName } from '@flou/shared/content/declaration.ts'
import { visitDependencies, type ReferenceKey } from '@flou/shared/content/values/references.ts'

export function referencesByField(
  { declaration }: ContentType,
  record: StoredRecord,
): Map<string, Set<ReferenceKey>> {
  const fields = { ...declaration.fields, ...declaration.localized }
  const found = new Map<string, Set<ReferenceKey>>()
  visitDependencies(declaration, record, (key, [first, , text]) => {
    const name = String(first === declaration.translationsKey ? text : first)
    const publicFieldName = fields[name] ? publicName(name, fields[name]) : name
    found.set(publicFieldName, (found.get(publicFieldName) ?? new Set()).add(key))
  })
  return found
}
