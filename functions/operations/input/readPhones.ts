import { errorKey } from '@flou/shared/content/values/errorKey.ts'
import { dialled } from '@flou/shared/text/phone.ts'
import type { FormValues } from '@flou/shared/submissions/check.ts'
import type { Submission } from '@flou/shared/submissions/define.ts'
import { invalidFields } from '../../appError.ts'

/** Where visitors are from who do not say so. */
const HOME = 'ID'

/** The country that was chosen in a form that asks for one. */
function countryIn({ fields }: Submission, values: FormValues): string {
  const [name] = Object.entries(fields).find(([, { kind }]) => kind === 'country') ?? []
  const chosen = name === undefined ? '' : values[name]
  return typeof chosen === 'string' && chosen !== '' ? chosen : HOME
}

/**
 * Phone numbers of a form in international format, by field, without extensions; the typed text is stored as well. The library
 * that knows the numbers of all countries is loaded with the first one. Throws `validation_failed` at a number that cannot be one.
 */
export async function readPhones(
  form: Submission,
  values: FormValues,
): Promise<Readonly<Record<string, string>>> {
  const typed = Object.entries(form.fields).flatMap(([name, { kind }]) => {
    const value = kind === 'phone' ? values[name] : ''
    const { number } = (typeof value === 'string' && dialled(value)) || {}
    return number === undefined ? [] : [[name, number] as const]
  })
  if (typed.length === 0) return {}
  const { e164Of } = await import('./phoneNumbers.ts')
  const country = countryIn(form, values)
  const read = typed.map(([name, value]) => [name, e164Of(value, country)] as const)
  const wrong = read.filter(([, number]) => number === undefined)
  if (wrong.length > 0)
    throw invalidFields(Object.fromEntries(wrong.map(([name]) => [errorKey([name]), 'phone'])))
  return Object.fromEntries(read.flatMap(([name, number]) => (number === undefined ? [] : [[name, number]])))
}
