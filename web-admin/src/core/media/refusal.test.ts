import { expect, test } from 'vitest'
import { LIMITS } from '@flou/shared/limits.ts'
import { refusalOf } from './upload.ts'

test.each([
  ['image/png', LIMITS.imageBytes, undefined],
  ['image/png', LIMITS.imageBytes + 1, { reason: 'tooBig', limit: 5 }],
  ['application/pdf', LIMITS.documentBytes, undefined],
  ['video/mp4', LIMITS.videoBytes + 1, { reason: 'tooBig', limit: 200 }],
  ['text/vtt', LIMITS.captionsBytes + 1, { reason: 'tooBig', limit: 1 }],
  ['text/html', 10, { reason: 'wrongType' }],
])('%s of %i bytes: %j', (type, size, expected) => {
  expect(refusalOf({ type, size })).toEqual(expected)
})
