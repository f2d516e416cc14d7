import { expect, test } from 'vitest'
import { fc } from '@flou/shared/strings/fuzz.ts'
import type { StoredRecord } from '@flou/shared/api.ts'
import type { ContentType } from '@flou/shared/content/define.ts'
import { subMenu } from '@flou/shared/content/types/menu.ts'
import { event, eventSubCategory } from '@flou/shared/content/types/promotion/event.ts'
import type { ListQuery } from '@flou/shared/site/contentSource.ts'
import { isDescending } from '../../../core/store/read/list/matchesQuery.ts'
import { isReadBy, parseDependencyKey, parseAffectedKey } from './dependencyKey.ts'
import { isMoved, keysOfLists, keysOfRead } from './listScopes.ts'

/** An event with the fields that lists use; the type is ordered by last day, then id. */
const eventAt = (id: number, endDate: string, categoryId = 1): StoredRecord =>
  ({ id, endDate, categoryId, subCategoryId: 0, contents: [] }) as unknown as StoredRecord // fields lists read
const ASCENDING: ContentType = { ...event, list: { ...event.list, descending: false } }

const DAYS = ['2026-10-30', '2026-10-31', '2026-11-01', '2026-11-20', '2026-12-01', '2027-01-01']
const day = fc.constantFrom(...DAYS)
const record = fc
  .tuple(fc.integer({ min: 1, max: 9 }), day, fc.constantFrom(1, 2))
  .map((facts) => eventAt(...facts))
const records = fc.uniqueArray(record, { selector: ({ id }) => id, maxLength: 8 })
const range: fc.Arbitrary<ListQuery['range']> = fc.oneof(
  fc.constant(undefined),
  day.map((from) => ({ from })),
  day.map((below) => ({ below })),
  fc.record({ below: day, id: fc.integer({ min: 1, max: 9 }) }),
  fc.constantFrom('2026', '2026-10', '2026-11', '2026-11-20').map((startsWith) => ({ startsWith })),
)
const query = fc
  .record({
    range,
    isReversed: fc.boolean(),
    limit: fc.option(fc.integer({ min: 1, max: 4 }), { nil: undefined }),
    skip: fc.constantFrom(0, 0, 1, 2),
    category: fc.option(fc.constantFrom(1, 2), { nil: undefined }),
  })
  .map(({ range: part, limit, category, ...rest }): ListQuery => ({
    ...rest,
    ...(part && { range: part }),
    ...(limit !== undefined && { limit }),
    ...(category !== undefined && { by: { field: 'categoryId', id: category } }),
  }))

/** A list that was read, and a record that is created, moved or deleted afterwards. */
interface Case {
  before: StoredRecord[]
  asked: ListQuery
  changed: StoredRecord
  isGone: boolean
}
const cases: fc.Arbitrary<Case> = fc.record({
  before: records,
  asked: query,
  changed: record,
  isGone: fc.boolean(),
})

const placeOf = ({ id, ...values }: StoredRecord) =>
  `${String(values['endDate'])}#${String(id).padStart(10, '0')}`

function isIn(one: StoredRecord, { range: part, by }: ListQuery): boolean {
  if (by && one[by.field] !== by.id) return false
  if (!part) return true
  const place = placeOf(one)
  if ('from' in part) return place >= part.from
  if ('startsWith' in part) return place.startsWith(part.startsWith)
  return part.id === undefined
    ? place < part.below
    : place < `${part.below}#${String(part.id).padStart(10, '0')}`
}

/** Reference implementation of the list: all matching records in order. */
function wholeList(type: ContentType, all: readonly StoredRecord[], asked: ListQuery): StoredRecord[] {
  const rising = all
    .filter((one) => isIn(one, asked))
    .toSorted((one, other) => (placeOf(one) < placeOf(other) ? -1 : 1))
  return isDescending(type, asked) ? rising.toReversed() : rising
}
const answerTo = (type: ContentType, all: readonly StoredRecord[], asked: ListQuery) =>
  wholeList(type, all, asked).slice(asked.skip ?? 0, (asked.skip ?? 0) + (asked.limit ?? Infinity))

const isTouched = (type: ContentType, recorded: readonly string[], states: readonly StoredRecord[]) =>
  states
    .flatMap((state) => keysOfLists(type, state))
    .some((key) => recorded.map(parseDependencyKey).some((read) => isReadBy(read, parseAffectedKey(key))))

/** Reads below the page's own record need no key: the page is rendered with the record anyway. */
const isEdge = ({ range: part }: ListQuery, { id }: StoredRecord) =>
  part !== undefined && 'below' in part && part.id === id

interface Read {
  type: ContentType
  asked: ListQuery
  found: readonly StoredRecord[]
}
/** True if the record comes after the last one the page read, so the page cannot depend on it. */
function isBehind({ type, asked, found }: Read, one: StoredRecord): boolean {
  const last = found.at(-1)
  if (!last || found.length !== asked.limit) return false
  return isDescending(type, asked) ? placeOf(one) < placeOf(last) : placeOf(one) > placeOf(last)
}

test.each([
  ['its end', event],
  ['its beginning', ASCENDING],
])(
  'a list that opens with %s is touched where it changes, and by nothing outside of what was read',
  (_, type) => {
    const follows = ({ before, asked, changed, isGone }: Case) => {
      const old = before.find(({ id }) => id === changed.id)
      const others = before.filter(({ id }) => id !== changed.id)
      const after = isGone ? others : [...others, changed]
      const found = answerTo(type, before, asked)
      const recorded = keysOfRead(type, asked, found)
      const states = [...(old ? [old] : []), ...(isGone ? [] : [changed])]

      const isOther =
        JSON.stringify(found.map(placeOf)) !== JSON.stringify(answerTo(type, after, asked).map(placeOf))
      if (isOther) expect(isTouched(type, recorded, states)).toBe(true)
      const seen = states.filter(
        (one) => isEdge(asked, one) || (isIn(one, asked) && !isBehind({ type, asked, found }, one)),
      )
      if (seen.length === 0) expect(isTouched(type, recorded, states)).toBe(false)
    }
    expect(() => fc.assert(fc.property(cases, follows), { numRuns: 3_000 })).not.toThrow()
  },
)

test('events to come are touched by one of a later day and, where they fill their list, not by one behind it', () => {
  const asked: ListQuery = { range: { from: '2026-11-23' }, isReversed: true, limit: 2 }
  const open = keysOfRead(event, asked, [eventAt(1, '2026-12-01')])
  const full = keysOfRead(event, asked, [eventAt(1, '2026-12-01'), eventAt(2, '2026-12-03')])
  const touched = (recorded: string[], endDate: string) => isTouched(event, recorded, [eventAt(9, endDate)])

  expect(['2026-11-22', '2026-11-23', '2027-05-01'].map((last) => touched(open, last))).toEqual([
    false,
    true,
    true,
  ])
  expect(['2026-12-02', '2026-12-04'].map((last) => touched(full, last))).toEqual([true, false])
})

const child = (id: number, menuId: number, order: number) =>
  ({ id, menuId, order, contentItems: [], translations: [] }) as unknown as StoredRecord // fields lists read

test('a list of one parent is touched by its own records, in what was read of it, and by those of no other', () => {
  const found = [child(1, 7, 1), child(2, 7, 2)]
  const whole = keysOfRead(subMenu, { parentId: 7 }, found)
  const first = keysOfRead(subMenu, { parentId: 7, limit: 2 }, found)
  const last = keysOfRead(subMenu, { parentId: 7, limit: 2, isReversed: true }, found.toReversed())
  const all = keysOfRead(subMenu, {}, found)
  const lists = { whole, first, last, all }
  const touchedBy = (one: StoredRecord) =>
    Object.entries(lists).flatMap(([name, recorded]) => (isTouched(subMenu, recorded, [one]) ? [name] : []))

  expect(touchedBy(child(3, 7, 1))).toEqual(['whole', 'first', 'last', 'all'])
  expect(touchedBy(child(3, 7, 9))).toEqual(['whole', 'last', 'all'])
  expect(touchedBy(child(3, 7, 0))).toEqual(['whole', 'first', 'all'])
  expect(touchedBy(child(3, 8, 1))).toEqual(['all'])
})

test('a record moves where its place in an order by a translated text changes', () => {
  const named = (title: string) =>
    ({ id: 1, categoryId: 1, contents: [{ languageId: 2, title }] }) as unknown as StoredRecord // same as above

  expect(isMoved(eventSubCategory, named('Data'), named('Data'))).toBe(false)
  expect(isMoved(eventSubCategory, named('Data'), named('Analytics'))).toBe(true)
})
