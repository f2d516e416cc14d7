import { expect, test } from 'vitest'
import { CSV_STYLES, csvCell, csvLines, decodeText, parseCells } from './csv.ts'

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

const TEXT = 'ID;Title\r\n1;g4.small – édisi “baru”\r\n'
const utf16 = (text: string) => Buffer.from(text, 'utf16le')

test.each([
  ['UTF-8', Buffer.from(TEXT)],
  ['UTF-8 with a mark', Buffer.from(`\uFEFF${TEXT}`)],
  ['UTF-16 LE with a mark', utf16(`\uFEFF${TEXT}`)],
  ['UTF-16 BE with a mark', utf16(`\uFEFF${TEXT}`).swap16()],
  ['UTF-16 LE', utf16(TEXT)],
  ['UTF-16 BE', utf16(TEXT).swap16()],
  ['Windows-1252', Buffer.from('ID;Title\r\n1;g4.small \x96 \xe9disi \x93baru\x94\r\n', 'latin1')],
])('a file in %s is read', (_, bytes) => {
  expect(parseCells(decodeText(bytes))).toEqual([
    ['ID', 'Title'],
    ['1', 'g4.small – édisi “baru”'],
  ])
})

test.each(['', 'a', 'naïve', '日本語;x'])('%j comes back', (text) => {
  expect(decodeText(Buffer.from(text))).toBe(text)
})
