import { expect, test } from 'vitest'
import { intervalOf } from './schedules.ts'

test('rates are read', () => {
  expect(intervalOf('rate(1 minute)')).toBe(60_000)
  expect(intervalOf('rate(2 hours)')).toBe(7_200_000)
})

test('an expression that is not known stops the start', () => {
  expect(() => intervalOf('cron(0 1 * * ? *)')).toThrow('cron')
})
