import type { AnyType } from '@flou/shared/content/define.ts'
import type { Route } from '@flou/shared/content/routing/routes.ts'
import type { Field, Declaration } from '@flou/shared/content/declaration.ts'

/** Distinct kinds of fields, top-level and nested. */
export function fieldLooks(
  declaration: Declaration,
  isAsked: (field: Field) => boolean = () => true,
): string[] {
  const looksIn = ({ fields, localized }: Declaration, place: string): string[] => [
    ...Object.values(fields).flatMap((field) => looksOf(field, place)),
    ...Object.values(localized).flatMap((field) => looksOf(field, `${place}localized `)),
  ]
  const looksOf = (field: Field, place: string): string[] => [
    ...(isAsked(field) ? [place + field.kind] : []),
    ...('of' in field ? looksIn(field.of as Declaration, `${field.kind} `) : []), // items and groups have nested fields
  ]
  return [...new Set(looksIn(declaration, ''))]
}

/** Parts of a form's layout apart from fields. */
export const layoutOf = (type: AnyType): string[] => [
  ...(type.single ? ['section'] : ['record']),
  ...(!type.single && type.tabs ? ['tabs'] : []),
  ...((type.single ? type.below : type.parent) === undefined ? [] : ['below a record']),
]

/** Parts of a screen: two screens with the same parts look alike. */
export function screenLooks({ kind, type, screen }: Route): string[] {
  if (!type) return [`custom ${screen.custom}`]
  if (kind === 'list' && !type.single)
    return [`list of ${type.list.columns.length} columns`, ...(type.list.tree === undefined ? [] : ['tree'])]
  if (kind === 'grid') return ['grid']
  return [...fieldLooks(type.declaration), ...layoutOf(type)].map((look) => `${kind}: ${look}`)
}

/** Returns a function that is true if a look was not seen before. */
export function newLooks() {
  const seen = new Set<string>()
  return (looks: readonly string[]) => {
    const before = seen.size
    for (const look of looks) seen.add(look)
    return seen.size > before
  }
}
