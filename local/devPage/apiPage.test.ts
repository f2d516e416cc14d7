import { expect, test } from 'vitest'
import { apiPage } from './apiPage.ts'
import type { ApiDocument, Schema } from './openApiDocument.ts'

const json = (schema: Schema) => ({ content: { 'application/json': { schema } } })
const news = { $ref: '#/components/schemas/news' }

const DOCUMENT: ApiDocument = {
  paths: {
    '/api/dashboard/news': {
      post: {
        tags: ['News'],
        summary: 'Article: create',
        security: [{ accessToken: ['Manage News'] }],
        parameters: [],
        requestBody: json(news),
        responses: {
          '201': json({ type: 'object', properties: { data: news }, required: ['data'] }),
          default: {},
        },
      },
    },
    '/api/menu': {
      get: {
        tags: ['site'],
        security: [],
        parameters: [{ name: 'page', in: 'query' }],
        responses: {
          '2XX': { content: { 'text/calendar': { schema: { type: 'string' } } } },
          default: {},
        },
      },
    },
  },
  components: {
    schemas: {
      news: {
        type: 'object',
        properties: { title: { type: 'string' }, tags: { type: 'array', items: { type: 'string' } } },
        required: ['title'],
      },
    },
  },
}

test('the index links to every area and function', () => {
  const text = apiPage(DOCUMENT, '')

  expect(text).toContain('<a href="/__dev/api/News">News</a>')
  expect(text).toContain('<a href="/__dev/api/site">site</a>')
})

test('an area shows its calls, their permission, bodies and schemas', () => {
  const text = apiPage(DOCUMENT, 'News')

  expect(text).toContain('POST /api/dashboard/news')
  expect(text).toContain('Manage News')
  expect(text).toContain('201 { data: news }')
  expect(text).toContain('{ title: string, tags?: (string)[] }')
  expect(text).not.toContain('/api/menu')
})

test('a public call needs no permission', () => {
  expect(apiPage(DOCUMENT, 'site')).toContain('public')
  expect(apiPage(DOCUMENT, 'site')).toContain('2XX text/calendar')
})
