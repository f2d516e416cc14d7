import type { StoredRecord } from '@flou/shared/api.ts'
import { initialOf } from '@flou/shared/content/values/initial.ts'
import type { Declaration } from '@flou/shared/content/declaration.ts'
import { mapRecord } from '@flou/shared/content/values/walk.ts'
import type { FormValues } from './formErrors.ts'

/** Returns stored values, with defaults for absent ones. */
export const formValues = (
  declaration: Declaration,
  record: Partial<StoredRecord>,
  now: Date,
): FormValues => ({
  ...initialOf(declaration, now),
  ...mapRecord(declaration, record, (_, value) => value),
})

/** Returns declared fields only, as the API expects. */
export const wireValues = (declaration: Declaration, values: FormValues): FormValues =>
  mapRecord(declaration, values, (_, value) => value)

export const hasSameValues = (declaration: Declaration, one: FormValues, other: FormValues): boolean =>
  JSON.stringify(wireValues(declaration, one)) === JSON.stringify(wireValues(declaration, other))
