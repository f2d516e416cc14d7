import { expect, test } from 'vitest'
import { periodBefore } from './useVisits.ts'

test('figures are compared with as many days directly before', () => {
  const days = ['2026-03-01', '2026-03-02', '2026-03-03'].map((day) => ({ day, en: 0, id: 0 }))

  expect(periodBefore({ from: '2026-03-01', days })).toEqual({ from: '2026-02-26', to: '2026-02-28' })
})
