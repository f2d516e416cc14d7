import * as z from 'zod/mini'
import { LIMITS } from '../../limits.ts'
import type { Field, Declaration } from '../declaration.ts'
import type { FieldReference } from '../values/references.ts'
import { field, type Options } from './field.ts'
import { typeError } from '../values/errorKey.ts'

/** Ids: 0 means none. The older popup sends a different value for none. */
const idSchema = (optional: boolean): z.ZodMiniType<number> =>
  z.pipe(
    z.transform((value: unknown) => (value === LIMITS.popupNone ? 0 : value)),
    z.int(typeError('required')).check(z.minimum(optional ? 0 : 1, 'required')),
  )

const idsSchema = (optional: boolean) =>
  z
    .array(z.int(typeError('required')).check(z.minimum(1, 'required')), typeError('required'))
    .check(
      z.minLength(optional ? 0 : 1, 'required'),
      z.maxLength(LIMITS.items, `tooManyItems:${LIMITS.items}`),
    )

/** Media file by id. `none`: value for none in responses, if not 0. */
export const media = ({ none, optional = false }: Options & { none?: number } = {}) =>
  field({ kind: 'media', initial: 0, schema: idSchema(optional), optional }, { to: 'media', none })

export const mediaList = ({ optional = false }: Options = {}) =>
  field(
    { kind: 'mediaList', initial: [] as number[], schema: idsSchema(optional), optional },
    { to: 'media' },
  )

interface ReferenceOptions extends Options {
  initial?: number
  /**
   * Fields that must match between record and target, such as `within: ['categoryId']` for a sub-category.
   */
  within?: readonly string[]
}

/** Reference to one record of the type with key `to`. Unknown keys fail to compile in the registry. */
export const reference = <const T extends string>(
  to: T,
  { initial = 0, optional = false, within = [] }: ReferenceOptions = {},
) => field({ kind: 'reference', initial, schema: idSchema(optional), optional }, { to, within })

const withinOf = (field: Field): readonly string[] =>
  'within' in field ? (field.within as readonly string[]) : []

/** Returns references that must match other fields of the record, with those fields. */
export const findDependentReferences = (
  { fields }: Declaration,
  record: Readonly<Record<string, unknown>>,
): (FieldReference & { within: readonly string[] })[] =>
  Object.entries(fields).flatMap(([name, one]) => {
    const within = withinOf(one)
    const id = Number(record[name] ?? 0)
    if (within.length === 0 || id === 0 || !('to' in one)) return []
    return [{ key: `${String(one.to)}#${id}` as const, path: [name], within }]
  })

export const hasDependentReferences = ({ fields }: Declaration): boolean =>
  Object.values(fields).some((one) => withinOf(one).length > 0)

export const references = <const T extends string>(to: T, { optional = false }: Options = {}) =>
  field({ kind: 'references', initial: [] as number[], schema: idsSchema(optional), optional }, { to })
