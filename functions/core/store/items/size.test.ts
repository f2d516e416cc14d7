import { requireContentType } from '@flou/shared/content/registry.ts'
import { LIMITS } from '@flou/shared/limits.ts'
import { expect, test } from 'vitest'
import { requireItemSize } from './size.ts'

const { declaration } = requireContentType('news')
const entry = (title: string, content: string) => ({ languageId: 1, title, content })
const text = (bytes: number) => 'x'.repeat(bytes)

test.each<[string, Record<string, unknown>, object]>([
  ['a field of its own', { note: text(9), contents: [entry('a', text(5))] }, { Note: 'tooLarge' }],
  [
    'a field of a translation',
    { note: 'x', contents: [entry('a', 'b'), entry('a', text(9))] },
    { 'Contents[1].Content': 'tooLarge' },
  ],
  [
    'the one of more bytes than letters',
    { note: text(9), other: 'é'.repeat(8), contents: [] },
    { Other: 'tooLarge' },
  ],
  ['one field without translations', { note: 'x' }, { Note: 'tooLarge' }],
])('a record that is too large names its largest field: %s', (_, fields, expected) => {
  expect(() => requireItemSize(declaration, fields, text(LIMITS.recordBytes + 1))).toThrow(
    expect.objectContaining({ code: 'validation_failed', fields: expected }),
  )
})

test('the limit counts bytes, and a record may have exactly as many', () => {
  expect(() => requireItemSize(declaration, { note: 'x' }, text(LIMITS.recordBytes))).not.toThrow()
  expect(() => requireItemSize(declaration, { note: 'x' }, 'é'.repeat(LIMITS.recordBytes / 2 + 1))).toThrow(
    'validation_failed',
  )
})
