import { ConditionFailed } from './transact.ts'
import { AppError } from '../../appError.ts'

/** Failures of AWS that pass: the SDK and the store have already tried again. */
const PASSING = new Set([
  'ThrottlingException',
  'ThrottledException',
  'ProvisionedThroughputExceededException',
  'RequestLimitExceeded',
  'TransactionConflictException',
  'TransactionInProgressException',
  'InternalServerError',
  'ServiceUnavailable',
  'TimeoutError',
  'AbortError',
  'ECONNREFUSED',
  'ECONNRESET',
])

const namesOf = (error: Error) => [error.name, 'code' in error ? String(error.code) : '']

/**
 * `error` as an `AppError`: passing failures of AWS are `unavailable`, every other unexpected error is `internal`.
 * A failed condition without its own error, such as that of a hook's items, means a dependency changed: `record_changed`.
 */
export function asAppError(error: unknown): AppError {
  if (error instanceof AppError) return error
  if (error instanceof ConditionFailed) return new AppError('record_changed', { cause: error })
  const isPassing = error instanceof Error && namesOf(error).some((name) => PASSING.has(name))
  return new AppError(isPassing ? 'unavailable' : 'internal', { cause: error })
}
