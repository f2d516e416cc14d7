import type { FieldKind } from '@flou/shared/content/fields/kind.ts'
import type { Field, Fields, Declaration } from '@flou/shared/content/declaration.ts'

const WIDE: ReadonlySet<string> = new Set<FieldKind>([
  'items',
  'group',
  'appearance',
  'permissions',
  'code',
  'richText',
])

interface FormLayout {
  narrow: Fields
  wide: Fields
}

export function layoutOf({ fields }: Declaration): FormLayout {
  const needsWidth = (field: Field) =>
    WIDE.has(field.kind) || ('editor' in field && field.editor !== undefined)
  const fieldsWhere = (isWide: boolean) =>
    Object.fromEntries(Object.entries(fields).filter(([, field]) => needsWidth(field) === isWide))
  return { narrow: fieldsWhere(false), wide: fieldsWhere(true) }
}

export const hasTexts = (declaration: Declaration): boolean =>
  Object.keys(declaration.localized).length > 0 ||
  Object.values(declaration.fields).some((field) => 'of' in field && hasTexts(field.of as Declaration))
