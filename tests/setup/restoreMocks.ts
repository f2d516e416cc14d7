import { afterAll, vi } from 'vitest'

/** Files share a worker: restores all mocks. */
afterAll(() => {
  vi.restoreAllMocks()
  vi.unstubAllEnvs()
  vi.unstubAllGlobals()
  vi.useRealTimers()
})
