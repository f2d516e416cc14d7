import { ConditionFailed } from './transact.ts'
import { AppError } from '../../errors.ts'

/** Transient AWS errors that were already retried. */
const TRANSIENT = new Set([
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
 * Maps transient AWS errors to `unavailable`, unhandled failed conditions to `record_changed`, others to
 * `internal`.
 */
export function toAppError(error: unknown): AppError {
  if (error instanceof AppError) return error
  if (error instanceof ConditionFailed) return new AppError('record_changed', { cause: error })
  const isTransient = error instanceof Error && namesOf(error).some((name) => TRANSIENT.has(name))
  return new AppError(isTransient ? 'unavailable' : 'internal', { cause: error })
}
