import * as z from 'zod/mini'
import { LIMITS } from '../../limits.ts'
import type { MediaKind } from '../../media/media.ts'
import type { PictureShapeName } from '../../media/pictureShapes.ts'
import type { Field } from '../declaration.ts'
import { field, type Options } from './field.ts'
import { plainKind, type FieldKindModule } from './kindModule.ts'
import type { RecordKey } from './richTextReferences.ts'
import { typeError } from '../schema.ts'

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

interface MediaOptions extends Options {
  /** Value for none in responses, if not 0. */
  none?: number
  shape?: PictureShapeName | undefined
  accepts?: MediaKind | undefined
}

/** Media file by id. `shape`: how the site shows the picture. `accepts`: kind of file, if not a picture. */
export const media = ({ none, optional = false, shape, accepts }: MediaOptions = {}) =>
  field(
    { kind: 'media', initial: 0, schema: idSchema(optional), optional },
    { to: 'media', none, shape, accepts },
  )

export const mediaList = ({ optional = false, shape }: Pick<MediaOptions, 'optional' | 'shape'> = {}) =>
  field(
    { kind: 'mediaList', initial: [] as number[], schema: idsSchema(optional), optional },
    { to: 'media', shape },
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

export const references = <const T extends string>(to: T, { optional = false }: Options = {}) =>
  field({ kind: 'references', initial: [] as number[], schema: idsSchema(optional), optional }, { to })

const targetOf = (field: Field) => (field as Field & { to: string }).to

const keysOf = (field: Field, value: unknown): RecordKey[] =>
  [value]
    .flat()
    .flatMap((id): RecordKey[] => (typeof id === 'number' && id > 0 ? [`${targetOf(field)}#${id}`] : []))

export const referenceKind: FieldKindModule = { ...plainKind, references: keysOf }
