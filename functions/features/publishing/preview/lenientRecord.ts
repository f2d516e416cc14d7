import { initialOfField } from '@flou/shared/content/values/initial.ts'
import type { FieldKind } from '@flou/shared/content/fields/kind.ts'
import type { Declaration } from '@flou/shared/content/declaration.ts'
import { mapRecord } from '@flou/shared/content/values/walk.ts'

type Values = Record<string, unknown>

const TEXT_KINDS: ReadonlySet<string> = new Set<FieldKind>(['text', 'longText', 'richText'])
/** Secrets and executable code are never previewed. */
const EXCLUDED_KINDS: ReadonlySet<string> = new Set<FieldKind>(['password', 'code'])

/**
 * Replaces invalid values with initial values, except texts; drops undeclared fields.
 * @param now default for date fields
 */
export const lenientRecord = (declaration: Declaration, values: Values, now: Date): Values =>
  mapRecord(declaration, values, (field, value) => {
    if (EXCLUDED_KINDS.has(field.kind)) return field.initial
    const { success, data } = field.schema.safeParse(value)
    if (success) return data
    return TEXT_KINDS.has(field.kind) && typeof value === 'string' ? value : initialOfField(field, now)
  })
