import { expect, test } from 'vitest'
import { ConditionFailed } from './transact.ts'
import { AppError } from '../../errors.ts'
import { toAppError } from './toAppError.ts'

test('a condition without a meaning of its own tells that something has changed', () => {
  const failed = new ConditionFailed([{ index: 0, item: undefined }], undefined)

  const error = toAppError(failed)

  expect(error.code).toBe('record_changed')
  expect(error.cause).toBe(failed)
})

test.each([
  { name: 'ThrottlingException' },
  { name: 'ThrottledException' },
  { name: 'ProvisionedThroughputExceededException' },
  { name: 'RequestLimitExceeded' },
  { name: 'TransactionConflictException' },
  { name: 'TransactionInProgressException' },
  { name: 'InternalServerError' },
  { name: 'ServiceUnavailable' },
  { name: 'TimeoutError' },
  { name: 'AbortError' },
  { code: 'ECONNREFUSED' },
  { code: 'ECONNRESET' },
])('a call that ended with %j can be tried again', (names) => {
  expect(toAppError(Object.assign(new Error('slow down'), names)).code).toBe('unavailable')
})

test('what nobody foresaw is internal, what was meant stays', () => {
  const meant = new AppError('not_found')

  expect(toAppError(meant)).toBe(meant)
  expect(toAppError(new Error('surprise')).code).toBe('internal')
  expect(toAppError(Object.assign(new Error('surprise'), { code: 'ENOENT' })).code).toBe('internal')
  expect(toAppError({ name: 'TimeoutError' }).code).toBe('internal')
})
