import { expect, test } from 'vitest'
import { formatToken, newSecret, nextSecret, parseToken } from './refreshSecret.ts'

const secret = 'abcdefghijklmnopqrstuvwxyz-_0123456789ABCDE'

test.each([
  ['session-1', secret],
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

test('the next secret depends on the secret and on the seed of the session', () => {
  const next = nextSecret(secret, 'seed')

  expect(nextSecret(secret, 'seed')).toBe(next)
  expect(nextSecret(secret, 'other')).not.toBe(next)
  expect(nextSecret(newSecret(), 'seed')).not.toBe(next)
})
