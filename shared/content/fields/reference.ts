import * as z from 'zod/mini'
import { LIMITS } from '../../limits.ts'
import { missingIs } from '../values/issue.ts'
import type { Field, Shape } from '../shape.ts'
import type { ReferencePlace } from '../values/references.ts'
import { field, type Options } from './field.ts'

/** Ids: 0 means none; the older popup's "none" is taken as 0 (decision 3). */
const idSchema = (optional: boolean) =>
  z.pipe(
    z.transform((value: unknown) => (value === LIMITS.popupNone ? 0 : value)),
    z.int(missingIs('required')).check(z.minimum(optional ? 0 : 1, 'required')),
  ) as unknown as z.ZodMiniType<number> // the transform only narrows what it is given

const idsSchema = (optional: boolean) =>
  z
    .array(z.int(missingIs('required')).check(z.minimum(1, 'required')), missingIs('required'))
    .check(
      z.minLength(optional ? 0 : 1, 'required'),
      z.maxLength(LIMITS.items, `tooManyItems:${LIMITS.items}`),
    )

/** A picture (or file) of the media library, by id. `none`: how "none" is answered where it is not 0. */
export const media = ({ none, optional = false }: Options & { none?: number } = {}) =>
  field({ kind: 'media', initial: 0, schema: idSchema(optional), optional }, { to: 'media', none })

export const mediaList = ({ optional = false }: Options = {}) =>
  field(
    { kind: 'mediaList', initial: [] as number[], schema: idsSchema(optional), optional },
    { to: 'media' },
  )

interface ReferenceOptions extends Options {
  initial?: number
  /** Fields that record and target share: a sub-category `within: ['categoryId']` belongs to the record's category. */
  within?: readonly string[]
}

/** One record of another type, by id; `to` is that type's key. The registry does not compile where no type has it. */
export const reference = <const T extends string>(
  to: T,
  { initial = 0, optional = false, within = [] }: ReferenceOptions = {},
) => field({ kind: 'reference', initial, schema: idSchema(optional), optional }, { to, within })

const withinOf = (field: Field): readonly string[] =>
  'within' in field ? (field.within as readonly string[]) : [] // only references have it

/** References of a record to parts of what it names itself, with the fields that both share. */
export const partsOf = (
  { fields }: Shape,
  record: Readonly<Record<string, unknown>>,
): (ReferencePlace & { within: readonly string[] })[] =>
  Object.entries(fields).flatMap(([name, one]) => {
    const within = withinOf(one)
    const id = Number(record[name] ?? 0)
    if (within.length === 0 || id === 0 || !('to' in one)) return []
    return [{ key: `${String(one.to)}#${id}` as const, path: [name], within }]
  })

/** True for a shape with such references. */
export const hasParts = ({ fields }: Shape): boolean =>
  Object.values(fields).some((one) => withinOf(one).length > 0)

export const references = <const T extends string>(to: T, { optional = false }: Options = {}) =>
  field({ kind: 'references', initial: [] as number[], schema: idsSchema(optional), optional }, { to })
