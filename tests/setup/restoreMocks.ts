import { afterAll, vi } from 'vitest'

/** Files share a worker: none leaves what it put in another's place. */
afterAll(() => {
  vi.restoreAllMocks()
  vi.unstubAllEnvs()
  vi.unstubAllGlobals()
  vi.useRealTimers()
})
