import { errorKey } from '@flou/shared/content/values/errorKey.ts'
import { checkForm, type FormValues } from '@flou/shared/forms/check.ts'
import type { FormDeclaration } from '@flou/shared/forms/define.ts'
import { invalidFields } from '../../errors.ts'
import { readPhones } from './readPhones.ts'

export interface FilledForm {
  values: FormValues
  phones: Readonly<Record<string, string>>
}

type FormCheck = (form: FormDeclaration, values: FormValues) => Readonly<Record<string, string>>

/**
 * Validates a form filled by a visitor or by staff.
 * @throws AppError `validation_failed` with fields under their wire names
 */
export async function readForm(
  form: FormDeclaration,
  fields: Readonly<Record<string, unknown>>,
  check: FormCheck = () => ({}),
): Promise<FilledForm> {
  const { values, errors: own } = checkForm(form, fields)
  const errors = { ...check(form, values), ...own }
  const invalid = Object.entries(errors).map(([name, code]) => [errorKey([name]), code] as const)
  if (invalid.length > 0) throw invalidFields(Object.fromEntries(invalid))
  return { values, phones: await readPhones(form, values) }
}
