import { errorKey } from '@flou/shared/content/values/errorKey.ts'
import { checkForm, type FormValues } from '@flou/shared/submissions/check.ts'
import type { Submission } from '@flou/shared/submissions/define.ts'
import { invalidFields } from '../../appError.ts'
import { readPhones } from './readPhones.ts'

/** What a form holds, as it is stored. */
export interface FilledForm {
  values: FormValues
  /** Phone numbers as they are dialled from anywhere, by field. */
  phones: Readonly<Record<string, string>>
}

/** Message codes by name of the field. */
type FormCheck = (form: Submission, values: FormValues) => Readonly<Record<string, string>>

/**
 * Checks what was put into a form, by a visitor or by staff for one.
 * @throws AppError `validation_failed`, its fields under the names of the wire (spec §5)
 */
export async function readForm(
  form: Submission,
  fields: Readonly<Record<string, unknown>>,
  check: FormCheck = () => ({}),
): Promise<FilledForm> {
  const { values, errors: own } = checkForm(form, fields)
  const errors = { ...check(form, values), ...own }
  const wrong = Object.entries(errors).map(([name, code]) => [errorKey([name]), code] as const)
  if (wrong.length > 0) throw invalidFields(Object.fromEntries(wrong))
  return { values, phones: await readPhones(form, values) }
}
