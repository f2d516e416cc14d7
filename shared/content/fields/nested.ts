import * as z from 'zod/mini'
import { LIMITS } from '../../limits.ts'
import { missingIs } from '../values/issue.ts'
import { shapeSchema } from '../schema.ts'
import { shape, type Fields, type RecordOf, type Shape, type ShapeSpec } from '../shape.ts'
import type { Editor } from './editor.ts'
import { field, type Options } from './field.ts'

interface ItemsOptions extends Options {
  max?: number
  editor?: Editor
}

/** A list of nested entries, each with fields and texts of its own, kept in the order shown. */
export function items<F extends Fields, L extends Fields>(
  of: ShapeSpec<F, L>,
  { max = LIMITS.items, optional = true, editor }: ItemsOptions = {},
) {
  const inner = shape(of)
  type Item = RecordOf<Shape<F, L>>
  const schema = z
    .array(shapeSchema(inner), missingIs('required'))
    .check(z.minLength(optional ? 0 : 1, 'required'), z.maxLength(max, `tooManyItems:${max}`))
  // shapeSchema checks exactly what RecordOf describes; the compiler cannot follow the mapping
  const typed = schema as unknown as z.ZodMiniType<Item[]>
  const extra: { of: typeof inner; max: number; editor?: Editor } = {
    of: inner,
    max,
    ...(editor && { editor }),
  }
  return field({ kind: 'items', initial: [] as Item[], schema: typed, optional }, extra)
}

/** One nested entry: a part of a record with a name of its own. Its start is made by `initialOf`. */
export function group<F extends Fields, L extends Fields>(of: ShapeSpec<F, L>) {
  const inner = shape(of)
  type Part = RecordOf<Shape<F, L>>
  const schema = shapeSchema(inner) as unknown as z.ZodMiniType<Part> // as above
  return field({ kind: 'group', initial: undefined as unknown as Part, schema }, { of: inner })
}
