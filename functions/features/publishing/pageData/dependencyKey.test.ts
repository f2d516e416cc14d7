import { expect, test } from 'vitest'
import { fc } from '@flou/shared/strings/fuzz.ts'
import {
  isReadBy,
  keyAtPosition,
  keyOfFields,
  keyOfRange,
  parseDependencyKey,
  parseAffectedKey,
  baseKeyOf,
} from './dependencyKey.ts'

const LIST = 'list:region'
const name = fc.constantFrom('title', 'order', 'price', 'lang')
const names = fc.option(fc.uniqueArray(name, { maxLength: 3 }), { nil: undefined })
const place = fc.constantFrom('1', '2', '3', '4')
const edge = fc.oneof(place, fc.constant(''))

interface Read {
  low: string
  high: string
  fields: string[] | undefined
}
interface Change {
  at: string | undefined
  fields: string[] | undefined
}
const read: fc.Arbitrary<Read> = fc.record({ low: edge, high: edge, fields: names })
const change: fc.Arbitrary<Change> = fc.record({ at: fc.option(place, { nil: undefined }), fields: names })

/** True if a page that recorded one key is rendered for the other. */
const reads = (recorded: string, touched: string) =>
  isReadBy(parseDependencyKey(recorded), parseAffectedKey(touched))

const withNames = (key: string, given: readonly string[] | undefined) =>
  given ? keyOfFields(key, given) : key

test('a change is read by whoever has read its place and one of its fields, and by nobody else', () => {
  const follows = ({ low, high, fields }: Read, { at, fields: changed }: Change) => {
    const recorded = withNames(keyOfRange(LIST, { low, high }), fields)
    const touched = withNames(at === undefined ? LIST : keyAtPosition(LIST, at), changed)
    const isInside = at === undefined || ((low === '' || low <= at) && (high === '' || at <= high))
    const isShown = !fields || !changed || changed.some((one) => fields.includes(one))

    expect(reads(recorded, touched)).toBe(isInside && isShown)
    expect([baseKeyOf(recorded), baseKeyOf(touched)]).toEqual([LIST, LIST])
  }
  expect(() => fc.assert(fc.property(read, change, follows), { numRuns: 2_000 })).not.toThrow()
})

test('a key that another one begins with is not that one', () => {
  expect(reads('record:news#1', 'record:news#12')).toBe(false)
  expect(reads(keyOfFields('listed:news#1', ['title']), 'listed:news#12')).toBe(false)
})

test('of a record that was only looked for, its coming and going is read, and no field', () => {
  const looked = keyOfFields('listed:news#1', [])

  expect(reads(looked, 'listed:news#1')).toBe(true)
  expect(reads(looked, keyOfFields('listed:news#1', ['title']))).toBe(false)
})
