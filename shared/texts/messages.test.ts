import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { messageParts, placeholderNames } from './messageParts.ts'
import { MESSAGES, messageText } from './messages.ts'

test('the messages of the specification', () => {
  expect(messageText('required', 'en')).toBe('This field is required.')
  expect(messageText('passwordMismatch', 'en')).toBe('Password does not match.')
  expect(messageText('descriptionUnder:200', 'en')).toBe(
    'Description length should be less than 200 characters.',
  )
  expect(messageText('saved', 'en')).toBe('Data successfully saved!')
})

test('parameters follow the code, in both languages; a missing one is empty', () => {
  expect(messageText('tooLong:255', 'id')).toBe('Panjang maksimal 255 karakter.')
  expect(messageText('pictureTooLarge:9000:8000:6000:40', 'en')).toBe(
    'This picture has 9000 × 8000 pixels. Use at most 6000 pixels per side and 40 million in total.',
  )
  expect(messageText('tooManyItems', 'en')).toBe('At most  items.')
})

test('a parameter is neither filled in again nor formatted', () => {
  expect(messageText('formula:{{max}} $t(required) $& 12500', 'en')).toContain(
    '“{{max}} $t(required) $& 12500”',
  )
})

test('a text that is no code stays as it is', () => {
  expect(messageText('Server says no', 'id')).toBe('Server says no')
  expect(messageText('toString', 'en')).toBe('toString')
  expect(messageParts('toString:1', MESSAGES).values).toEqual({})
})

const SEVERAL_PARAMETERS = {
  pictureTooLarge: ['width', 'height', 'side', 'megapixels'],
  drawingTooComplex: ['shapes', 'depth'],
  confirmPrices: ['percent', 'product'],
}

test('the order of parameters is part of the API: it stays when texts change', () => {
  const names = Object.entries(MESSAGES).map(([code, { en }]) => [code, placeholderNames(en)] as const)

  expect(Object.fromEntries(names.filter(([, { length }]) => length > 1))).toEqual(SEVERAL_PARAMETERS)
})

test('both languages of a message have the same placeholders', () => {
  const different = Object.entries(MESSAGES).filter(
    ([, { en, id }]) => placeholderNames(en).toSorted().join() !== placeholderNames(id).toSorted().join(),
  )

  expect(different).toEqual([])
})

const ROOT = path.resolve(import.meta.dirname, '../..')
const SOURCES = '{shared,functions,web-admin/src,web-public/app}/**/*.{ts,tsx}'

/** Messages with parameters as sources write them: `` `tooLong:${max}` `` or `'tooLong:255'`. */
function sentMessages(): { code: string; parameters: number; file: string }[] {
  const literal = /[`'](\w+)((?::(?:\$\{(?:[^{}]|\{[^{}]*\})*\}|[\w/]+))+)[`']/g
  return globSync(SOURCES, { cwd: ROOT, exclude: ['**/*.test.ts', '**/*.test.tsx'] }).flatMap((file) =>
    [...readFileSync(path.join(ROOT, file), 'utf8').matchAll(literal)].flatMap(([, code = '', rest = '']) =>
      Object.hasOwn(MESSAGES, code)
        ? [{ code, parameters: rest.match(/:(?:\$\{(?:[^{}]|\{[^{}]*\})*\}|[\w/]+)/g)?.length ?? 0, file }]
        : [],
    ),
  )
}

test('sources send as many parameters as a message has placeholders', () => {
  const sent = sentMessages()
  const wrong = sent.filter(
    ({ code, parameters }) =>
      placeholderNames(MESSAGES[code as keyof typeof MESSAGES].en).length !== parameters,
  )

  expect(wrong).toEqual([])
  expect(new Set(sent.map(({ code }) => code))).toContain('pictureTooLarge')
})
