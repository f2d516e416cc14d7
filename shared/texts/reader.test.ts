import { expect, test } from 'vitest'
import { fillText, reader } from './reader.ts'
import { translator } from './translator.ts'

const texts = {
  'menu.open': { en: 'Open', id: 'Buka' },
  greeting: { en: 'Hello {{name}}, {{name}}', id: 'Halo {{name}}' },
  rows_one: { en: '{{count}} row', id: '{{count}} baris' },
  rows_other: { en: '{{count}} rows', id: '{{count}} baris' },
  lines: { en: '{{count}} lines', id: '{{count}} garis' },
} as const

test('a text comes in each language with its values, and a missing value is empty', () => {
  const { en, id } = reader(texts)

  expect([en('menu.open'), id('menu.open')]).toEqual(['Open', 'Buka'])
  expect(en('greeting', { name: '$& {{name}} $t(rows)' })).toBe(
    'Hello $& {{name}} $t(rows), $& {{name}} $t(rows)',
  )
  expect(en('greeting')).toBe('Hello , ')
})

test('a count selects the plural form and is formatted for the language', () => {
  const { en, id } = reader(texts)

  expect([0, 1, 2, 12_500].map((count) => en('rows', { count }))).toEqual([
    '0 rows',
    '1 row',
    '2 rows',
    '12,500 rows',
  ])
  expect(id('rows', { count: 12_500 })).toBe('12.500 baris')
  expect(en('lines', { count: 1 })).toBe('1 lines')
})

test.each([0, 1, 999, 1_000, 12_500, 1_234_567.8915, 0.5, -1, -1_234, -0.25])(
  'the number %d is written as the translator does',
  (count) => {
    for (const language of ['en', 'id'] as const)
      expect(reader(texts)[language]('rows', { count })).toBe(translator(texts)[language]('rows', { count }))
  },
)

test('a key without a text is returned, as the translator does', () => {
  for (const { en } of [reader(texts), translator(texts)]) {
    expect((en as (key: string) => string)('unknown.key')).toBe('unknown.key')
  }
})

test('a text of staff is filled once: values are no placeholders, nesting or patterns', () => {
  const values = { name: '{{by}} $t(menu.open) $& $1', by: '', constructor: 'x' }

  expect(fillText('{{name}}, {{by}}{{ name }}!', values)).toBe(
    '{{by}} $t(menu.open) $& $1, {{by}} $t(menu.open) $& $1!',
  )
  expect(fillText('{{unknown}} {name} {{toString}} $t(menu.open) {{', { name: 'Citra' })).toBe(
    '{{unknown}} {name} {{toString}} $t(menu.open) {{',
  )
})
