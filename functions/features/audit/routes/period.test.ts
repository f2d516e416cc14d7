import { expect, test } from 'vitest'
import { periodOf } from './period.ts'

const NOW = new Date('2026-11-21T03:00:00Z')

test('days are days in Jakarta, both inclusive', () => {
  const { from, to, months } = periodOf('2026-11-01', '2026-11-20', NOW)

  expect(from.toISOString()).toBe('2026-10-31T17:00:00.000Z')
  expect(to.toISOString()).toBe('2026-11-20T16:59:59.999Z')
  expect(months).toEqual(['2026-11', '2026-10']) // UTC months: the first hours of November are in October
})

test('without days it looks back two years from now', () => {
  const { from, to, months } = periodOf(undefined, 'nonsense', NOW)

  expect([from.toISOString(), to]).toEqual(['2024-12-01T00:00:00.000Z', NOW])
  expect([months.length, months[0], months.at(-1)]).toEqual([24, '2026-11', '2024-12'])
})

test('no call looks back further than two years from its end', () => {
  expect(periodOf('1999-01-01', '2026-02-28', NOW).months.at(-1)).toBe('2024-03')
  expect(periodOf('2026-03-01', '2026-02-01', NOW).months).toEqual([])
})
