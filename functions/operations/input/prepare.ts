import type { AnyType } from '@flou/shared/content/define.ts'
import { errorKey } from '@flou/shared/content/values/errorKey.ts'
import { hiddenValues, withoutFields } from '@flou/shared/content/types/product/hiddenFields.ts'
import { hasParts } from '@flou/shared/content/fields/reference.ts'
import { draftSchemaOf, untitled } from '@flou/shared/content/draft.ts'
import { shapeSchema, type SchemaMode } from '@flou/shared/content/schema.ts'
import type * as z from 'zod/mini'
import { invalidFields } from '../../appError.ts'
import type { Content, Snapshot, Values } from '../../store/writeContext.ts'
import type { HookContext } from '../hooks/typeHooks.ts'
import { passSave, shapedBody } from '../hooks/runHooks.ts'
import { requireReferences } from '../references.ts'
import { hiddenFieldsOf } from './hiddenFields.ts'
import { fieldErrors } from './parse.ts'

const schemas = new WeakMap<AnyType, Partial<Record<SchemaMode, z.ZodMiniType<Values>>>>()

/** A type's schema, derived once. */
function schemaOf(type: AnyType, mode: SchemaMode): z.ZodMiniType<Values> {
  const known = schemas.get(type)
  const schema = known?.[mode] ?? (mode === 'draft' ? draftSchemaOf(type) : shapeSchema(type.shape, mode))
  schemas.set(type, { ...known, [mode]: schema })
  return schema
}

interface Submitted {
  type: AnyType
  body: Values
  before?: Snapshot | undefined
  /** True where it may be unfinished (decision 47). */
  isDraft?: boolean
  /** True where the caller checks the references of many records together. */
  areReferencesChecked?: boolean
  /** `update` of a new record whose passwords have been hashed before: they are not asked for again. */
  mode?: 'update'
  /** Those hashes. */
  secrets?: Readonly<Record<string, string>> | undefined
}

/** The parts of a form path; those that count entries are numbers. */
const partsOf = (path: string) => path.split('.').map((part) => (/^\d+$/.test(part) ? Number(part) : part))

/** What the rule over several fields finds, by form path; of a draft, that it has no title. */
function wrongTogether({ type, body, isDraft }: Submitted, data: Values | undefined): [string, string][] {
  if (isDraft) return Object.entries((data && untitled(type, data)) ?? {})
  return Object.entries(type.check?.(data ?? readableFields(type, body)) ?? {})
}

/** A body that has passed the schema and the rule over several fields; of a draft, its title. Throws `validation_failed`. */
function checkedRecord(submitted: Submitted): Values {
  const { type, body, before, isDraft = false, mode = before ? 'update' : 'create' } = submitted
  const { data, error } = schemaOf(type, isDraft ? 'draft' : mode).safeParse(body)
  const wrong = wrongTogether(submitted, data)
  if (data && wrong.length === 0) return data
  throw invalidFields({
    ...Object.fromEntries(wrong.map(([path, message]) => [errorKey(partsOf(path)), message])),
    ...fieldErrors(error?.issues ?? []),
  })
}

/**
 * What the rule over several fields looks at where some of them are wrong, so that all errors are answered at once: those are as a
 * new record has them. A password that is wrong is compared with its repetition as it is, where both are filled.
 */
function readableFields({ shape }: AnyType, body: Values): Values {
  const fields = Object.entries(shape.fields)
  const isCompared = fields.every(([name, { kind }]) => kind !== 'password' || isFilledText(body[name]))
  return Object.fromEntries(
    fields.map(([name, { kind, schema, initial }]) => {
      if (kind === 'password') return [name, isCompared ? body[name] : initial]
      const { success, data } = schema.safeParse(body[name])
      return [name, success ? data : initial]
    }),
  )
}

const isFilledText = (value: unknown) => typeof value === 'string' && value !== ''

/** The same where the record's parent hides some of its fields: they are not asked for, and keep what they hold. */
async function submittedRecord(submitted: Submitted, { table, now }: HookContext): Promise<Values> {
  const { type, body, before } = submitted
  const hidden = await hiddenFieldsOf(type, body, table)
  if (type.single || hidden.length === 0) return checkedRecord(submitted)
  const sources = [body, before?.fields ?? {}]
  return {
    ...checkedRecord({ ...submitted, type: withoutFields(type, hidden) }),
    ...hiddenValues(type, hidden, { sources, now }),
  }
}

/** Throws `validation_failed` where content may not be shown to visitors as it is stored (spec §5). */
export async function requireComplete(type: AnyType, before: Snapshot, context: HookContext): Promise<void> {
  await submittedRecord({ type, body: before.fields, before }, context)
}

/**
 * What a submitted body stores: checked by schema and by the rule over several fields, sanitised, passed through the type's hooks,
 * without passwords; what it names is there, but for drafts. Throws `validation_failed`.
 */
export async function prepare(submitted: Submitted, context: HookContext): Promise<Content> {
  const { type, before, secrets, isDraft = false, areReferencesChecked } = submitted
  const body = shapedBody(type, submitted.body)
  const record = await submittedRecord({ ...submitted, body }, context)
  // a new record's references are conditions of its transaction
  const isUnchecked = !isDraft && !areReferencesChecked && (before !== undefined || hasParts(type.shape))
  if (isUnchecked) await requireReferences(context, type, record)
  const { sanitizedRecord } = await import('./sanitize.ts') // its parser is loaded with the first write: reads need none
  return passSave(context, type, {
    fields: sanitizedRecord(type.shape, record, { isDraft }),
    before,
    secrets,
  })
}
