import { expect, test } from 'vitest'
import { differences } from './describedResponses.ts'

const CATEGORY = '/api/dashboard/news/category'
const meta = { id: 1, recordVersion: 1, state: 'published' }
const contents = [1, 2].map((languageId) => ({ languageId, title: 'Cloud', description: 'About' }))
const record = { ...meta, contents }

test.each([
  ['a text that is a number', { data: { ...meta, contents: [{ ...contents[0], title: 7 }, contents[1]] } }],
  ['a record in one language', { data: { ...meta, contents: contents.slice(1) } }],
  ['a record without its version', { data: { ...record, recordVersion: undefined } }],
  ['a state that is none', { data: { ...record, state: 'lost' } }],
  ['a list', { data: [record] }],
])('%s differs', (_, body) => {
  expect(differences('GET', `${CATEGORY}/1`, { status: 200, ...body })).not.toEqual([])
})

test.each([
  ['a whole record', { data: record }],
  ['a draft that lacks texts', { data: { ...meta, state: 'draft' } }],
])('%s is described', (_, body) => {
  expect(differences('GET', `${CATEGORY}/1`, { status: 200, ...body })).toEqual([])
})

test('a failure is described by its code', () => {
  const failure = { status: 404, data: null, message: 'Not found' }

  expect(differences('GET', `${CATEGORY}/1`, { ...failure, code: 'not_found' } as never)).toEqual([])
  expect(differences('GET', `${CATEGORY}/1`, { ...failure, code: 'gone' } as never)).toHaveLength(1)
})

test('other calls are not compared', () => {
  expect(differences('GET', '/api/dashboard/sidebar', { status: 200 })).toEqual([])
})
