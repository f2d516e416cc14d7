import type { AnyType } from '@flou/shared/content/define.ts'
import { isOrdered } from '@flou/shared/content/order.ts'
import { hasStatus } from '@flou/shared/content/visibility.ts'
import type { Declaration } from '@flou/shared/content/declaration.ts'

/** Returns the fields a form shows: all except parent (in the URL), status (buttons) and optional order (lists). */
export function formShape(type: AnyType): Declaration {
  if (type.single) return type.declaration
  const omitted = new Set([
    ...(type.parent ? [type.parent.field] : []),
    ...(hasStatus(type) ? ['status'] : []),
    ...(isOrdered(type) && !type.declaration.fields['order']?.required ? ['order'] : []),
  ])
  if (omitted.size === 0) return type.declaration
  const fields = Object.entries(type.declaration.fields).filter(([name]) => !omitted.has(name))
  return { ...type.declaration, fields: Object.fromEntries(fields) }
}
