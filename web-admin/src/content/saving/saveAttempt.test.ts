import { expect, test } from 'vitest'
import { createSaveAttempt } from './saveAttempt.ts'

const numbered = () => {
  let last = 0
  return () => `key-${(last += 1)}`
}

test('the same save sent again carries the same key', () => {
  const attempt = createSaveAttempt(3, numbered())

  expect([attempt.keyFor({ title: 'a' }), attempt.keyFor({ title: 'a' })]).toEqual(['key-1', 'key-1'])
})

test('other content, or an answer, starts a new attempt', () => {
  const attempt = createSaveAttempt(3, numbered())
  attempt.keyFor({ title: 'a' })

  expect(attempt.keyFor({ title: 'b' })).toBe('key-2')
  attempt.markAnswered()
  expect(attempt.keyFor({ title: 'b' })).toBe('key-3')
})
