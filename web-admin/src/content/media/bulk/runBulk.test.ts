import { expect, test } from 'vitest'
import type { MediaRow } from '@flou/shared/api.ts'
import { runBulk } from './useBulk.ts'

const rows = Array.from({ length: 10 }, (_, index) => ({ id: index + 1 }) as MediaRow) // only ids are read

test('one that fails stops no other', async () => {
  const work = ({ id }: MediaRow) => (id === 3 ? Promise.reject(new Error('in use')) : Promise.resolve())

  const result = await runBulk(rows, work, { isStopped: () => false, onProgress: () => undefined })

  expect(result.done.map(({ id }) => id).toSorted((a, b) => a - b)).toEqual([1, 2, 4, 5, 6, 7, 8, 9, 10])
  expect(result).toMatchObject({ total: 10, isStopped: false, failures: [new Error('in use')] })
})

test('stopped half way, the rest is left as it is', async () => {
  let finished = 0
  const progress: number[] = []

  const result = await runBulk(rows, () => Promise.resolve(), {
    isStopped: () => finished >= 4,
    onProgress: ({ done }) => {
      finished = done
      progress.push(done)
    },
  })

  expect(result.isStopped).toBe(true)
  expect(result.done.length).toBeLessThan(10)
  expect(progress).toEqual(progress.toSorted((a, b) => a - b))
})
