import { expect, test } from 'vitest'
import { observed } from './observed.ts'

const RECORD = { id: 1, title: 'Servers', description: 'Fast', media: { id: 3 } }

const ALL = ['description', 'fallbacks', 'media', 'onlyIn', 'title']

/** Names that the proxy reports while `use` runs. */
function toldBy(use: (record: typeof RECORD) => unknown): string[] {
  const told: string[] = []
  use(observed(RECORD, (name) => told.push(name)))
  return told.toSorted()
}

test.each<[string, (record: typeof RECORD) => unknown, string[]]>([
  ['one that is read', ({ title }) => title, ['title']],
  ['one that is read twice, once', (record) => record.title + record.title, ['title']],
  [
    'one that is absent, which is a value',
    (record: typeof RECORD & { fallbacks?: string }) => record.fallbacks,
    ['fallbacks'],
  ],
  ['none for the id, which never changes', ({ id }) => id, []],
  ['one that is looked for', (record) => 'media' in record, ['media']],
  ['one whose kind is asked for', (record) => Object.getOwnPropertyDescriptor(record, 'title'), ['title']],
  ['all of a copy', (record) => ({ ...record }), ALL],
  ['all of the rest', ({ title, ...rest }) => ({ title, ...rest }), ALL],
  ['all that is written as JSON', (record) => JSON.stringify(record), ALL],
  ['all whose names are listed', (record) => Object.keys(record), ALL],
])('%s', (_, use, names) => {
  expect(toldBy(use)).toEqual(names)
})

test('a promise may hold it, which looks for a method that no record has', async () => {
  const told: string[] = []
  await Promise.resolve(observed(RECORD, (name) => told.push(name)))

  expect(told).toEqual([])
})

test('it gives the values themselves', () => {
  const seen = observed(RECORD, () => undefined)

  expect(seen).toEqual(RECORD)
  expect(seen.media).toBe(RECORD.media)
})
