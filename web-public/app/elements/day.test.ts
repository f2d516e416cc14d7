import { LANGUAGES } from '@flou/shared/locale.ts'
import { expect, test } from 'vitest'
import { longDay, longMonth } from './day.ts'

const MONTHS = Array.from({ length: 12 }, (_, index) => `2026-${String(index + 1).padStart(2, '0')}`)
/** British English: day, month, year, the same order as in Indonesian. */
const LOCALES = { en: 'en-GB', id: 'id-ID' } as const

test.each(LANGUAGES)('days and months are written as `Intl` writes them: %s', (language) => {
  const day = new Intl.DateTimeFormat(LOCALES[language], { dateStyle: 'long', timeZone: 'UTC' })
  const month = new Intl.DateTimeFormat(LOCALES[language], {
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  })

  for (const one of MONTHS) {
    expect(longMonth(one, language)).toBe(month.format(new Date(`${one}-01T00:00:00Z`)))
    for (const date of [`${one}-01`, `${one}-28`])
      expect(longDay(date, language)).toBe(day.format(new Date(`${date}T00:00:00Z`)))
  }
})

test('no day gives no text', () => {
  expect(longDay('', 'en')).toBe('')
})
