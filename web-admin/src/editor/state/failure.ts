import * as z from 'zod/mini'
import type { StoredRecord } from '@flou/shared/api.ts'
import type { ChangeRequestRow } from '@flou/shared/approval/workflow.ts'
import { isApiError } from '../../core/api/apiError.ts'
import { serverErrors } from '../../core/records/formErrors.ts'
import type { Failure } from './types.ts'

const BUSY: ReadonlySet<number> = new Set([429, 502, 503, 504])

/** True if the outcome is unknown or a retry may succeed. */
const isUnanswered = (error: unknown): boolean =>
  isApiError(error) && (error.code === 'network' || BUSY.has(error.status))

const recordSchema = z.looseObject({ recordVersion: z.number() })
const currentOf = (error: unknown): StoredRecord | undefined =>
  isApiError(error, 'record_changed') && recordSchema.safeParse(error.data).success
    ? (error.data as StoredRecord) // contract of `record_changed`
    : undefined

/** Returns the open change request of another author that blocks the save. */
const competingRequestOf = (error: unknown): ChangeRequestRow | undefined =>
  isApiError(error, 'change_moved') && error.message === 'changeOfOther'
    ? (error.data as ChangeRequestRow) // contract of `change_moved`
    : undefined

/** Classifies the error of a sent save. */
export function failureOf(error: unknown): Failure {
  if (isUnanswered(error)) return { is: 'unanswered', error }
  if (isApiError(error, 'confirmation_needed')) return { is: 'unconfirmed', error }
  const errors = isApiError(error, 'validation_failed') ? serverErrors(error.fields) : {}
  if (Object.keys(errors).length > 0) return { is: 'refused', errors }
  const current = currentOf(error)
  if (current) return { is: 'conflict', current, error }
  const changeRequest = competingRequestOf(error)
  return changeRequest ? { is: 'competing', changeRequest, error } : { is: 'other', error }
}
