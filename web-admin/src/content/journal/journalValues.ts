import type { Shape } from '@flou/shared/content/shape.ts'
import { mapRecord } from '@flou/shared/content/values/walk.ts'
import type { FormValues } from '../form/formErrors.ts'

/** What the journal may hold of a form: everything declared but passwords, which are never written to the disk. */
export const journalValues = (shape: Shape, values: FormValues): FormValues =>
  mapRecord(shape, values, (field, value) => (field.kind === 'password' ? undefined : value))
