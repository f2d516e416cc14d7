import type { AnyType } from '@flou/shared/content/define.ts'
import { hasStatus } from '@flou/shared/content/release.ts'
import type { Shape } from '@flou/shared/content/shape.ts'

/**
 * What a form asks for: all but the record that its own is below, which the address says and the heading names, and its status, which
 * the buttons decide and the badge beside the heading says (decision 46).
 */
export function askedShape(type: AnyType): Shape {
  if (type.single) return type.shape
  const unasked = new Set([
    ...(type.parent ? [type.parent.field] : []),
    ...(hasStatus(type) ? ['status'] : []),
  ])
  if (unasked.size === 0) return type.shape
  const fields = Object.entries(type.shape.fields).filter(([name]) => !unasked.has(name))
  return { ...type.shape, fields: Object.fromEntries(fields) }
}
