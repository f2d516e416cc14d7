import { focusManager } from '@tanstack/react-query'
import { beforeEach, expect, test, vi } from 'vitest'

/** A fake window with one kind of event. */
let press: () => void = () => undefined
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['performance'] })
  vi.stubGlobal('addEventListener', (name: string, listener: () => void) => {
    if (name === 'keydown') press = listener
  })
  vi.resetModules()
  return () => {
    vi.useRealTimers()
    vi.unstubAllGlobals()
  }
})

test('a screen that is left alone requests nothing, and catches up when its user is back', async () => {
  const { pollWhileActive } = await import('./activity.ts')
  const pace = pollWhileActive(60_000)

  const catchUp = vi.spyOn(focusManager, 'onFocus')
  press()
  expect(pace()).toBe(60_000)
  vi.advanceTimersByTime(15 * 60_000)
  expect(pace()).toBe(false)
  expect(catchUp).not.toHaveBeenCalled()
  press()
  expect(pace()).toBe(60_000)
  expect(catchUp).toHaveBeenCalledOnce()
})
