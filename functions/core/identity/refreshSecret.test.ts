import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { formatToken, hashSecret, isEqualSecret, newSecret, nextSecret, parseToken } from './refreshSecret.ts'

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

const secret = 'abcdefghijklmnopqrstuvwxyz-_0123456789ABCDE'

test.each([
  ['session-1', secret],
  ['s'.repeat(8), secret],
  ['s'.repeat(64), newSecret()],
  ['session-1', nextSecret(secret, 'seed')],
])('the token of %s is read as it was written', (sessionId, given) => {
  expect(parseToken(formatToken({ sessionId, secret: given }))).toEqual({ sessionId, secret: given })
})

test.each([
  undefined,
  '',
  '.',
  'session-1',
  `session.${secret}`,
  `${'s'.repeat(65)}.${secret}`,
  `session-1.${secret}x`,
  `session-1.${secret.slice(1)}`,
  ` session-1.${secret}`,
  `session-1.${secret}\n`,
  `session 1.${secret}`,
])('%j is no token', (text) => {
  expect(parseToken(text)).toBeUndefined()
})

test('a secret is 256 random bits, of which only a hash that no one can turn back is stored', () => {
  const [one, other] = [newSecret(), newSecret()]

  expect(Buffer.from(one, 'base64url')).toHaveLength(32)
  expect(one).not.toBe(other)
  expect(hashSecret(one)).toBe(hashSecret(one))
  expect(hashSecret(one)).not.toBe(hashSecret(other))
  expect(hashSecret('abc')).toBe('ungWv48Bz-pBQUDeXa4iI7ADYaOWF3qctBD_YfIAFa0')
})

test('the next secret depends on the secret and on the seed of the session', () => {
  const next = nextSecret(secret, 'seed')

  expect(nextSecret(secret, 'seed')).toBe(next)
  expect(nextSecret(secret, 'other')).not.toBe(next)
  expect(nextSecret(newSecret(), 'seed')).not.toBe(next)
})
