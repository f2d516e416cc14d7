import { ConditionFailed } from '../../store/transactions/transact.ts'
import { AppError } from '../appError.ts'

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
 * `error` as an `AppError`: passing failures of AWS are `unavailable`, whatever else nobody foresaw is `internal`.
 * A condition nobody gave a meaning to, such as that of a hook's own items, tells that something it rests on has changed.
 */
export function asAppError(error: unknown): AppError {
  if (error instanceof AppError) return error
  if (error instanceof ConditionFailed) return new AppError('record_changed', { cause: error })
  const isPassing = error instanceof Error && namesOf(error).some((name) => PASSING.has(name))
  return new AppError(isPassing ? 'unavailable' : 'internal', { cause: error })
}
