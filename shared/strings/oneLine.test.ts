import { expect, test } from 'vitest'
import { email, text } from '../content/fields/text.ts'
import { normalizeEmail, oneLine } from './oneLine.ts'

test.each([
  ['Cafe\u0301', 'Café'],
  ['Ｆｌｏｕ Ｃｌｏｕｄ', 'Flou Cloud'],
  ['\u{1d401}old of\ufb01ce', 'Bold office'],
  ['Cloud\u202egnp.exe', 'Cloudgnp.exe'],
  ['zero\u200bwidth\ufeff\u00ad\u0000', 'zerowidth'],
  ['two\r\nlines\tand a tab', 'two lines and a tab'],
])('%j is stored as %j', (typed, stored) => {
  expect(oneLine(typed)).toBe(stored)
})

test.each(['Intel® Xeon™ 100 m² … ½', 'family \u{1f468}\u200d\u{1f469}\u200d\u{1f467}', 'Bandung → Jakarta'])(
  '%s stays as it is',
  (typed) => {
    expect(oneLine(typed)).toBe(typed)
  },
)

test('an address loses what nobody sees, and full-width letters', () => {
  expect(normalizeEmail(' ａyu\u200b@ﬂou.example\u0000')).toBe('ayu@flou.example')
})

test('fields of one line and addresses are stored so', () => {
  expect(text().schema.parse('Ｆｌｏｕ\u0000')).toBe('Flou')
  expect(email().schema.parse('ａyu@flou.example ')).toBe('ayu@flou.example')
})

test('what is nothing but invisible is empty', () => {
  expect(text().schema.safeParse('\u200b\u0000').error?.issues[0]?.message).toBe('required')
})

test('letters that become several count as several', () => {
  expect(text().schema.safeParse('\ufdfa'.repeat(200)).error?.issues[0]?.message).toBe('tooLong:255')
})
