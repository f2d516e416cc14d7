import { expect, test } from 'vitest'
import { pageFailure } from './pageFailure.ts'

test.each([
  [
    { statusCode: 410, status: 404, message: 'Gone' },
    { status: 410, message: 'Gone' },
  ],
  [
    { status: 404, statusText: 'Not Found', data: null },
    { status: 404, message: '' },
  ],
  [
    { response: { status: 503 }, message: 'Busy' },
    { status: 503, message: 'Busy' },
  ],
  [{ status: '404' }, { status: 404, message: '' }],
  [{ status: 200 }, { status: 500, message: '' }],
  [new Error('The table is away'), { status: 500, message: 'The table is away' }],
  ['What happened', { status: 500, message: 'What happened' }],
  [undefined, { status: 500, message: '' }],
  [null, { status: 500, message: '' }],
])('%o is normalised to %o', (error, expected) => {
  expect(pageFailure(error)).toEqual(expected)
})
