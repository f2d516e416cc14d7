import { expect, test } from 'vitest'
import { CheckInQueue, type Tick } from './checkInQueue.ts'

function storage() {
  const items = new Map<string, string>()
  return {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
    removeItem: (key: string) => void items.delete(key),
    key: (at: number) => [...items.keys()][at] ?? null,
    get length() {
      return items.size
    },
  }
}
const tick = (id: string, second: number, isIn = true): Tick => ({
  id,
  isIn,
  at: `2026-11-23T03:00:0${second}Z`,
})

test('what was ticked without a network is sent in order once it is back, by another page, too', async () => {
  const kept = storage()
  const first = new CheckInQueue(kept, '7')
  first.add(tick('b', 2))
  first.add(tick('a', 1))
  const sent: string[] = []

  await first.flush(() => Promise.resolve('offline'))
  expect(first.waiting().map(({ id }) => id)).toEqual(['a', 'b'])
  await new CheckInQueue(kept, '7').flush(({ id }) => {
    sent.push(id)
    return Promise.resolve('sent')
  })

  expect(sent).toEqual(['a', 'b'])
  expect(first.waiting()).toEqual([])
})

test('the network that goes half way keeps the rest', async () => {
  const queue = new CheckInQueue(storage(), '7')
  for (const second of [1, 2, 3]) queue.add(tick(`p${second}`, second))

  await queue.flush(({ id }) => Promise.resolve(id === 'p1' ? 'sent' : 'offline'))

  expect(queue.waiting().map(({ id }) => id)).toEqual(['p2', 'p3'])
})

test('a tick that is taken back while it is under way is sent afterwards', async () => {
  const queue = new CheckInQueue(storage(), '7')
  queue.add(tick('a', 1))

  await queue.flush(() => {
    queue.add(tick('a', 2, false))
    return Promise.resolve('sent')
  })

  expect(queue.waiting()).toEqual([tick('a', 2, false)])
})

test('a refused tick is named and not sent again; other events have queues of their own', async () => {
  const kept = storage()
  const queue = new CheckInQueue(kept, '7')
  queue.add(tick('gone', 1))
  new CheckInQueue(kept, '8').add(tick('other', 1))

  expect(await queue.flush(() => Promise.resolve('refused'))).toEqual([tick('gone', 1)])
  expect(queue.waiting()).toEqual([])
  expect(new CheckInQueue(kept, '8').waiting()).toHaveLength(1)
})
