import { errorKey } from '@flou/shared/content/values/errorKey.ts'
import type * as z from 'zod/mini'
import { invalidFields, type FieldErrors } from '../../errors.ts'

/** Returns the first message of each field, by wire key. */
export function fieldErrors(issues: readonly z.core.$ZodIssue[]): FieldErrors {
  const fields: Record<string, string> = {}
  for (const { path, message } of issues) fields[errorKey(path)] ??= message
  return fields
}

/** Throws `validation_failed` with the field errors. */
export function parse<T>(schema: z.ZodMiniType<T>, value: unknown): T {
  const result = schema.safeParse(value)
  if (!result.success) throw invalidFields(fieldErrors(result.error.issues))
  return result.data
}
