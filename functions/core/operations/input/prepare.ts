import type { AnyType } from '@flou/shared/content/define.ts'
import { hiddenValues, withoutFields } from '@flou/shared/content/types/product/hiddenFields.ts'
import { hasDependentReferences } from '@flou/shared/content/values/references.ts'
import type { Language } from '@flou/shared/locale.ts'
import { draftSchemaOf, findMissingTitle } from '@flou/shared/content/values/draft.ts'
import { withoutUrlStarts } from '@flou/shared/content/values/urlStarts.ts'
import type { SchemaMode } from '@flou/shared/content/declaration.ts'
import { buildSchema } from '@flou/shared/content/schema.ts'
import type * as z from 'zod/mini'
import { invalidFields } from '../../errors.ts'
import type { Content, Snapshot, Values } from '../../store/writeContext.ts'
import type { HookContext } from '../hooks/typeHooks.ts'
import { runSaveHook, toDeclaredBody } from '../hooks/runHooks.ts'
import { requireReferences } from '../references.ts'
import { hiddenFieldsOf } from './hiddenFields.ts'
import { inputKeyOf, withInputKeys } from './inputKeys.ts'
import { incompleteOnlyIn } from './onlyIn.ts'
import { fieldErrors } from './parse.ts'

const schemaOf = (type: AnyType, mode: SchemaMode): z.ZodMiniType<Values> =>
  mode === 'draft' ? draftSchemaOf(type) : buildSchema(type.declaration, mode)

interface SubmittedBody {
  type: AnyType
  body: Values
  before?: Snapshot | undefined
  isDraft?: boolean
  /** The caller checks references of many records in one read. */
  areReferencesChecked?: boolean
  mode?: 'update'
  /** New rich texts need descriptions of their pictures, and pages must pass the checks that stop publishing. */
  isPageChecked?: boolean
  /** The texts of the other language may be missing. */
  onlyIn?: Language | undefined
  secrets?: Readonly<Record<string, string>> | undefined
}

function crossFieldErrors(
  { type, body, isDraft }: SubmittedBody,
  data: Values | undefined,
): [string, string][] {
  if (isDraft) return Object.entries((data && findMissingTitle(type, data)) ?? {})
  return Object.entries(type.check?.(data ?? readableFields(type, body)) ?? {})
}

/** Validates a body by schema and by the rule over several fields. Throws `validation_failed`. */
function validateRecord(submitted: SubmittedBody): Values {
  const { type, body, before, isDraft = false, mode = before ? 'update' : 'create' } = submitted
  const strict = submitted.onlyIn ? (`only.${submitted.onlyIn}` as const) : mode
  const { data, error } = schemaOf(type, isDraft ? 'draft' : strict).safeParse(body)
  const wrong = crossFieldErrors(submitted, data)
  if (data && wrong.length === 0) return data
  throw invalidFields({
    ...Object.fromEntries(wrong.map(([path, message]) => [inputKeyOf(submitted, path), message])),
    ...fieldErrors(error?.issues ?? []),
  })
}

/**
 * Replaces invalid fields by initial values, so that all errors are reported at once. Passwords are compared
 * only if both are filled.
 */
function readableFields({ declaration }: AnyType, body: Values): Values {
  const fields = Object.entries(declaration.fields)
  const isCompared = fields.every(([name, field]) => !field.isSecret || isFilledText(body[name]))
  return Object.fromEntries(
    fields.map(([name, { kind, schema, initial }]) => {
      if (kind === 'password') return [name, isCompared ? body[name] : initial]
      const { success, data } = schema.safeParse(body[name])
      return [name, success ? data : initial]
    }),
  )
}

const isFilledText = (value: unknown) => typeof value === 'string' && value !== ''

/** Validates without hidden fields, which retain their stored values. */
async function validateVisibleFields(submitted: SubmittedBody, { table, now }: HookContext): Promise<Values> {
  const { type, body, before } = submitted
  const hidden = await hiddenFieldsOf(type, body, table)
  if (type.single || hidden.length === 0) return validateRecord(submitted)
  const sources = [body, before?.fields ?? {}]
  return {
    ...validateRecord({ ...submitted, type: withoutFields(type, hidden) }),
    ...hiddenValues(type, hidden, { sources, now }),
  }
}

/** Requires complete content that passes the checks, before a stored record is published. */
export async function requireComplete(
  context: HookContext,
  type: AnyType,
  { before, onlyIn }: { before: Snapshot; onlyIn: Language | undefined },
): Promise<void> {
  await validateVisibleFields({ type, body: before.fields, before, onlyIn }, context)
  const { requirePassedChecks } = await import('./pageChecks.ts')
  await requirePassedChecks(context, { type, id: before.id, fields: before.fields, onlyIn })
}

/**
 * Validates and sanitizes a body, runs the type's hooks, removes passwords and checks references (not for
 * drafts). Throws `validation_failed`.
 */
export async function prepare(submitted: SubmittedBody, context: HookContext): Promise<Content> {
  const { type, before, secrets, isDraft = false, areReferencesChecked, isPageChecked } = submitted
  const onlyIn = isDraft ? undefined : submitted.onlyIn
  const body = toDeclaredBody(context, type, submitted.body)
  const valid = await validateVisibleFields({ ...submitted, body }, context)
  const record = isDraft ? valid : withoutUrlStarts(type.declaration, valid)
  const isUnchecked =
    !isDraft && !areReferencesChecked && (before !== undefined || hasDependentReferences(type.declaration))
  const { sanitizeRecord } = await import('./sanitize.ts')
  const isChecked = isPageChecked === true && !isDraft
  const described = isChecked ? (before?.fields ?? {}) : undefined
  return withInputKeys({ ...submitted, body }, async () => {
    if (isUnchecked) await requireReferences(context, type, record)
    const fields = sanitizeRecord(type.declaration, record, { isDraft, described, onlyIn })
    if (isChecked) {
      const { requirePassedChecks } = await import('./pageChecks.ts')
      await requirePassedChecks(context, { type, id: before?.id ?? 0, fields, onlyIn })
    }
    const content = await runSaveHook(context, type, { fields, before, secrets })
    return { ...content, ...incompleteOnlyIn(type, { fields, onlyIn }) }
  })
}
