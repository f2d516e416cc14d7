import type { StoredRecord } from '@flou/shared/api.ts'
import { initialOf } from '@flou/shared/content/values/initial.ts'
import type { Shape } from '@flou/shared/content/shape.ts'
import { mapRecord } from '@flou/shared/content/values/walk.ts'
import type { FormValues } from './formErrors.ts'

/** What a form starts with: the record as stored, and the start of a new one for what it lacks. */
export const formValues = (shape: Shape, record: Partial<StoredRecord>, now: Date): FormValues => ({
  ...initialOf(shape, now),
  ...mapRecord(shape, record, (_, value) => value),
})

/** What is sent: declared fields only, without what the server keeps beside them. */
export const wireValues = (shape: Shape, values: FormValues): FormValues =>
  mapRecord(shape, values, (_, value) => value)

/** True where two records say the same in all that is declared. */
export const saysTheSame = (shape: Shape, one: FormValues, other: FormValues): boolean =>
  JSON.stringify(wireValues(shape, one)) === JSON.stringify(wireValues(shape, other))
