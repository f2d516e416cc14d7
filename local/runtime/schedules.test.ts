import { expect, test, vi } from 'vitest'
import type { Functions } from '../lambda/functions.ts'
import type { Stack } from '../template/stack.ts'
import { intervalOf, startSchedules } from './schedules.ts'

test('rates are read', () => {
  expect(intervalOf('rate(1 minute)')).toBe(60_000)
  expect(intervalOf('rate(2 hours)')).toBe(7_200_000)
})

test('an expression that is not known stops the start', () => {
  expect(() => intervalOf('cron(0 1 * * ? *)')).toThrow('cron')
})

test('a thread that only a schedule starts ends after the call, also if it fails; that of others stays', async () => {
  vi.useFakeTimers()
  const started = new Set(['inUse'])
  const ended: string[] = []
  const calls: unknown[] = []
  const functionOf = (name: string) => ({
    get isStarted() {
      return started.has(name)
    },
    invoke: async (event: unknown, isScheduled?: boolean) => {
      calls.push([name, event, isScheduled])
      started.add(name)
      if (name === 'failing') throw new Error('throttled')
    },
    endIfIdle: async () => {
      started.delete(name)
      ended.push(name)
    },
  })
  const stack = {
    all: () =>
      ['idle', 'failing', 'inUse'].map((Arn) => ({
        ScheduleExpression: 'rate(1 minute)',
        State: 'ENABLED',
        Target: { Arn, Input: '{"at":"a minute"}' },
      })),
  } as unknown as Stack
  const stop = startSchedules(stack, { byArn: functionOf } as unknown as Functions)

  await vi.advanceTimersByTimeAsync(120_000)
  stop()
  vi.useRealTimers()

  expect(calls).toHaveLength(6)
  expect(calls[0]).toEqual(['idle', { at: 'a minute' }, true])
  expect(ended.toSorted()).toEqual(['failing', 'failing', 'idle', 'idle'])
  expect([...started]).toEqual(['inUse'])
})
