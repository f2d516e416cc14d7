import { parsePhoneNumberFromString, type CountryCode } from 'libphonenumber-js/min'

/**
 * A phone number as it is dialled from anywhere (E.164): `+62215550123`; undefined for one that no network has.
 * @param country where the number is from if it does not say so itself: two letters (ISO 3166)
 */
export function e164Of(typed: string, country: string): string | undefined {
  // a country that the library does not know leaves numbers that name theirs
  const number = parsePhoneNumberFromString(typed, country as CountryCode)
  return number?.isPossible() ? number.number : undefined
}
