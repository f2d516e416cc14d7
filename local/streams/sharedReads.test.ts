import { expect, test } from 'vitest'
import { sharedReads } from './sharedReads.ts'
import type { StreamRecord } from './streamRecord.ts'

const record = (sequence: number): StreamRecord => ({
  eventID: `${sequence}`,
  eventName: 'INSERT',
  dynamodb: { SequenceNumber: `${sequence}`, ApproximateCreationDateTime: 0 },
})

/** A stream with controlled responses that records its requests. */
function streamOf(count: number) {
  const records = Array.from({ length: count }, (_, index) => record(index + 1))
  const asked: number[] = []
  const waiting: (() => void)[] = []
  const read = sharedReads(async (sequence, limit) => {
    asked.push(sequence)
    const answer = records.slice(sequence, sequence + limit)
    await new Promise<void>((resolve) => waiting.push(resolve))
    return answer
  })
  return {
    asked,
    write: () => records.push(record(records.length + 1)),
    /** Responds to pending and following requests until `result` resolves. */
    answered: async <T>(result: Promise<T>): Promise<T> => {
      const turn = setInterval(() => waiting.splice(0).forEach((resolve) => resolve()), 1)
      return result.finally(() => clearInterval(turn))
    },
    async after(sequence: number, limit = 1_000) {
      return (await read(sequence, limit)).map(({ eventID }) => Number(eventID))
    },
  }
}

test('readers at one place share a reading, and one that comes later finds what was read', async () => {
  const stream = streamOf(3)
  const all = Promise.all([stream.after(0), stream.after(0), stream.after(0)])
  expect(await stream.answered(all)).toEqual([
    [1, 2, 3],
    [1, 2, 3],
    [1, 2, 3],
  ])
  expect(await stream.after(1)).toEqual([2, 3])
  expect(await stream.after(0, 2)).toEqual([1, 2])
  expect(stream.asked).toEqual([0])
})

test('a record written while a reading is under way is found by whoever asks behind it', async () => {
  const stream = streamOf(0)
  const before = stream.after(0)
  await new Promise(setImmediate)
  stream.write()
  const behind = stream.after(0)
  expect(await stream.answered(Promise.all([before, behind]))).toEqual([[], [1]])
  expect(stream.asked).toEqual([0, 0])
})

test('whoever is further behind than what is kept reads for itself, in order and whole', async () => {
  const stream = streamOf(9_500)
  const seen: number[] = []
  const readAll = async () => {
    for (let at = 0; ;) {
      const records = await stream.after(at)
      if (records.length === 0) return
      seen.push(...records)
      at = records.at(-1) ?? at
    }
  }
  await stream.answered(readAll())
  expect(seen).toEqual(Array.from({ length: 9_500 }, (_, index) => index + 1))
  const asked = stream.asked.length
  expect(await stream.answered(stream.after(2_000, 3))).toEqual([2_001, 2_002, 2_003])
  expect(stream.asked.slice(asked)).toEqual([2_000])
  expect((await stream.after(9_000)).length).toBe(500)
  expect(stream.asked).toHaveLength(asked + 1)
})

test('a reader ahead of the others is not held up by them', async () => {
  const stream = streamOf(10)
  expect(await stream.answered(stream.after(0, 4))).toEqual([1, 2, 3, 4])
  stream.write()
  expect(await stream.answered(Promise.all([stream.after(11), stream.after(10)]))).toEqual([[], [11]])
})

test('a reading that fails is tried again', async () => {
  let isDown = true
  const read = sharedReads(async () => {
    if (isDown) throw new Error('no answer')
    return [record(1)]
  })
  await expect(Promise.all([read(0, 10), read(0, 10)])).rejects.toThrow('no answer')
  isDown = false
  expect(await read(0, 10)).toHaveLength(1)
})
