import { setImmediate } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { runBulk, type RowOutcome } from './bulkRun.ts'

const never = () => false
const ROWS = [1, 2, 3, 4, 5, 6]

test('runs all, a few at a time, and tells how far it is', async () => {
  let underWay = 0
  let most = 0
  const progress: number[] = []

  const result = await runBulk(ROWS, {
    processRow: async () => {
      underWay += 1
      most = Math.max(most, underWay)
      await setImmediate()
      underWay -= 1
      return 'done'
    },
    concurrency: 2,
    isStopped: never,
    onProgress: (over) => progress.push(over),
  })

  expect(result).toEqual({ done: ROWS, unchanged: [], waitingForApproval: [], refused: [], notStarted: [] })
  expect(most).toBe(2)
  expect(progress).toEqual(ROWS)
})

test('a row that is refused stops no other and keeps its reason; what waits or did not change is not done', async () => {
  const error = new Error('in use')
  const outcomes: Readonly<Record<number, RowOutcome>> = {
    4: 'unchanged',
    5: 'waitingForApproval',
    6: 'waitingForApproval',
  }

  const result = await runBulk(ROWS, {
    processRow: (row) => (row === 2 ? Promise.reject(error) : Promise.resolve(outcomes[row] ?? 'done')),
    concurrency: 3,
    isStopped: never,
    onProgress: () => undefined,
  })

  expect(result).toEqual({
    done: [1, 3],
    unchanged: [4],
    waitingForApproval: [5, 6],
    refused: [{ row: 2, error }],
    notStarted: [],
  })
})

test('stopped, it starts no further row, and those under way count as what became of them', async () => {
  let isStopped = false

  const result = await runBulk(ROWS, {
    processRow: async (row) => {
      await Promise.resolve()
      if (row === 2) isStopped = true
      return 'done'
    },
    concurrency: 2,
    isStopped: () => isStopped,
    onProgress: () => undefined,
  })

  expect(result.notStarted.length).toBeGreaterThan(0)
  expect([...result.done, ...result.notStarted]).toEqual(ROWS)
  expect(result.done.slice(0, 2)).toEqual([1, 2])
})
