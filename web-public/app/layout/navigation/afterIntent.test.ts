import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { afterIntent } from './afterIntent.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** A browser that is busy until the idle timeout. */
function busyBrowser() {
  const asked: number[] = []
  vi.stubGlobal('requestIdleCallback', (act: () => void, { timeout }: { timeout: number }) => {
    asked.push(timeout)
    return setTimeout(act, timeout)
  })
  vi.stubGlobal('cancelIdleCallback', clearTimeout)
  return asked
}

test('a page is prefetched 200 ms after pointing at its link, when idle, at most 2,000 ms later', () => {
  const asked = busyBrowser()
  const act = vi.fn<() => void>()

  afterIntent(act)
  vi.advanceTimersByTime(199)
  const early = [...asked]
  vi.advanceTimersByTime(1)
  const waiting = act.mock.calls.length
  vi.advanceTimersByTime(2_000)

  expect([early, asked, waiting, act.mock.calls.length]).toEqual([[], [2_000], 0, 1])
})

test.each([100, 1_000])('a pointer that has gone on after %i ms has nothing fetched', (moment) => {
  busyBrowser()
  const act = vi.fn<() => void>()

  const cancel = afterIntent(act)
  vi.advanceTimersByTime(moment)
  cancel()
  vi.advanceTimersByTime(5_000)

  expect(act).not.toHaveBeenCalled()
})

test('a browser that does not say when it is idle fetches at once', () => {
  vi.stubGlobal('requestIdleCallback', undefined)
  const act = vi.fn<() => void>()

  afterIntent(act)
  vi.advanceTimersByTime(200)

  expect(act).toHaveBeenCalledOnce()
})
