import type { FormValues } from '@flou/shared/forms/check.ts'
import type { FormDeclaration } from '@flou/shared/forms/define.ts'
import { parsePhoneNumberFromString, type CountryCode } from 'libphonenumber-js/min'

const DEFAULT_COUNTRY = 'ID'

/** Returns the chosen country of the form, else Indonesia. */
export function countryIn({ fields }: FormDeclaration, values: FormValues): string {
  const [name] = Object.entries(fields).find(([, { kind }]) => kind === 'country') ?? []
  const chosen = name === undefined ? '' : values[name]
  return typeof chosen === 'string' && chosen !== '' ? chosen : DEFAULT_COUNTRY
}

/**
 * Returns the number in E.164 format, or undefined if invalid.
 * @param country default ISO 3166 country code for national numbers
 */
export function e164Of(typed: string, country: string): string | undefined {
  const number = parsePhoneNumberFromString(typed, country as CountryCode)
  return number?.isPossible() ? number.number : undefined
}
