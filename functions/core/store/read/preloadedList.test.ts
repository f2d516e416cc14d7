import { expect, test } from 'vitest'
import { PreloadedList } from './preloadedList.ts'

const COUNT = 250
const LIMIT = 3
const placeOf = (index: number) => String(index).padStart(5, '0')
/** In descending order, like lists by date. */
const ENTRIES = Array.from({ length: COUNT }, (_, index) => {
  const place = placeOf(COUNT - 1 - index)
  return { pk: `news#${place}`, sk: 'live', gsi1pk: 'list#news', gsi1sk: place }
})

/** An index that returns at most that many entries per query. */
function index(atMost = Infinity) {
  const reads: string[] = []
  const ahead = new PreloadedList(async ({ below, limit }) => {
    reads.push(below)
    const items = ENTRIES.filter(({ gsi1sk }) => gsi1sk < below).slice(0, Math.min(limit, atMost))
    await Promise.resolve()
    const last = items.at(-1)
    return { items, ...(last && last !== ENTRIES.at(-1) && { lastKey: last }) }
  })
  return { ahead, reads }
}
const expected = (below: string) => ENTRIES.filter(({ gsi1sk }) => gsi1sk < below).slice(0, LIMIT)
const ask = (ahead: PreloadedList, below: string) => ahead.below({ list: 'list#news', below, limit: LIMIT })

test('one place after the other is answered as if it were asked for alone, from few reads', async () => {
  const { ahead, reads } = index()

  for (let place = COUNT; place >= 0; place -= 1) {
    const { items } = await ask(ahead, placeOf(place))
    expect(items).toEqual(expected(placeOf(place)))
  }

  expect(reads.length).toBeLessThan(6)
})

test('whoever asks at the same time waits for the same read', async () => {
  const { ahead, reads } = index()
  const places = Array.from({ length: 50 }, (_, each) => placeOf(COUNT - each))

  const answers = await Promise.all(places.map((place) => ask(ahead, place)))

  expect(answers.map(({ items }) => items)).toEqual(places.map(expected))
  expect(reads).toHaveLength(2)
})

test('where there is more it says where to go on, and at the end it does not', async () => {
  const { ahead } = index()
  await ask(ahead, placeOf(COUNT))

  const middle = await ask(ahead, placeOf(COUNT - 1))
  const end = await ask(ahead, placeOf(LIMIT))
  const nothing = await ask(ahead, placeOf(0))

  expect(middle.lastKey).toEqual(expected(placeOf(COUNT - 1)).at(-1))
  expect([end.items, end.lastKey]).toEqual([expected(placeOf(LIMIT)), undefined])
  expect(nothing).toEqual({ items: [] })
})

test('an index that answers little at a time is not asked without end', async () => {
  const { ahead } = index(2)
  await ask(ahead, placeOf(COUNT))

  const { items, lastKey } = await ask(ahead, placeOf(100))

  expect(items).toEqual(expected(placeOf(100)).slice(0, 2))
  expect(lastKey).toEqual(items.at(-1))
})
