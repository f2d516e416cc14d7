import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { isEqualSecret } from './refreshSecret.ts'

const FUNCTIONS = join(import.meta.dirname, '../..')

test.each([
  ['a'.repeat(64), 'a'.repeat(64), true],
  ['a'.repeat(64), 'é'.repeat(64), false],
  ['a', 'ab', false],
  ['', '\u{1f600}', false],
])('%s and %s: %s', (...[one, other, expected]) => {
  expect(isEqualSecret(one, other)).toBe(expected)
})

test('no other text is compared by `timingSafeEqual`, which throws for texts of unequal bytes', () => {
  const sources = readdirSync(FUNCTIONS, { recursive: true, encoding: 'utf8' }).filter(
    (name) => name.endsWith('.ts') && !name.endsWith('.test.ts') && !name.includes('node_modules'),
  )
  const users = sources.filter((name) =>
    readFileSync(join(FUNCTIONS, name), 'utf8').includes('timingSafeEqual'),
  )

  // password hashing compares bytes of equal length
  expect(users.toSorted()).toEqual(['core/identity/passwordHash.ts', 'core/identity/refreshSecret.ts'])
})
