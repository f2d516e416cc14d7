import { ISO_CODE, type Language } from '@flou/shared/locale.ts'

const formatOf = (locale: string) => new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' })
const monthOf = (locale: string) =>
  new Intl.DateTimeFormat(locale, { month: 'long', year: 'numeric', timeZone: 'UTC' })
const months = { en: monthOf('en-GB'), id: monthOf(ISO_CODE.id) }

/** A month (`2026-11`) as people write it: November 2026. */
export const longMonth = (month: string, language: Language): string =>
  months[language].format(new Date(`${month}-01T00:00:00Z`))

const formats = { en: formatOf('en-GB'), id: formatOf(ISO_CODE.id) }

/** A calendar day (`2026-11-21`) as people write it: 21 November 2026. The day is the same wherever it is read (decision 37). */
export const longDay = (day: string, language: Language): string =>
  day === '' ? '' : formats[language].format(new Date(`${day}T00:00:00Z`))
