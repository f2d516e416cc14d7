import { expect, test } from 'vitest'
import { parseCells } from './csv.ts'
import { decodeText } from './decodeText.ts'

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
