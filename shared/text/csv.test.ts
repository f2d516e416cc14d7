import { expect, test } from 'vitest'
import { csvCell, csvLine } from './csv.ts'

test.each([
  ['plain', 'plain'],
  ['with, comma', '"with, comma"'],
  ['with "quotes"', '"with ""quotes"""'],
  ['two\nlines', '"two\nlines"'],
  ['=HYPERLINK("https://x")', `"'=HYPERLINK(""https://x"")"`],
  ['+62 21 555', "'+62 21 555"],
  ['-1+cmd|x', "'-1+cmd|x"],
  ['@SUM(A1)', "'@SUM(A1)"],
  ['\t=1', "'\t=1"],
  [-12.5, '-12.5'],
  ['', ''],
])('%j', (value, expected) => {
  expect(csvCell(value)).toBe(expected)
})

test('a line ends as the standard says', () => {
  expect(csvLine(['a', 1])).toBe('a,1\r\n')
})
