import { expect, test } from 'vitest'
import { join } from 'node:path'
import type { Route } from '../core/http/router.ts'
import { LAMBDAS, readManifests } from '../manifests.ts'
import { apiDocument } from './document.ts'

interface Operation {
  operationId: string
  parameters: { name: string; in: 'path' | 'query' }[]
  security: { accessToken?: string[] }[]
  requestBody?: { content: { 'application/json': { schema: { properties: object } } } }
}
const functions = { folder: LAMBDAS, manifests: await readManifests() }
const { paths } = (await apiDocument(functions)) as { paths: Record<string, Record<string, Operation>> }

test.each([
  ['post', '/api/authenticate'],
  ['get', '/api/dashboard/sidebar'],
  ['get', '/api/dashboard/audit-log/{id}'],
  ['get', '/api/dashboard/options/news'],
  ['post', '/api/dashboard/media/uploads'],
  ['get', '/api/news/{slug}'],
  ['put', '/api/dashboard/home-page/cta'],
])('%s %s is described', (method, path) => {
  expect(paths[path]?.[method]).toBeDefined()
})

test('the query of public lists and of the search is described', () => {
  const queryOf = (path: string) =>
    paths[path]?.['get']?.parameters.flatMap((one) => (one.in === 'query' ? one.name : []))

  expect(queryOf('/api/news')).toEqual(['page', 'perPage', 'sort', 'order', 'keyword'])
  expect(queryOf('/api/page')).toEqual(['page', 'perPage', 'sort', 'order', 'keyword'])
  expect(queryOf('/api/search')).toEqual(['query', 'type', 'sort', 'page', 'perPage'])
})

test('every call that is answered is described, and no other', async () => {
  const answering = Object.keys(functions.manifests).filter((name) => functions.manifests[name]?.routes)
  const routes = await Promise.all(
    answering.map(async (name) => {
      const loaded = (await import(join(functions.folder, name, 'routes.ts'))) as {
        routes: () => readonly Route[]
      }
      return loaded.routes().map(({ method, path }) => `${method} ${path}`)
    }),
  )
  const described = Object.entries(paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
  )

  expect(described.toSorted()).toEqual(routes.flat().toSorted())
})

test('a body is described by the schema that parses it', () => {
  const body = paths['/api/authenticate']?.['post']?.requestBody

  expect(Object.keys(body?.content['application/json'].schema.properties ?? {})).toEqual([
    'email',
    'password',
    'proof',
    'code',
  ])
})

test('a call says which permission it needs, and public ones that they need none', () => {
  expect(paths['/api/dashboard/audit-log']?.['get']?.security).toEqual([{ accessToken: ['Audit Log'] }])
  expect(paths['/api/menu']?.['get']?.security).toEqual([])
  expect(paths['/api/dashboard/inbox/estimates/{id}/message']?.['post']).toMatchObject({
    security: [{ accessToken: ['Contact'] }],
    description: 'Needs the permission Manage Pricing, too.',
  })
})

test('what the declarations describe is described by them', () => {
  expect(paths['/api/dashboard/news']?.['post']?.operationId).toBe('news.create')
})
