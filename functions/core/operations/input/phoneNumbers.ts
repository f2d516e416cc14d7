import { parsePhoneNumberFromString, type CountryCode } from 'libphonenumber-js/min'

/**
 * Returns the number in E.164 format, or undefined if invalid.
 * @param country default ISO 3166 country code for national numbers
 */
export function e164Of(typed: string, country: string): string | undefined {
  const number = parsePhoneNumberFromString(typed, country as CountryCode)
  return number?.isPossible() ? number.number : undefined
}
