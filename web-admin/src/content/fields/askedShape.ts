import type { AnyType } from '@flou/shared/content/define.ts'
import type { Shape } from '@flou/shared/content/shape.ts'

/** What a form asks for: all but the record that its own is below, which the address says and the heading names. */
export function askedShape(type: AnyType): Shape {
  if (type.single || !type.parent) return type.shape
  const { [type.parent.field]: _, ...fields } = type.shape.fields
  return { ...type.shape, fields }
}
