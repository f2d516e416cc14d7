import { errorKey } from '@flou/shared/content/values/errorKey.ts'
import { dialled } from '@flou/shared/forms/phone.ts'
import type { FormValues } from '@flou/shared/forms/check.ts'
import type { FormDeclaration } from '@flou/shared/forms/define.ts'
import { invalidFields } from '../../errors.ts'

/**
 * Returns phone numbers in E.164 format by field; the library is loaded lazily. Throws `validation_failed`
 * for an invalid number.
 */
export async function readPhones(
  form: FormDeclaration,
  values: FormValues,
): Promise<Readonly<Record<string, string>>> {
  const typed = Object.entries(form.fields).flatMap(([name, { kind }]) => {
    const value = kind === 'phone' ? values[name] : ''
    const { number } = (typeof value === 'string' && dialled(value)) || {}
    return number === undefined ? [] : [[name, number] as const]
  })
  if (typed.length === 0) return {}
  const { countryIn, e164Of } = await import('./phoneNumbers.ts')
  const country = countryIn(form, values)
  const read = typed.map(([name, value]) => [name, e164Of(value, country)] as const)
  const wrong = read.filter(([, number]) => number === undefined)
  if (wrong.length > 0)
    throw invalidFields(Object.fromEntries(wrong.map(([name]) => [errorKey([name]), 'phone'])))
  return Object.fromEntries(read.flatMap(([name, number]) => (number === undefined ? [] : [[name, number]])))
}
