import { mkdtempSync, rmSync } from 'node:fs'
import type { Server } from 'node:http'
import { tmpdir } from 'node:os'
import path from 'node:path'
import {
  CopyObjectCommand,
  DeleteObjectsCommand,
  GetObjectCommand,
  HeadObjectCommand,
  ListObjectsV2Command,
  PutObjectCommand,
  S3Client,
} from '@aws-sdk/client-s3'
import { createPresignedPost } from '@aws-sdk/s3-presigned-post'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { close, listen } from '../aws/http.ts'
import { AccessDenied } from '../aws/permissions.ts'
import { ObjectStore } from './objectStore.ts'
import { createS3 } from './server.ts'

const folder = mkdtempSync(path.join(tmpdir(), 'flou-s3-'))
let store: ObjectStore
let server: Server
let endpoint = ''

/** `writer` may do everything except delete `kept/*`; `reader` may only read, and `blind` everything else. */
function requirePermission(caller: string, action: string, resource: string): void {
  const isRead = action === 's3:GetObject'
  const isKept = resource.includes('/kept/') && action === 's3:DeleteObject'
  const isRefused = caller === 'writer' ? isKept : isRead === (caller === 'blind')
  if (isRefused) throw new AccessDenied(`${caller} may not ${action}`)
}

beforeAll(async () => {
  store = new ObjectStore(folder)
  const rule = { AllowedMethods: ['POST'], AllowedOrigins: ['*'], AllowedHeaders: ['*'], ExposedHeaders: [] }
  server = createS3({
    store,
    buckets: new Map([
      ['media', [rule]],
      ['seals', []],
    ]),
    locks: new Map([['seals', { Rule: { DefaultRetention: { Mode: 'COMPLIANCE', Days: 365 } } }]]),
    secretFor: (key) => (['writer', 'reader', 'blind'].includes(key) ? 'secret' : undefined),
    permissions: { isKnown: () => true, canRead: () => true, require: requirePermission },
    onError: (cause) => expect.unreachable(String(cause)),
  })
  endpoint = `http://127.0.0.1:${await listen(server)}`
})
afterAll(async () => {
  await close(server)
  store.close()
  rmSync(folder, { recursive: true, force: true })
})

const clientOf = (accessKeyId: string, secretAccessKey = 'secret') =>
  new S3Client({ endpoint, region: 'local', maxAttempts: 1, credentials: { accessKeyId, secretAccessKey } })
const writer = () => clientOf('writer')
const put = (Key: string, Body: string | Buffer, more: object = {}) =>
  writer().send(new PutObjectCommand({ Bucket: 'media', Key, Body, ...more }))

test('an object comes back with its bytes and headers', async () => {
  await put('a b/ü&<.html', 'héllo', {
    ContentType: 'text/html',
    CacheControl: 'no-cache',
    Metadata: { who: 'me' },
  })

  const object = await writer().send(new GetObjectCommand({ Bucket: 'media', Key: 'a b/ü&<.html' }))

  expect(await object.Body?.transformToString()).toBe('héllo')
  expect(object).toMatchObject({
    ContentType: 'text/html',
    CacheControl: 'no-cache',
    Metadata: { who: 'me' },
  })
})

test('the mark of a renamed page is kept', async () => {
  await put('old', 'moved', { WebsiteRedirectLocation: '/new' })

  expect(store.head('media', 'old')?.metadata).toEqual({ 'x-amz-website-redirect-location': '/new' })
})

test('a wrong secret is refused, and so is no signature', async () => {
  const wrong = clientOf('writer', 'guess').send(new GetObjectCommand({ Bucket: 'media', Key: 'old' }))

  await expect(wrong).rejects.toMatchObject({ name: 'SignatureDoesNotMatch' })
  expect((await fetch(`${endpoint}/media/old`)).status).toBe(403)
})

test('what the role does not allow is denied', async () => {
  const write = clientOf('reader').send(new PutObjectCommand({ Bucket: 'media', Key: 'x', Body: 'x' }))

  await expect(write).rejects.toMatchObject({ name: 'AccessDenied' })
  expect(store.head('media', 'x')).toBeUndefined()
})

test('a write that compares the stored object needs the permission to read it', async () => {
  const { ETag = '' } = await put('compared', 'x')
  const write = (more: object) =>
    clientOf('blind').send(new PutObjectCommand({ Bucket: 'media', Key: 'compared', Body: 'y', ...more }))

  await expect(write({ IfMatch: ETag })).rejects.toMatchObject({ name: 'AccessDenied' })
  await expect(write({})).resolves.toBeDefined()
})

test('many objects are deleted together, or none where one is not allowed', async () => {
  await put('kept/1', 'x')
  await put('gone/1', 'x')
  const remove = (...keys: string[]) =>
    writer().send(
      new DeleteObjectsCommand({ Bucket: 'media', Delete: { Objects: keys.map((Key) => ({ Key })) } }),
    )

  await expect(remove('gone/1', 'kept/1')).rejects.toMatchObject({ name: 'AccessDenied' })
  expect(store.head('media', 'gone/1')).toBeDefined()
  await remove('gone/1')
  expect(store.head('media', 'gone/1')).toBeUndefined()
})

test('a changed body does not pass for the one that was signed', async () => {
  const sum = Buffer.from('another').toString('base64')
  const write = put('x', 'body', { ChecksumCRC32: sum })

  await expect(write).rejects.toMatchObject({ name: 'BadDigest' })
})

test('conditions on what is there are kept', async () => {
  await put('once', '1')

  await expect(put('once', '2', { IfNoneMatch: '*' })).rejects.toMatchObject({ name: 'PreconditionFailed' })
})

test('a list goes page by page and folds common prefixes', async () => {
  for (const key of ['list/a/1', 'list/a/2', 'list/b', 'list/c/1', 'list/d']) await put(key, 'x')
  const page = (more: object) =>
    writer().send(new ListObjectsV2Command({ Bucket: 'media', Prefix: 'list/', ...more }))

  const first = await page({ MaxKeys: 3 })
  const second = await page({ MaxKeys: 3, ContinuationToken: first.NextContinuationToken })
  const folded = await page({ Delimiter: '/' })

  expect(first.Contents?.map((one) => one.Key)).toEqual(['list/a/1', 'list/a/2', 'list/b'])
  expect(second.Contents?.map((one) => one.Key)).toEqual(['list/c/1', 'list/d'])
  expect(second.IsTruncated).toBe(false)
  expect(folded.CommonPrefixes?.map((one) => one.Prefix)).toEqual(['list/a/', 'list/c/'])
  expect(folded.Contents?.map((one) => one.Key)).toEqual(['list/b', 'list/d'])
})

test('a copy has the bytes and, unless replaced, the headers of its source', async () => {
  await put('from', 'bytes', { ContentType: 'text/css' })

  await writer().send(new CopyObjectCommand({ Bucket: 'media', Key: 'to', CopySource: 'media/from' }))

  const head = await writer().send(new HeadObjectCommand({ Bucket: 'media', Key: 'to' }))
  expect(head).toMatchObject({ ContentType: 'text/css', ContentLength: 5 })
})

test('a locked object is neither replaced nor deleted until its lock is over', async () => {
  const client = writer()
  const seal = (Key: string, more: object = {}) =>
    client.send(new PutObjectCommand({ Bucket: 'seals', Key, Body: 'x', ...more }))
  await seal('by-rule')
  const over = new Date(Date.now() + 1_500)
  await seal('by-headers', { ObjectLockMode: 'GOVERNANCE', ObjectLockRetainUntilDate: over })

  const head = await client.send(new HeadObjectCommand({ Bucket: 'seals', Key: 'by-rule' }))
  const remove = client.send(
    new DeleteObjectsCommand({ Bucket: 'seals', Delete: { Objects: [{ Key: 'none' }, { Key: 'by-rule' }] } }),
  )
  await expect(remove).rejects.toMatchObject({ name: 'AccessDenied' })
  await expect(seal('by-rule')).rejects.toMatchObject({ name: 'AccessDenied' })
  await expect(seal('by-rule', { IfNoneMatch: '*' })).rejects.toMatchObject({ name: 'PreconditionFailed' })
  await expect(seal('by-headers')).rejects.toMatchObject({ name: 'AccessDenied' })
  await expect(
    put('x', 'x', { ObjectLockMode: 'GOVERNANCE', ObjectLockRetainUntilDate: over }),
  ).rejects.toMatchObject({ name: 'InvalidRequest' })

  expect(head.ObjectLockMode).toBe('COMPLIANCE')
  expect(head.ObjectLockRetainUntilDate?.getTime()).toBeGreaterThan(Date.now() + 364 * 86_400_000)
  await expect
    .poll(
      () =>
        seal('by-headers').then(
          () => true,
          () => false,
        ),
      { timeout: 20_000 },
    )
    .toBe(true)
})

test('what is not known is refused, not passed over', async () => {
  const answer = await fetch(`${endpoint}/media/x?acl`, { method: 'PUT' })

  expect(answer.status).toBe(403)
  await expect(
    writer().send(new GetObjectCommand({ Bucket: 'media', Key: 'once', VersionId: '1' })),
  ).rejects.toMatchObject({ name: 'NotImplemented' })
})

async function post(change: (form: FormData) => void, file = 'picture', client = writer()) {
  const { url, fields } = await createPresignedPost(client, {
    Bucket: 'media',
    Key: 'uploads/1',
    Conditions: [
      ['content-length-range', 1, 10],
      ['eq', '$Content-Type', 'image/png'],
    ],
    Fields: { 'Content-Type': 'image/png' },
    Expires: 60,
  })
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.set(name, value)
  change(form)
  form.set('file', new Blob([file]), 'p.png')
  const answer = await fetch(url, {
    method: 'POST',
    body: form,
    headers: { origin: 'http://127.0.0.1:3001' },
  })
  return { status: answer.status, text: await answer.text(), headers: answer.headers }
}

test('a browser uploads by the signed form, from another origin', async () => {
  const answer = await post(() => undefined)

  expect(answer.status).toBe(204)
  expect(answer.headers.get('access-control-allow-origin')).toBe('*')
  expect(store.head('media', 'uploads/1')?.headers).toEqual({ 'content-type': 'image/png' })
})

test.each([
  ['another key', (form: FormData) => form.set('key', 'uploads/2'), 'picture', 'AccessDenied'],
  ['another type', (form: FormData) => form.set('Content-Type', 'text/html'), 'picture', 'AccessDenied'],
  ['a field of its own', (form: FormData) => form.set('acl', 'public-read'), 'picture', 'AccessDenied'],
  [
    'a changed policy',
    (form: FormData) => form.set('Policy', btoa('{}')),
    'picture',
    'SignatureDoesNotMatch',
  ],
  ['a file that is too large', () => undefined, 'more than ten bytes', 'EntityTooLarge'],
] as const)('a form with %s is refused', async (...[, change, file, code]) => {
  const answer = await post(change, file)

  expect(answer.status).toBeGreaterThanOrEqual(400)
  expect(answer.text).toContain(`<Code>${code}</Code>`)
})

test('a form signed by who may not write is refused', async () => {
  expect((await post(() => undefined, 'picture', clientOf('reader'))).status).toBe(403)
})
