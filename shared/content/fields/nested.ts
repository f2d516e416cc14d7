import * as z from 'zod/mini'
import { LIMITS } from '../../limits.ts'
import { buildSchema, typeError } from '../schema.ts'
import {
  declareFields,
  type Fields,
  type RecordOf,
  type Declaration,
  type DeclarationSpec,
  type SchemaMode,
} from '../declaration.ts'
import { field, type Options, type Editor } from './field.ts'

interface ItemsOptions extends Options {
  max?: number
  editor?: Editor
}

export function items<F extends Fields, L extends Fields>(
  of: DeclarationSpec<F, L>,
  { max = LIMITS.items, optional = true, editor }: ItemsOptions = {},
) {
  const inner = declareFields(of)
  type Item = RecordOf<Declaration<F, L>>
  const schema = z
    .array(buildSchema(inner), typeError('required'))
    .check(z.minLength(optional ? 0 : 1, 'required'), z.maxLength(max, `tooManyItems:${max}`))
  const schemaIn = (mode: SchemaMode) =>
    mode === 'draft'
      ? z._default(z.array(buildSchema(inner, mode)).check(z.maxLength(max, `tooManyItems:${max}`)), [])
      : undefined
  const extra: { of: typeof inner; max: number; schemaIn: typeof schemaIn; editor?: Editor } = {
    of: inner,
    max,
    schemaIn,
    ...(editor && { editor }),
  }
  return field({ kind: 'items', initial: [] as Item[], schema, optional }, extra)
}

export function group<F extends Fields, L extends Fields>(of: DeclarationSpec<F, L>) {
  const inner = declareFields(of)
  const schema = buildSchema(inner)
  const schemaIn = (mode: SchemaMode) =>
    mode === 'draft' ? z.prefault(buildSchema(inner, mode), {}) : undefined
  return field({ kind: 'group', initial: undefined as never, schema }, { of: inner, schemaIn })
}
