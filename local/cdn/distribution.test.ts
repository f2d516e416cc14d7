import { mkdtempSync, rmSync } from 'node:fs'
import { Agent, request, type Server } from 'node:http'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { close, listen } from '../aws/http.ts'
import { ObjectStore } from '../s3/objectStore.ts'
import { bucketDomain } from '../template/attributes.ts'
import { distributionSchema } from './config.ts'
import { createDistribution } from './distribution.ts'
import { compileEdgeFunction } from './edgeFunction.ts'
import { headersPolicy } from './headersPolicy.ts'
import { createObjectCache } from './objectCache.ts'
import { createOrigin, createOriginGroup, type Origin } from './origins.ts'
import { FORWARD_NOTHING } from './requestPolicies.ts'

const REQUEST = `function handler(event) {
  const request = event.request
  if (request.uri === '/old') return { statusCode: 302, headers: { location: { value: '/new' } } }
  const language = request.cookies.lang ? request.cookies.lang.value : 'en'
  request.uri = '/' + language + request.uri + '.html'
  return request
}`
const RESPONSE = `function handler(event) {
  const response = event.response
  if (!response.headers['x-amz-meta-to']) return response
  response.statusCode = 301
  response.headers = { location: { value: response.headers['x-amz-meta-to'].value } }
  return response
}`
const LONG = 'pages are long enough to compress '.repeat(100)

const folder = mkdtempSync(path.join(tmpdir(), 'flou-cdn-'))
let store: ObjectStore
let server: Server
let origin = ''
let apiRequests: { path: string; headers: Record<string, unknown> }[] = []

const { DistributionConfig: config } = distributionSchema.parse({
  DistributionConfig: {
    Origins: [
      { Id: 'pages', DomainName: bucketDomain('site'), S3OriginConfig: {} },
      {
        Id: 'api',
        DomainName: 'api.example',
        OriginCustomHeaders: [{ HeaderName: 'x-origin-verify', HeaderValue: 's' }],
      },
    ],
    OriginGroups: {
      Items: [
        {
          Id: 'pages or api',
          Members: { Items: [{ OriginId: 'pages' }, { OriginId: 'api' }] },
          FailoverCriteria: { StatusCodes: { Items: [403] } },
        },
      ],
    },
    DefaultCacheBehavior: {
      TargetOriginId: 'pages',
      CachePolicyId: 'cached',
      ResponseHeadersPolicyId: 'headers',
      Compress: true,
      FunctionAssociations: [
        { EventType: 'viewer-request', FunctionARN: 'request' },
        { EventType: 'viewer-response', FunctionARN: 'response' },
      ],
    },
    CacheBehaviors: [
      {
        PathPattern: '/api/*',
        TargetOriginId: 'api',
        CachePolicyId: 'cached',
        AllowedMethods: ['GET', 'HEAD', 'POST'],
        OriginRequestPolicyId: 'api',
      },
      { PathPattern: '/404.html', TargetOriginId: 'pages', CachePolicyId: 'cached' },
      { PathPattern: '/grouped/*', TargetOriginId: 'pages or api', CachePolicyId: 'cached' },
    ],
    CustomErrorResponses: [{ ErrorCode: 403, ResponseCode: 404, ResponsePagePath: '/404.html' }],
  },
})
const policy = headersPolicy({
  SecurityHeadersConfig: { ContentTypeOptions: { Override: true } },
  RemoveHeadersConfig: { Items: [{ Header: 'Server' }] },
})
const functions: Record<string, string> = { request: REQUEST, response: RESPONSE }

beforeAll(async () => {
  store = new ObjectStore(folder)
  const originOf = (id: string): Origin => {
    const group = config.OriginGroups.Items.find((one) => one.Id === id)
    if (group) return createOriginGroup(group, originOf)
    return createOrigin(config.Origins.find((one) => one.Id === id) ?? expect.unreachable(), parts)
  }
  const parts = {
    cache: createObjectCache(store),
    buckets: ['site'],
    canRead: () => true,
    api: {
      domain: 'api.example',
      largestBody: 100,
      async handle(request: { path: string; headers: Record<string, unknown>; body: Buffer | undefined }) {
        apiRequests.push(request)
        const isForbidden = request.path.endsWith('/forbidden')
        return {
          status: isForbidden ? 403 : 200,
          headers: {},
          body: request.body ?? Buffer.from('too large'),
        }
      },
    },
  }
  server = createDistribution(config, {
    store,
    originOf,
    cachePolicyOf: () => ({
      brotli: true,
      gzip: true,
      times: { shortest: 0, normal: 0, longest: 0 },
      hasQuery: false,
    }),
    requestPolicyOf: (id) =>
      id === undefined
        ? FORWARD_NOTHING
        : {
            hasHeader: (name) => name !== 'host',
            hasCookie: (name) => name === 'portal',
            hasQuery: true,
          },
    headersPolicyOf: () => policy,
    functionOf: (arn) => compileEdgeFunction(functions[arn] ?? '', arn),
    onError: (cause) => expect.unreachable(String(cause)),
  })
  origin = `http://127.0.0.1:${await listen(server)}`
  const page = (key: string, body: string, metadata = {}) =>
    store.put({
      bucket: 'site',
      key,
      body: Buffer.from(body),
      headers: { 'content-type': 'text/html' },
      metadata,
    })
  await page('en/news.html', LONG)
  await page('id/news.html', 'berita')
  await page('404.html', 'not there')
  await page('en/renamed.html', '', { 'x-amz-meta-to': '/named' })
})
afterAll(async () => {
  await close(server)
  store.close()
  rmSync(folder, { recursive: true, force: true })
})

const get = (address: string, init: RequestInit = {}) =>
  fetch(origin + address, { redirect: 'manual', ...init })

test('the request function chooses the object', async () => {
  const english = await get('/news')
  const indonesian = await get('/news', { headers: { cookie: 'lang=id' } })

  expect(await english.text()).toBe(LONG)
  expect(await indonesian.text()).toBe('berita')
})

test('the API gets the headers and cookies that the policy of its path names, and none without a policy', async () => {
  apiRequests = []
  const headers = { cookie: 'lang=id; portal=token', 'x-mine': '1' }

  await get('/api/call?a=1', { headers })
  await get('/grouped/absent?a=1', { headers })

  expect(apiRequests).toMatchObject([
    { cookie: 'portal=token', query: 'a=1', headers: { 'x-mine': '1', 'x-origin-verify': 's' } },
    { cookie: undefined, query: '', headers: { 'x-origin-verify': 's' } },
  ])
  expect(apiRequests[1]?.headers).not.toHaveProperty('x-mine')
})

/** Status of a request with another host name, as in DNS rebinding. */
const statusFor = (host: string, address: string) =>
  new Promise<number | undefined>((resolve, reject) => {
    const call = request(origin + address, { headers: { host } }, (answer) => {
      answer.resume()
      resolve(answer.statusCode)
    })
    call.on('error', reject).end()
  })

test.each([
  ['rebound.example', 403],
  ['127.0.0.1.rebound.example', 403],
  ['localhost@rebound.example', 403],
  ['localhost:3000', 200],
  ['127.0.0.1', 200],
])('pages and API answer %s with %i', async (host, status) => {
  expect([await statusFor(host, '/news'), await statusFor(host, '/api/news')]).toEqual([status, status])
})

test('the request function may answer by itself', async () => {
  const answer = await get('/old')

  expect([answer.status, answer.headers.get('location')]).toEqual([302, '/new'])
})

test('the response function turns a mark into a redirect', async () => {
  const answer = await get('/renamed')

  expect([answer.status, answer.headers.get('location')]).toEqual([301, '/named'])
})

test('a page that is not there is the error page with its status', async () => {
  const answer = await get('/nothing')

  expect([answer.status, await answer.text()]).toEqual([404, 'not there'])
})

test('of a group the second origin answers what the first one does not have', async () => {
  await store.put({
    bucket: 'site',
    key: 'grouped/here',
    body: Buffer.from('here'),
    headers: { 'content-type': 'text/html' },
    metadata: {},
  })
  const asked = apiRequests.length

  expect(await (await get('/grouped/here')).text()).toBe('here')
  expect(apiRequests).toHaveLength(asked)
  expect((await get('/grouped/missing')).status).toBe(200)
  expect(apiRequests.at(-1)).toMatchObject({ path: '/grouped/missing', headers: { 'x-origin-verify': 's' } })
})

test('error pages stand in for failures of every origin, the API too', async () => {
  expect((await get('/api/forbidden')).status).toBe(404)
})

test('texts are compressed as the viewer can read them, with a weak validator', async () => {
  const answer = await get('/news', { headers: { 'accept-encoding': 'gzip' } })

  expect(answer.headers.get('content-encoding')).toBe('gzip')
  expect(answer.headers.get('etag')).toMatch(/^W\/"/)
  expect(await answer.text()).toBe(LONG)
})

test('a copy that is still good is not sent again', async () => {
  const etag = (await get('/news', { headers: { 'accept-encoding': 'br' } })).headers.get('etag') ?? ''

  const again = await get('/news', { headers: { 'if-none-match': etag, 'accept-encoding': 'br' } })

  expect([again.status, await again.text()]).toEqual([304, ''])
})

test('a changed object is served at once', async () => {
  await store.put({ bucket: 'site', key: 'en/fresh.html', body: Buffer.from('one') })
  expect(await (await get('/fresh')).text()).toBe('one')

  await store.put({ bucket: 'site', key: 'en/fresh.html', body: Buffer.from('two') })

  expect(await (await get('/fresh')).text()).toBe('two')
})

test('the headers policy is applied', async () => {
  expect((await get('/news')).headers.get('x-content-type-options')).toBe('nosniff')
})

test('a method that the behaviour does not allow is refused', async () => {
  expect((await get('/news', { method: 'POST' })).status).toBe(404)
})

test('the API gets the body and the proof that it came through the CDN, whatever the viewer sent', async () => {
  apiRequests = []

  const answer = await get('/api/x', {
    method: 'POST',
    body: 'hello',
    headers: { 'x-origin-verify': 'forged' },
  })

  expect(await answer.text()).toBe('hello')
  expect(apiRequests[0]?.headers).toMatchObject({ 'x-origin-verify': 's', host: 'api.example' })
})

test('a body that is too large is refused with an answer, and the connection goes on', async () => {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  const send = (body: Buffer) =>
    new Promise<[string, boolean]>((resolve, reject) => {
      const call = request(`${origin}/api/x`, { method: 'POST', agent }, (answer) => {
        answer
          .toArray()
          .then((parts) => resolve([Buffer.concat(parts).toString(), call.reusedSocket]), reject)
      })
      call.on('error', reject).end(body)
    })

  const refused = await send(Buffer.alloc(5_000_000))
  const next = await send(Buffer.from('hello'))
  agent.destroy()

  expect([refused, next]).toEqual([
    ['too large', false],
    ['hello', true],
  ])
})

test('a part of a file is sent where a part is asked for', async () => {
  const answer = await get('/news', { headers: { range: 'bytes=0-4', cookie: 'lang=id' } })

  expect([answer.status, await answer.text()]).toEqual([206, 'berit'])
})

test('an edge function sees nothing of Node', async () => {
  const spy = compileEdgeFunction(
    'function handler() { return { statusCode: 200, body: typeof process + typeof require + typeof fetch } }',
    'spy',
  )

  const answer = await spy({
    version: '1.0',
    context: { eventType: 'viewer-request' },
    viewer: { ip: '' },
    request: { method: 'GET', uri: '/', querystring: {}, headers: {}, cookies: {} },
  })

  expect(answer).toMatchObject({ body: 'undefinedundefinedundefined' })
})
