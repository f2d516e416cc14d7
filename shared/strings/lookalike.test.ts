import { expect, test } from 'vitest'
import { isLookalike } from './lookalike.ts'

test.each([
  ['Cyrillic а in a Latin name', 'аdmin@flou.example'],
  ['dotless ı', 'admın@flou.example'],
  ['script ɡ', 'ɡalih@flou.example'],
  ['Greek ο in the host', 'admin@flοu.example'],
  ['Cyrillic letters alone that look Latin', 'сео@flou.example'],
  ['Latin and Han', 'admin王@flou.example'],
])('%s is refused: %s', (_, email) => {
  expect(isLookalike(email)).toBe(true)
})

test.each([
  'admin@flou.example',
  'Budi.Santoso+cms_1@flou.co.id',
  'jürgen.müller@flou.example',
  'łukasz@flou.example',
  'иван@flou.example',
  '王小明@flou.example',
  'さくら花@flou.example',
  '12345@flou.example',
])('%s is one that nobody mistakes', (email) => {
  expect(isLookalike(email)).toBe(false)
})
