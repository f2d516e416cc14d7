import { expect, test } from 'vitest'
import { CSV_STYLES, csvCell, csvLines } from './csv.ts'

test.each([
  ['plain', 'plain'],
  ['with, comma', '"with, comma"'],
  ['with "quotes"', '"with ""quotes"""'],
  ['two\nlines', '"two\nlines"'],
  ['=HYPERLINK("https://x")', `"'=HYPERLINK(""https://x"")"`],
  ['+62 21 555', '"=""+62 21 555"""'],
  ['0812-3456-789', '"=""0812-3456-789"""'],
  ['+1+cmd|x', "'+1+cmd|x"],
  ['="0812"', '"\'=""0812"""'],
  ['a;b', 'a;b'],
  ['-1+cmd|x', "'-1+cmd|x"],
  ['@SUM(A1)', "'@SUM(A1)"],
  ['\t=1', "'\t=1"],
  [-12.5, '-12.5'],
  ['', ''],
])('%j', (value, expected) => {
  expect(csvCell(value, CSV_STYLES.en)).toBe(expected)
})

test('a line ends as the standard says', () => {
  expect(csvLines('en')(['a', 1.5])).toBe('a,1.5\r\n')
})

test('Excel with Indonesian settings divides at semicolons and reads decimal commas', () => {
  expect(csvLines('id')(['a', 1.5, 'x;y', -0.25])).toBe('a;1,5;"x;y";-0,25\r\n')
})
