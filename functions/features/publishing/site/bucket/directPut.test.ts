import { mkdtempSync, rmSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { GetObjectCommand, S3Client, type S3ClientConfig } from '@aws-sdk/client-s3'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { close, listen } from '../../../../../local/aws/http.ts'
import { ObjectStore } from '../../../../../local/s3/objectStore.ts'
import { createS3 } from '../../../../../local/s3/server.ts'
import { directPut } from './directPut.ts'

const BUCKET = 'site'
const HTML = { ContentType: 'text/html; charset=utf-8', CacheControl: 'no-cache' }
const KEYS = { accessKeyId: 'writer', secretAccessKey: 'secret' }

const folder = mkdtempSync(path.join(tmpdir(), 'flou-put-'))
let store: ObjectStore
let server: Server
let endpoint = ''
/** Client of each put that the service received; the SDK has its own user agent. */
const asked: ('sdk' | 'directly')[] = []

beforeAll(async () => {
  store = new ObjectStore(folder)
  server = createS3({
    store,
    buckets: new Map([[BUCKET, []]]),
    secretFor: (key) => (key === KEYS.accessKeyId ? KEYS.secretAccessKey : undefined),
    permissions: { isKnown: () => true, canRead: () => true, require: () => undefined },
    onError: (cause) => expect.unreachable(String(cause)),
  })
  server.prependListener('request', ({ method, headers }) => {
    if (method === 'PUT') asked.push(headers['user-agent']?.startsWith('aws-sdk') ? 'sdk' : 'directly')
  })
  endpoint = `http://127.0.0.1:${await listen(server)}`
})
beforeEach(() => (asked.length = 0))
afterEach(() => vi.unstubAllEnvs())
afterAll(async () => {
  await close(server)
  store.close()
  rmSync(folder, { recursive: true, force: true })
})

const clientWith = (more: S3ClientConfig = {}) =>
  new S3Client({ endpoint, region: 'local', forcePathStyle: true, credentials: KEYS, ...more })

async function objectAt(Key: string) {
  const { Body, ContentType, CacheControl, WebsiteRedirectLocation, Metadata } = await clientWith().send(
    new GetObjectCommand({ Bucket: BUCKET, Key }),
  )
  return {
    text: await Body?.transformToString(),
    ContentType,
    CacheControl,
    WebsiteRedirectLocation,
    Metadata,
  }
}

test('what is put directly is what the SDK puts; the first object shows where the bucket is', async () => {
  const put = directPut(clientWith(), BUCKET)

  await put('en/a/index.html', Buffer.from('<p>é'), HTML)
  await put("en/b (1)'*!+é/index.html", Buffer.from('<p>é'), HTML)

  expect(asked).toEqual(['sdk', 'directly'])
  const first = await objectAt('en/a/index.html')
  expect(first).toMatchObject({ text: '<p>é', ...HTML })
  expect(await objectAt("en/b (1)'*!+é/index.html")).toEqual(first)
})

test('with TABLE_CALLS=sdk every object is put by the SDK', async () => {
  vi.stubEnv('TABLE_CALLS', 'sdk')
  const put = directPut(clientWith(), BUCKET)

  await put('en/a/index.html', Buffer.from('a'), HTML)
  await put('en/b/index.html', Buffer.from('b'), HTML)

  expect(asked).toEqual(['sdk', 'sdk'])
  expect((await objectAt('en/b/index.html')).text).toBe('b')
})

test('a redirect is signed with where it leads to, and with its metadata', async () => {
  const put = directPut(clientWith(), BUCKET)
  const redirect = {
    ContentType: 'text/html',
    WebsiteRedirectLocation: '/new?a=b',
    Metadata: { 'cache-tag': 'pages,group-1' },
  }
  await put('en/index.html', Buffer.from(''), HTML)

  await put('en/old/index.html', Buffer.from('moved'), redirect)

  expect(asked).toEqual(['sdk', 'directly'])
  expect(await objectAt('en/old/index.html')).toMatchObject({ text: 'moved', ...redirect })
})

test('another bucket of the client shows nothing about this one', async () => {
  const client = clientWith({ maxAttempts: 1 })
  const put = directPut(client, BUCKET)
  await expect(directPut(client, 'media')('a', Buffer.from(''), HTML)).rejects.toThrow('does not exist')
  asked.length = 0

  await put('en/index.html', Buffer.from(''), HTML)

  expect(asked).toEqual(['sdk'])
})

test('what S3 refuses is said by the SDK, and nothing is put', async () => {
  const keys = { ...KEYS }
  // requested each time, because they have expired
  const credentials = async () => ({ ...keys, expiration: new Date(0) })
  const put = directPut(clientWith({ credentials, maxAttempts: 1 }), BUCKET)
  await put('en/index.html', Buffer.from('old'), HTML)
  keys.secretAccessKey = 'wrong'
  asked.length = 0

  await expect(put('en/index.html', Buffer.from('new'), HTML)).rejects.toThrow('signature does not match')

  expect(asked).toEqual(['directly', 'sdk'])
  expect((await objectAt('en/index.html')).text).toBe('old')
})

test('where the service is busy for a moment, the SDK puts the object again', async () => {
  const statuses = [200, 503, 200]
  const busy = createServer((request, response) => {
    request.resume().on('end', () => response.writeHead(statuses.shift() ?? 500).end())
  })
  const client = clientWith({ endpoint: `http://127.0.0.1:${await listen(busy)}` })
  const put = directPut(client, BUCKET)

  await put('a', Buffer.from('1'), HTML)
  await put('b', Buffer.from('2'), HTML)

  expect(statuses).toEqual([])
  client.destroy()
  await close(busy)
})
