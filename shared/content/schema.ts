import * as z from 'zod/mini'
import { CONTENT_LANGUAGE_ID, LANGUAGES } from '../locale.ts'
import { missingIs } from './values/issue.ts'
import type { Field, Fields, Shape } from './shape.ts'

/** `create` asks for passwords, `update` keeps the stored one where none is given. */
export type WriteMode = 'create' | 'update'
/** `draft`: what is filled in must be valid, and anything may still be missing (decision 47). */
export type SchemaMode = WriteMode | 'draft'

const LANGUAGE_IDS = LANGUAGES.map((language) => CONTENT_LANGUAGE_ID[language])

function fieldSchema(field: Field, mode: SchemaMode): z.ZodMiniType {
  if (mode === 'draft') return draftSchema(field)
  return field.kind === 'password' && mode === 'update' ? keepable(field.schema) : field.schema
}

const schemasOf = (fields: Fields, mode: SchemaMode) =>
  Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, fieldSchema(field, mode)]))

/** A value that may stay as it is stored: absent and empty both mean so. */
const keepable = (schema: z.ZodMiniType): z.ZodMiniType =>
  z.pipe(
    z.transform((value: unknown): unknown => value ?? ''),
    z.union([z.literal(''), schema], { error: issueOf(schema) }),
  )

/** A union reports nothing useful: answer what the field's own schema says. */
const issueOf = (schema: z.ZodMiniType) => (issue: { readonly input?: unknown }) =>
  schema.safeParse(issue.input).error?.issues[0]?.message ?? 'invalid'

/** Codes that say that something is not filled in yet; all others say that what is filled in is wrong. */
const MISSING: ReadonlySet<string> = new Set(['required', 'sampleText'])

/** A value that is missing, as a draft keeps it: what was sent where it is of the field's type, else the field's start. */
function unfilled({ initial }: Field, value: unknown): unknown {
  const isOfType = typeof value === typeof initial && Array.isArray(value) === Array.isArray(initial)
  return isOfType && value !== null ? value : structuredClone(initial)
}

/** A field's value in a draft: it passes its own schema, or is not filled in. */
function draftSchema(field: Field): z.ZodMiniType {
  if ('of' in field) return draftHolder(field as Field & { of: Shape }) // only items and groups carry a shape
  return z.transform((value, { issues }) => {
    const { data, error } = field.schema.safeParse(value)
    if (!error) return data
    for (const { message, path } of error.issues)
      if (!MISSING.has(message)) issues.push({ code: 'custom', message, path: [...path], input: value })
    return unfilled(field, value)
  })
}

/** Nested entries of a draft: each as a draft of its own. */
function draftHolder(field: Field & { of: Shape; max?: number }): z.ZodMiniType {
  const inner = shapeSchema(field.of, 'draft')
  if (field.kind === 'group') return z.prefault(inner, {})
  const max = field.max ?? Infinity
  return z._default(z.array(inner).check(z.maxLength(max, `tooManyItems:${max}`)), [])
}

/** A draft's entries, with an empty one for a language that is not there yet. */
const withBothLanguages = (value: unknown): unknown => {
  const entries: readonly unknown[] = Array.isArray(value) ? value : []
  const isIn = (id: number) => (entry: unknown) =>
    typeof entry === 'object' && entry !== null && 'languageId' in entry && entry.languageId === id
  const missing = LANGUAGE_IDS.filter((id) => !entries.some(isIn(id)))
  return [...entries, ...missing.map((languageId) => ({ languageId }))]
}

/**
 * The schema of a shape's wire value. Entries of both languages are asked for, in either order; unknown keys are dropped.
 * Messages are the codes of `messages.ts`.
 */
export function shapeSchema(
  shape: Shape,
  mode: SchemaMode = 'create',
): z.ZodMiniType<Record<string, unknown>> {
  const own = schemasOf(shape.fields, mode)
  if (Object.keys(shape.localized).length === 0) return z.object(own, missingIs('required'))
  const entry = z.object({ languageId: z.literal(LANGUAGE_IDS), ...schemasOf(shape.localized, mode) })
  const bothLanguages = z
    .array(entry, missingIs('required'))
    .check(
      z.refine(
        (entries) => LANGUAGE_IDS.every((id) => entries.filter((one) => one.languageId === id).length === 1),
        'required',
      ),
    )
  const localized = mode === 'draft' ? z.pipe(z.transform(withBothLanguages), bothLanguages) : bothLanguages
  return z.object({ ...own, [shape.localizedName]: localized }, missingIs('required'))
}
