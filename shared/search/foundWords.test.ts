import { expect, test } from 'vitest'
import { markedParts } from './foundWords.ts'

const marked = (text: string, keyword: string) =>
  markedParts(text, keyword.split(' '))
    .map(({ text, isFound }) => (isFound ? `[${text}]` : text))
    .join('')

test.each([
  ['The red switch is off.', 'red switch', 'The [red] [switch] is off.'],
  ['Sakelar merah', 'sakel', '[Sakelar] merah'],
  ['Café résumé', 'cafe', '[Café] résumé'],
  ['predict', 'red', 'predict'],
  ['', 'red', ''],
])('“%s” with “%s” is %s', (text, keyword, expected) => {
  expect(marked(text, keyword)).toBe(expected)
})
