import { afterEach, beforeEach, expect, vi } from 'vitest'

/**
 * Fails a test on unexpected `console.error` or `console.warn`. Tests that expect one replace the spy:
 * `vi.spyOn(console, 'error').mockImplementation(() => {})`.
 */
let error: ReturnType<typeof vi.spyOn>
let warning: ReturnType<typeof vi.spyOn>
const printed: string[] = []

beforeEach(() => {
  printed.length = 0
  const remember = (...parts: unknown[]) => {
    printed.push(parts.map(String).join(' '))
  }
  error = vi.spyOn(console, 'error').mockImplementation(remember)
  warning = vi.spyOn(console, 'warn').mockImplementation(remember)
})

afterEach(() => {
  error.mockRestore()
  warning.mockRestore()
  expect(printed, 'unexpected console.error or console.warn').toEqual([])
})
