import { expect, test } from 'vitest'
import { doubleCasts, stringReads } from './doubleCasts.ts'

test('a cast over unknown is found, also over several lines; a single cast is none', () => {
  const text = [
    'const one = read() as unknown as Row',
    'const two = read() as Row',
    'const three = (',
    '  read() as unknown',
    ') as Row',
    'const text = "as unknown as Row"',
  ].join('\n')

  expect(doubleCasts('a.ts', text)).toEqual([1, 3])
})

test('a read by string is found; a type, a key and a read by variable are none', () => {
  const text = [
    "const one = record['title']",
    "const two = record?.['title']",
    "type Title = Row['title']",
    "const three = { ['title']: record[name] }",
  ].join('\n')

  expect(stringReads('a.ts', text)).toEqual([1, 2])
})
