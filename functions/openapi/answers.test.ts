import { expect, test } from 'vitest'
import { readAnswers } from './answers.ts'
import { differences } from './testAnswers.ts'

const CATEGORY = '/api/dashboard/news/category'
const by = { id: 1, name: 'Ayu Lestari' }
const at = '2026-11-20T03:00:00.000Z'
const saved = { created: at, updated: at, createdBy: by, updatedBy: by }
const meta = { id: 1, recordVersion: 1, state: 'published', ...saved }
const contents = [1, 2].map((languageId) => ({ languageId, title: 'Cloud', description: 'About' }))
const record = { ...meta, contents }

test.each([
  ['a text that is a number', { data: { ...meta, contents: [{ ...contents[0], title: 7 }, contents[1]] } }],
  ['a record in one language', { data: { ...meta, contents: contents.slice(1) } }],
  ['a record without its version', { data: { ...record, recordVersion: undefined } }],
  ['a state that is none', { data: { ...record, state: 'lost' } }],
  ['a list', { data: [record] }],
  ['a field that nothing describes', { data: { ...record, secret: 'x' } }],
  ['one in a text', { data: { ...record, contents: contents.map((text) => ({ ...text, secret: 'x' })) } }],
  ['one beside the data', { data: record, secret: 'x' }],
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

test('a hand-written call is described by the type of its answer', () => {
  const hit = { type: 'news', id: 1, titles: { en: 'Cloud', id: 'Awan' } }
  const search = (data: unknown) =>
    differences('GET', '/api/dashboard/search', { status: 200, data } as never)

  expect(search([hit])).toEqual([])
  expect(search([{ ...hit, secret: 'x' }])).toHaveLength(2)
  expect(search([{ ...hit, titles: { en: 'Cloud' } }])).toHaveLength(1)
})

test('an answer without an envelope has its media type, or is a page for visitors', () => {
  const sending = readAnswers().of('POST', '/api/forms/contactMessage') as Record<string, { content: object }>

  expect(Object.keys(sending)).toEqual(['303', '2XX'])
  expect(Object.keys(sending['2XX']?.content ?? {})).toEqual(['text/html', 'application/json'])
  expect(readAnswers().of('POST', '/api/dashboard/calendar/feed')).toHaveProperty('202')
  expect(readAnswers().of('GET', '/api/dashboard/calendar/feed.ics')).toEqual({
    '2XX': { description: 'Done', content: { 'text/calendar': { schema: { type: 'string' } } } },
  })
})

test('calls that nothing describes are not compared', () => {
  expect(differences('GET', '/api/dashboard/elsewhere', { status: 200 })).toEqual([])
})
