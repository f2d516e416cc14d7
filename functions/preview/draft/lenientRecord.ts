import { initialOfField } from '@flou/shared/content/values/initial.ts'
import type { FieldKind } from '@flou/shared/content/fields/kind.ts'
import type { Shape } from '@flou/shared/content/shape.ts'
import { mapRecord } from '@flou/shared/content/values/walk.ts'

type Values = Record<string, unknown>

/** Too long or empty, a text is still what its editor wants to see. */
const TEXTS: ReadonlySet<string> = new Set<FieldKind>(['text', 'longText', 'richText'])
/** Never part of a preview: what is secret, and what would run. */
const LEFT_OUT: ReadonlySet<string> = new Set<FieldKind>(['password', 'code'])

/**
 * Values of a form that may be half filled, as a page can show them: a value that its field's schema refuses becomes what a new
 * record starts with, texts stay as they are. What the shape does not declare is dropped.
 * @param now what counts as today for dates that start with it
 */
export const lenientRecord = (shape: Shape, values: Values, now: Date): Values =>
  mapRecord(shape, values, (field, value) => {
    if (LEFT_OUT.has(field.kind)) return field.initial
    const { success, data } = field.schema.safeParse(value)
    if (success) return data
    return TEXTS.has(field.kind) && typeof value === 'string' ? value : initialOfField(field, now)
  })
