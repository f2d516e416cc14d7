import { expect, test, vi } from 'vitest'
import { fuzzWrites, WRITE_COUNT } from './writeFuzz.ts'

test('hostile bodies to every call that writes: no failure, nothing stored on a refusal, none slow', async () => {
  vi.spyOn(process.stdout, 'write').mockReturnValue(true) // request logs

  const report = await fuzzWrites(WRITE_COUNT + 300, Number(process.env['FUZZ_SEED'] ?? 1))

  expect(report.failed).toEqual([])
  expect(report.storedOnError).toEqual([])
  expect(report.mostCpuMs).toBeLessThan(1_000)
  expect(Object.keys(report.byStatus)).toEqual(
    expect.arrayContaining(['200', '201', '400', '404', '409', '422']),
  )
}, 300_000)
