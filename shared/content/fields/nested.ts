import * as z from 'zod/mini'
import { LIMITS } from '../../limits.ts'
import { isBlank, isBlankMarkup } from '../../strings/visible.ts'
import { buildSchema, typeError } from '../schema.ts'
import {
  declareFields,
  innerOf,
  isOneLanguageMode,
  isSampleText,
  type Field,
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

type Values = Readonly<Record<string, unknown>>

function isUnfilled(field: Field, value: unknown): boolean {
  const inner = innerOf(field)
  if (value === undefined || value === null || value === field.initial) return true
  if (Array.isArray(value)) return value.every((one) => inner !== undefined && isUnfilledItem(inner, one))
  if (inner) return isUnfilledItem(inner, value)
  const isEmpty = field.kind === 'richText' ? isBlankMarkup : isBlank
  return typeof value === 'string' && (isEmpty(value) || isSampleText(value))
}

const areUnfilled = (fields: Fields, values: Values): boolean =>
  Object.entries(fields).every(([name, field]) => name === 'order' || isUnfilled(field, values[name]))

export function isUnfilledItem({ fields, localized, translationsKey }: Declaration, item: unknown): boolean {
  const { [translationsKey]: entries = [], ...values } = Object(item) as Values
  return (
    Object(item) === item &&
    areUnfilled(fields, values) &&
    Array.isArray(entries) &&
    entries.every((entry) => areUnfilled(localized, Object(entry) as Values))
  )
}

/** Drops items whose fields are all empty or initial before validation; schema errors keep the input positions. */
export function items<F extends Fields, L extends Fields>(
  of: DeclarationSpec<F, L>,
  { max = LIMITS.items, optional = true, editor }: ItemsOptions = {},
) {
  const inner = declareFields(of)
  type Item = RecordOf<Declaration<F, L>>
  const listIn = (mode?: SchemaMode, min = 0) => {
    const item = z.pipe(
      z.transform((value: unknown) => (isUnfilledItem(inner, value) ? undefined : value)),
      z.optional(buildSchema(inner, mode)),
    )
    const filledOnly = z.transform((list: (Item | undefined)[]) => list.filter((one) => one !== undefined))
    return z
      .pipe(z.array(item, typeError('required')), filledOnly)
      .check(z.minLength(min, 'required'), z.maxLength(max, `tooManyItems:${max}`))
  }
  const least = optional ? 0 : 1
  const schema = listIn(undefined, least)
  const schemaIn = (mode: SchemaMode) => {
    const isOneLanguage = isOneLanguageMode(mode)
    if (isOneLanguage && !optional) return listIn(mode, least)
    return isOneLanguage || mode === 'draft' ? z._default(listIn(mode), []) : undefined
  }
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
  const schemaIn = (mode: SchemaMode) => {
    if (mode === 'draft') return z.prefault(buildSchema(inner, mode), {})
    return isOneLanguageMode(mode) ? buildSchema(inner, mode) : undefined
  }
  return field({ kind: 'group', initial: undefined as never, schema }, { of: inner, schemaIn })
}
