import * as z from 'zod/mini'
import { CONTENT_LANGUAGE_ID, LANGUAGES } from '../locale.ts'
import { missingIs } from './values/issue.ts'
import type { Fields, Shape } from './shape.ts'

/** `create` asks for passwords, `update` keeps the stored one where none is given. */
export type WriteMode = 'create' | 'update'

const LANGUAGE_IDS = LANGUAGES.map((language) => CONTENT_LANGUAGE_ID[language])

const schemasOf = (fields: Fields, mode: WriteMode) =>
  Object.fromEntries(
    Object.entries(fields).map(([name, field]) => [
      name,
      field.kind === 'password' && mode === 'update' ? keepable(field.schema) : field.schema,
    ]),
  )

/** A value that may stay as it is stored: absent and empty both mean so. */
const keepable = (schema: z.ZodMiniType): z.ZodMiniType =>
  z.pipe(
    z.transform((value: unknown): unknown => value ?? ''),
    z.union([z.literal(''), schema], { error: issueOf(schema) }),
  )

/** A union reports nothing useful: answer what the field's own schema says. */
const issueOf = (schema: z.ZodMiniType) => (issue: { readonly input?: unknown }) =>
  schema.safeParse(issue.input).error?.issues[0]?.message ?? 'invalid'

/**
 * The schema of a shape's wire value. Entries of both languages are asked for, in either order; unknown keys are dropped.
 * Messages are the codes of `messages.ts`.
 */
export function shapeSchema(
  shape: Shape,
  mode: WriteMode = 'create',
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
  return z.object({ ...own, [shape.localizedName]: bothLanguages }, missingIs('required'))
}
