import { expect, test } from 'vitest'
import { translator } from './translator.ts'

const texts = {
  'menu.open': { en: 'Open', id: 'Buka' },
  greeting: { en: 'Hello {{name}}', id: 'Halo {{name}}' },
  rows_one: { en: '{{count}} row', id: '{{count}} baris' },
  rows_other: { en: '{{count}} rows', id: '{{count}} baris' },
  'time: now': { en: 'Now', id: 'Sekarang' },
} as const

test('a text comes in each language, keys may hold dots and colons', () => {
  const { en, id } = translator(texts)

  expect([en('menu.open'), id('menu.open'), en('time: now')]).toEqual(['Open', 'Buka', 'Now'])
})

test('values are inserted once, unescaped, and a missing one is empty', () => {
  const { en } = translator(texts)

  expect(en('greeting', { name: '<b>{{count}} $t(rows)' })).toBe('Hello <b>{{count}} $t(rows)')
  expect(en('greeting')).toBe('Hello ')
  expect(en('greeting', {})).toBe('Hello ')
})

test('a value may be called as an option of i18next', () => {
  const { en } = translator({ place: { en: '{{ns}} {{lng}}', id: '{{ns}} {{lng}}' } })

  expect(en('place', { ns: 'N', lng: 'E' })).toBe('N E')
})

test('the same texts have the same translate functions', () => {
  expect(translator(texts)).toBe(translator(texts))
  expect(translator({ ...texts })).not.toBe(translator(texts))
})

test('a count selects the plural form and is formatted for the language', () => {
  const { en, id } = translator(texts)

  expect([0, 1, 2, 12_500].map((count) => en('rows', { count }))).toEqual([
    '0 rows',
    '1 row',
    '2 rows',
    '12,500 rows',
  ])
  expect(id('rows', { count: 12_500 })).toBe('12.500 baris')
})

test('a key without a text is returned', () => {
  expect((translator(texts).en as (key: string) => string)('unknown.key')).toBe('unknown.key')
})
