import { expect, test } from 'vitest'
import { createRequestKey } from './requestKey.ts'

const numbered = () => {
  let last = 0
  return () => `key-${(last += 1)}`
}

test('the same save sent again carries the same key', () => {
  const requestKey = createRequestKey(numbered())

  expect([requestKey.keyFor({ title: 'a' }), requestKey.keyFor({ title: 'a' })]).toEqual(['key-1', 'key-1'])
})

test('other content, or an answer, starts a new attempt', () => {
  const requestKey = createRequestKey(numbered())
  requestKey.keyFor({ title: 'a' })

  expect(requestKey.keyFor({ title: 'b' })).toBe('key-2')
  requestKey.markAnswered()
  expect(requestKey.keyFor({ title: 'b' })).toBe('key-3')
})
