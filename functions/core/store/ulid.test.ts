import { afterEach, expect, test, vi } from 'vitest'
import { newUlid, nextUlid, ulidBounds, ulidTime } from './ulid.ts'

const START = new Date('2030-03-01T10:00:00.000Z')
const FORMAT = /^[0-7][0-9A-HJKMNP-TV-Z]{25}$/

afterEach(() => vi.useRealTimers())

test('ids of one millisecond are unique and sorted', () => {
  vi.useFakeTimers({ now: START })
  const ids = Array.from({ length: 2_000 }, nextUlid)

  expect(ids).toEqual(ids.toSorted())
  expect(new Set(ids).size).toBe(ids.length)
  expect(ids.every((id) => FORMAT.test(id))).toBe(true)
})

test('ids remain sorted when the clock goes back, and follow it again later', () => {
  vi.useFakeTimers({ now: START.getTime() + 5_000 })
  const ids = [nextUlid()]
  vi.setSystemTime(START)
  ids.push(nextUlid())
  vi.setSystemTime(START.getTime() + 6_000)
  ids.push(nextUlid())

  expect(ids).toEqual(ids.toSorted())
  expect(ids.map((id) => (ulidTime(id)?.getTime() ?? 0) - START.getTime())).toEqual([5_000, 5_000, 6_000])
})

test('an id of a given time has that time, in any order of calls', () => {
  const times = [START, new Date(1), new Date(START.getTime() - 1)]

  const ids = times.map(newUlid)

  expect(ids.map(ulidTime)).toEqual(times)
  expect(ids.every((id) => FORMAT.test(id))).toBe(true)
  expect(newUlid(START)).not.toBe(newUlid(START))
})

test.each(['', 'x', '8'.repeat(26), `${'0'.repeat(25)}U`])('%j is no id', (text) => {
  expect(ulidTime(text)).toBeUndefined()
})

test('bounds include the ids of both ends and no other', () => {
  const end = new Date(START.getTime() + 1_000)
  const { least, greatest } = ulidBounds(START, end)
  const isWithin = (time: Date) => {
    const id = newUlid(time)
    return id >= least && id <= greatest
  }

  expect([START, end].map(isWithin)).toEqual([true, true])
  expect([new Date(START.getTime() - 1), new Date(end.getTime() + 1)].map(isWithin)).toEqual([false, false])
})

test('a bound before 1970 is the first id of all', () => {
  expect(ulidBounds(new Date('0001-01-01'), START).least).toBe('0'.repeat(26))
})
