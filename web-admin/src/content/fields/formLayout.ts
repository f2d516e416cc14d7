import type { FieldKind } from '@flou/shared/content/fields/kind.ts'
import type { Field, Fields, Shape } from '@flou/shared/content/shape.ts'

/** Kinds that need the full width. */
const WIDE: ReadonlySet<string> = new Set<FieldKind>([
  'items',
  'group',
  'appearance',
  'permissions',
  'code',
  'richText',
])

export interface FormLayout {
  /** Beside the texts. */
  narrow: Fields
  /** Below them. */
  wide: Fields
}

/** Where a shape's fields outside of languages stand. */
export function layoutOf({ fields }: Shape): FormLayout {
  const needsWidth = (field: Field) =>
    WIDE.has(field.kind) || ('editor' in field && field.editor !== undefined)
  const part = (isWide: boolean) =>
    Object.fromEntries(Object.entries(fields).filter(([, field]) => needsWidth(field) === isWide))
  return { narrow: part(false), wide: part(true) }
}

/** True where a shape, or one nested in it, has texts in both languages. */
export const hasTexts = (shape: Shape): boolean =>
  Object.keys(shape.localized).length > 0 ||
  Object.values(shape.fields).some((field) => 'of' in field && hasTexts(field.of as Shape)) // only nested kinds carry `of`
