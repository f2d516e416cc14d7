import { expect, test, vi } from 'vitest'
import { fillUp } from './fillUp.ts'

const records = (...ids: number[]) => ids.map((id) => ({ id }))

test('takes from the next place only what is missing, each once, and never what is to be left out', async () => {
  const first = vi.fn<(atMost: number) => Promise<{ id: number }[]>>(async () => records(1, 2))
  const second = vi.fn<(atMost: number) => Promise<{ id: number }[]>>(async () => records(2, 9, 3, 4))
  const third = vi.fn<(atMost: number) => Promise<{ id: number }[]>>(async () => records(5))

  const found = await fillUp({ limit: 3, without: [9], reads: [first, second, third] })

  expect(found.map(({ id }) => id)).toEqual([1, 2, 3])
  expect(second).toHaveBeenCalledWith(3 + 3) // the known ones may be among the first
  expect(third).not.toHaveBeenCalled()
})

test('reads nothing where enough is there already, and gives what there is where it is not', async () => {
  const read = vi.fn<(atMost: number) => Promise<{ id: number }[]>>(async () => records(1))

  expect(await fillUp({ limit: 0, without: [], reads: [read] })).toEqual([])
  expect(read).not.toHaveBeenCalled()
  expect(await fillUp({ limit: 3, without: [], reads: [read, read] })).toEqual(records(1))
})
