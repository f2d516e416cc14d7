import { expect, test } from 'vitest'
import { linkOf } from './linkOf.ts'

const entry = (url: string, ...addresses: string[]) => ({
  url,
  customProperty: { buttons: addresses.map((urlPath) => ({ urlPath })) },
})

test.each([
  ['its own address', entry('https://x.example', 'https://y.example'), 'https://x.example'],
  ['that of its first button where it has none', entry('', 'https://', '/faq'), '/faq'],
  ['that of a button where a form was left as it starts', entry('https://', '/faq'), '/faq'],
  ['nowhere', entry('https://', 'https://'), ''],
])('an entry leads to %s', (_, one, expected) => {
  expect(linkOf(one)).toBe(expected)
})
