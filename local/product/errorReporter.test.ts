import { expect, test } from 'vitest'
import { errorReporter } from './errorReporter.ts'

test('a full disk is one sentence, once a minute; other faults are said as they are', () => {
  const said: string[] = []
  let now = 0
  const report = errorReporter({ stateDir: '/state', log: (line) => said.push(line), now: () => now })
  const full = [new Error('database or disk is full'), new Error('ENOSPC: no space left on device, write')]
  const timesFull = () => said.filter((line) => line.startsWith('The disk that holds /state is full.')).length

  for (let attempt = 0; attempt < 50; attempt += 1) full.forEach(report)
  report(new Error('socket hang up'))
  expect([timesFull(), said.length]).toEqual([1, 2])
  expect(said[1]).toContain('socket hang up')

  now = 60_000
  full.forEach(report)
  expect(timesFull()).toBe(2)
})
