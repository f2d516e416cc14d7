import type { Declaration } from '@flou/shared/content/declaration.ts'
import { mapRecord } from '@flou/shared/content/values/walk.ts'
import type { FormValues } from '../form/formErrors.ts'

/** Omits passwords, which are never stored on the device. */
export const recoverableValues = (declaration: Declaration, values: FormValues): FormValues =>
  mapRecord(declaration, values, (field, value) => (field.kind === 'password' ? undefined : value))
