import { expect, test } from 'vitest'
import { ApiError } from '../../core/api/apiError.ts'
import { failureOf } from './answerSteps.ts'

test('what is known of a failure decides how the save goes on', () => {
  const current = { id: 4, recordVersion: 9 }
  const changeRequest = { id: 'c1' }
  const failures = [
    new ApiError('network', ''),
    new ApiError('unavailable', '', { status: 503 }),
    new ApiError('internal', '', { status: 502 }),
    new ApiError('too_many_requests', '', { status: 429 }),
    new ApiError('confirmation_needed', '', { status: 403 }),
    new ApiError('validation_failed', '', { status: 422, fields: { 'Contents[0].Title': 'required' } }),
    new ApiError('record_changed', '', { status: 409, data: current }),
    new ApiError('change_moved', 'changeOfOther', { status: 409, data: changeRequest }),
  ].map(failureOf)

  expect(failures.map(({ is }) => is)).toEqual([
    'unanswered',
    'unanswered',
    'unanswered',
    'unanswered',
    'unconfirmed',
    'refused',
    'conflict',
    'competing',
  ])
  expect(failures.slice(5)).toMatchObject([
    { errors: { 'contents.0.title': 'required' } },
    { current },
    { changeRequest },
  ])
})

test('an answer without details is a plain failure, which is not sent again', () => {
  const failures = [
    new ApiError('validation_failed', '', { status: 422 }),
    new ApiError('record_changed', '', { status: 409 }),
    new ApiError('change_moved', 'changeDecided', { status: 409, data: { id: 'c1' } }),
    new ApiError('internal', '', { status: 500 }),
    new Error('a defect'),
  ].map(failureOf)

  expect(failures.map(({ is }) => is)).toEqual(['other', 'other', 'other', 'other', 'other'])
})
