import * as z from 'zod/mini'
import { CONTENT_LANGUAGE_ID, LANGUAGES } from '../locale.ts'
import { getOrMake } from '../strings/getOrMake.ts'
import {
  isOneLanguageMode,
  languageOfMode,
  type Field,
  type Fields,
  type Declaration,
  type RecordOf,
  type SchemaMode,
} from './declaration.ts'

export type WriteMode = 'create' | 'update'

/** Builds zod's `error` option: the first code for missing values, the second for wrong types. */
export const typeError = (missing: string, wrong = 'invalid') => ({
  error: (issue: { readonly input?: unknown }) =>
    issue.input === undefined || issue.input === null || issue.input === '' ? missing : wrong,
})

const LANGUAGE_IDS = LANGUAGES.map((language) => CONTENT_LANGUAGE_ID[language])

const fieldSchema = (field: Field, mode: SchemaMode): z.ZodMiniType =>
  field.schemaIn?.(mode) ?? (mode === 'draft' ? buildDraftSchema(field) : field.schema)

const schemasOf = (fields: Fields, mode: SchemaMode) =>
  Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, fieldSchema(field, mode)]))

/** True for codes of missing values; all others mean invalid values. */
export const isMissing = (message: string): boolean => message === 'required' || message === 'sampleText'

function toDraftValue({ initial }: Field, value: unknown): unknown {
  const isOfType = typeof value === typeof initial && Array.isArray(value) === Array.isArray(initial)
  return isOfType && value !== null ? value : structuredClone(initial)
}

const buildDraftSchema = (field: Field): z.ZodMiniType =>
  z.transform((value, { issues }) => {
    const { data, error } = field.schema.safeParse(value)
    if (!error) return data
    for (const { message, path } of error.issues)
      if (!isMissing(message)) issues.push({ code: 'custom', message, path: [...path], input: value })
    return toDraftValue(field, value)
  })

const isIn = (id: number) => (entry: unknown) =>
  typeof entry === 'object' && entry !== null && 'languageId' in entry && entry.languageId === id

const withBothLanguages = (value: unknown): unknown => {
  const entries: readonly unknown[] = Array.isArray(value) ? value : []
  const missing = LANGUAGE_IDS.filter((id) => !entries.some(isIn(id)))
  return [...entries, ...missing.map((languageId) => ({ languageId }))]
}

/**
 * Builds the schema of the wire format. Requires both languages in any order; drops unknown keys. Errors are
 * codes of `messages.ts`. Schemas are cached.
 */
export function buildSchema<S extends Declaration>(
  declaration: S,
  mode: SchemaMode = 'create',
): z.ZodMiniType<RecordOf<S>> {
  const ofModes = getOrMake(schemas, declaration, () => new Map<SchemaMode, z.ZodMiniType>())
  return getOrMake(ofModes, mode, () => schemaOf(declaration, mode)) as z.ZodMiniType<RecordOf<S>>
}

const schemas = new WeakMap<Declaration, Map<SchemaMode, z.ZodMiniType>>()

type Entry = { languageId: number }

const textSchema = (localized: Fields, mode: SchemaMode): z.ZodMiniType<Entry> =>
  z.object({ languageId: z.literal(LANGUAGE_IDS), ...schemasOf(localized, mode) })

function entrySchema(localized: Fields, mode: SchemaMode): z.ZodMiniType<Entry> {
  if (!isOneLanguageMode(mode)) return textSchema(localized, mode)
  const [complete, incomplete] = [textSchema(localized, mode), textSchema(localized, 'draft')]
  const isRequired = isIn(CONTENT_LANGUAGE_ID[languageOfMode(mode)])
  return z.transform((value, { issues }) => {
    const { data, error } = (isRequired(value) ? complete : incomplete).safeParse(value)
    for (const { message, path } of error?.issues ?? [])
      issues.push({ code: 'custom', message, path: [...path], input: value })
    return data ?? (value as Entry)
  })
}

function schemaOf(declaration: Declaration, mode: SchemaMode): z.ZodMiniType {
  const own = schemasOf(declaration.fields, mode)
  if (Object.keys(declaration.localized).length === 0) return z.object(own, typeError('required'))
  const bothLanguages = z
    .array(entrySchema(declaration.localized, mode), typeError('required'))
    .check(
      z.refine(
        (entries) => LANGUAGE_IDS.every((id) => entries.filter((one) => one.languageId === id).length === 1),
        'required',
      ),
    )
  const isAnyOptional = mode === 'draft' || isOneLanguageMode(mode)
  const localized = isAnyOptional ? z.pipe(z.transform(withBothLanguages), bothLanguages) : bothLanguages
  return z.object({ ...own, [declaration.translationsKey]: localized }, typeError('required'))
}
