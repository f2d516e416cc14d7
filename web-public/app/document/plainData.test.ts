import { expect, test } from 'vitest'
// @ts-expect-error the router does not export its types
import { flatten } from '../../../node_modules/react-router/dist/production/vendor/turbo-stream-v2/flatten.js'
import { flattenPlain } from './plainData.ts'

/** Result of the router's own function. */
async function byRouter(data: unknown): Promise<string[]> {
  const encoder = { deferred: {}, index: 0, indices: new Map(), stringified: [] as string[] }
  await (flatten as (this: typeof encoder, data: unknown) => Promise<unknown>).call(encoder, data)
  return encoder.stringified
}

const picture = { url: '/media/1/file.svg', width: 96, sources: [] }
const self: Record<string, unknown> = { name: 'self' }
self['self'] = self
const holed: number[] = []
holed[2] = 2

test.each<[string, object]>([
  ['texts, once each', { title: 'A “quoted” text — with\n"lines"', again: 'title', empty: '' }],
  ['numbers', { values: [0, -0, 1.5, -7, Number.NaN, Infinity, -Infinity, 1e21] }],
  ['what is absent', { nothing: null, notGiven: undefined, list: [null, undefined], holed }],
  ['yes and no', { isCut: true, isShown: false, each: [true, false] }],
  ['objects that are the same, once', { one: picture, other: picture, list: [picture, { ...picture }] }],
  ['lists in lists', { rows: [[1, [2, ['a']]], [], [[]]] }],
  ['a value that holds itself', self],
  ['names that look like others', { __proto__x: 1, '1': 'a', 'a"b': 2, length: 3 }],
])('writes %s as the router does', async (_, data) => {
  expect(flattenPlain(data)).toEqual(await byRouter(data))
})

test.each<[string, unknown]>([
  ['a day', { at: new Date(0) }],
  ['an error', { error: new Error('x') }],
  ['what comes later', { later: Promise.resolve(1) }],
  ['a map', { of: new Map() }],
  ['a record of a class', { of: new URL('https://flou.example') }],
  ['an object without a prototype', Object.create(null)],
  ['a function', { call: () => 1 }],
  ['a long number', { count: 1n }],
  ['a redirection', { [Symbol('redirect')]: { redirect: '/' } }],
  ['a text alone', 'text'],
])('leaves %s to the router', (_, data) => {
  expect(flattenPlain(data)).toBeUndefined()
})
