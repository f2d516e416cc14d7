import type { AnyType } from '@flou/shared/content/define.ts'
import type { Route } from '@flou/shared/content/routing/routes.ts'
import type { Field, Shape } from '@flou/shared/content/shape.ts'

/** What can look or behave in its own way: each kind of field, by itself and inside of another field. */
export function fieldLooks(shape: Shape, isAsked: (field: Field) => boolean = () => true): string[] {
  const looksIn = ({ fields, localized }: Shape, place: string): string[] => [
    ...Object.values(fields).flatMap((field) => looksOf(field, place)),
    ...Object.values(localized).flatMap((field) => looksOf(field, `${place}localized `)),
  ]
  const looksOf = (field: Field, place: string): string[] => [
    ...(isAsked(field) ? [place + field.kind] : []),
    ...('of' in field ? looksIn(field.of as Shape, `${field.kind} `) : []), // items and groups carry a shape
  ]
  return [...new Set(looksIn(shape, ''))]
}

/** What a form's layout consists of beside its fields. */
export const layoutOf = (type: AnyType): string[] => [
  ...(type.single ? ['section'] : ['record']),
  ...(!type.single && type.tabs ? ['tabs'] : []),
  ...((type.single ? type.below : type.parent) === undefined ? [] : ['below a record']),
]

/** What a screen consists of: two screens of the same parts look the same to whoever uses them. */
export function screenLooks({ kind, type, screen }: Route): string[] {
  if (!type) return [`custom ${screen.custom}`]
  if (kind === 'list' && !type.single)
    return [`list of ${type.list.columns.length} columns`, ...(type.list.tree === undefined ? [] : ['tree'])]
  if (kind === 'grid') return ['grid']
  return [...fieldLooks(type.shape), ...layoutOf(type)].map((look) => `${kind}: ${look}`)
}

/** Tells of each thing whether it shows a look that none before it showed. */
export function newLooks() {
  const seen = new Set<string>()
  return (looks: readonly string[]) => {
    const before = seen.size
    for (const look of looks) seen.add(look)
    return seen.size > before
  }
}
