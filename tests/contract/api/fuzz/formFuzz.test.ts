import { expect, test } from 'vitest'
import { fuzzForms } from './formFuzz.ts'

test('no hostile form is answered 500 or more; stored is what was taken, and nothing else', async () => {
  const { failed, taken, stored, byStatus } = await fuzzForms(1_000, Number(process.env['FUZZ_SEED'] ?? 1))

  expect(failed).toEqual([])
  expect(stored).toBe(taken)
  expect(taken).toBeGreaterThan(100)
  expect(byStatus[422]).toBeGreaterThan(100)
})
