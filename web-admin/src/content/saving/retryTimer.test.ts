import { expect, test } from 'vitest'
import { ApiError } from '../../api/apiError.ts'
import { createRetryTimer, isUnanswered, retryDelay } from './retryTimer.ts'

test('pauses double up to half a minute', () => {
  const pauses = [1, 2, 3, 4, 5, 6, 20].map(retryDelay)

  expect(pauses).toEqual([1000, 2000, 4000, 8000, 16_000, 30_000, 30_000])
})

test('what is known of a failure decides whether the same is sent again', () => {
  const unanswered = [
    new ApiError('network', ''),
    new ApiError('unavailable', '', { status: 503 }),
    new ApiError('internal', '', { status: 502 }),
    new ApiError('too_many_requests', '', { status: 429 }),
  ]
  const answered = [
    new ApiError('validation_failed', '', { status: 422 }),
    new ApiError('record_changed', '', { status: 409 }),
    new ApiError('internal', '', { status: 500 }),
    new Error('a defect'),
  ]

  expect(unanswered.map(isUnanswered)).toEqual([true, true, true, true])
  expect(answered.map(isUnanswered)).toEqual([false, false, false, false])
})

test('the next attempt is told, called off by another one, and starts from a short pause after a success', () => {
  const waiting = new Map<() => void, number>()
  const schedule = (run: () => void, ms: number) => {
    waiting.set(run, ms)
    return () => void waiting.delete(run)
  }
  const repeater = createRetryTimer({ now: () => 500, schedule })
  const again = () => undefined

  repeater.recordFailure(again)
  repeater.recordFailure(again)
  const second = [repeater.next.get(), [...waiting.values()]]
  repeater.stop()
  const stopped = [repeater.next.get(), waiting.size]
  repeater.recordFailure(again)

  expect(second).toEqual([2500, [2000]])
  expect(stopped).toEqual([undefined, 0])
  expect(repeater.next.get()).toBe(1500)
})
