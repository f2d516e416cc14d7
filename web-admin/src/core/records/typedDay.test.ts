import { LANGUAGES } from '@flou/shared/locale.ts'
import { expect, test } from 'vitest'
import { readDay, writtenDay } from './typedDay.ts'

const TODAY = '2026-11-29'

test.each([
  ['2026-11-27', '2026-11-27'],
  ['27/11/2026', '2026-11-27'],
  ['11/27/2026', '2026-11-27'],
  ['1.2.2027', '2027-02-01'],
  ['27-11-26', '2026-11-27'],
  ['27112026', '2026-11-27'],
  ['27 nov', '2026-11-27'],
  ['27nov2027', '2027-11-27'],
  ['Nov 27th, 2026', '2026-11-27'],
  ['17 Agustus 2027', '2027-08-17'],
  ['Mei 3', '2026-05-03'],
  ['3/5', '2026-05-03'],
])('%s is read as %s', (typed, day) => {
  expect(readDay(typed, TODAY)).toBe(day)
})

test.each(['', '27', 'tomorrow', '31/02/2027', '13/13/2027', '27 nov dec', '1 2 3 4', '27 nov 202', '27 no'])(
  '“%s” is no day',
  (typed) => {
    expect(readDay(typed, TODAY)).toBeUndefined()
  },
)

test('while a day is typed, only a whole one is read', () => {
  const typed = ['27 nov', '27 nov 20', '27/11/26', '2026-11-2', '2026-1-12', '27 nov 2026', '2026-11-27']

  expect(typed.map((text) => readDay(text))).toEqual([
    ...Array.from({ length: 5 }, () => undefined),
    '2026-11-27',
    '2026-11-27',
  ])
})

test('a day is written in the language of the interface, and read back as the same', () => {
  expect(LANGUAGES.map((language) => writtenDay('2026-08-07', language)).toSorted()).toEqual([
    '7 Agu 2026',
    'Aug 7, 2026',
  ])
  const days = Array.from({ length: 12 }, (_, month) => `2026-${String(month + 1).padStart(2, '0')}-09`)
  for (const language of LANGUAGES)
    expect(days.map((day) => readDay(writtenDay(day, language)))).toEqual(days)
  expect(writtenDay('soon', 'en')).toBe('soon')
})
