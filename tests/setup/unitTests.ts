import { afterAll, vi } from 'vitest'

const write = process.stdout.write.bind(process.stdout)

const isLogLine = (chunk: unknown) => typeof chunk === 'string' && chunk.startsWith('{"')

// request logs of functions would hide test results
process.stdout.write = (chunk: string, ...rest: []) => isLogLine(chunk) || write(chunk, ...rest)

/** Files share a worker: restores all mocks. */
afterAll(() => {
  vi.restoreAllMocks()
  vi.unstubAllEnvs()
  vi.unstubAllGlobals()
  vi.useRealTimers()
})
