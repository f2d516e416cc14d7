import {
  DeleteObjectCommand,
  GetObjectCommand,
  NoSuchKey,
  PutObjectCommand,
  S3Client,
  type GetObjectCommandOutput,
} from '@aws-sdk/client-s3'
import { mockClient } from 'aws-sdk-client-mock'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { fingerprint } from '@flou/shared/strings/fingerprint.ts'
import { cacheTags, FRONT_TAGS } from '../cacheTags.ts'
import { fileKeys } from './fileKeys.ts'
import { bucketFiles } from './siteFiles.ts'

const s3 = mockClient(S3Client)

beforeEach(() => s3.reset())
afterAll(() => s3.restore())

const inputsOf = () =>
  s3.commandCalls(PutObjectCommand).map(({ args: [{ input }] }) => ({
    ...input,
    Body: Buffer.isBuffer(input.Body) ? input.Body.toString() : input.Body,
  }))

test('the home page and other pages stand where the CDN looks for them', () => {
  expect(fileKeys('/', 'en')).toEqual({ html: 'en/index.html', data: 'en/_.data' })
  expect(fileKeys('/page/about', 'id')).toEqual({
    html: 'id/page/about/index.html',
    data: 'id/page/about.data',
  })
})

test('a page is put as document and data, checked by browsers each time', async () => {
  const files = bucketFiles(new S3Client(), 'site')

  await files.put('/x', 'en', { status: 200, html: '<p>', data: '[]' })

  expect(inputsOf()).toMatchObject([
    { Bucket: 'site', Key: 'en/x.data', Body: '[]', ContentType: 'text/x-script' },
    { Bucket: 'site', Key: 'en/x/index.html', Body: '<p>', CacheControl: 'no-cache' },
  ])
})

test('the data that a page has is kept under the fingerprint by which its document names it', async () => {
  const files = bucketFiles(new S3Client(), 'site')
  const Body = { transformToString: async () => '["é"]' } as GetObjectCommandOutput['Body']
  s3.on(GetObjectCommand, { Key: 'id/x.data' }).resolves({ Body: Body! })
  s3.on(GetObjectCommand, { Key: 'en/x.data' }).rejects(new NoSuchKey({ message: '', $metadata: {} }))

  await files.storeSnapshot('/x', 'id')
  await files.storeSnapshot('/x', 'en')
  await files.storeSnapshot('/feed.xml', 'en')

  expect(inputsOf()).toMatchObject([
    { Key: `id/editions/${fingerprint('["é"]')}.json`, Body: '["é"]', ContentType: 'application/json' },
  ])
})

test('data that cannot be kept is not replaced', async () => {
  s3.on(GetObjectCommand).rejects(new Error('slow down'))

  await expect(bucketFiles(new S3Client(), 'site').storeSnapshot('/x', 'en')).rejects.toThrow('slow down')
})

test('a file that pages share stands before the first of them does, once, for browsers to keep', async () => {
  const files = bucketFiles(new S3Client(), 'site')
  const page = { status: 200, html: '<p>', data: '[]', shared: [{ key: 'en/shell/a.json', body: '{}' }] }

  await files.put('/x', 'en', page)
  await files.put('/y', 'en', page)

  const [first, ...others] = inputsOf()
  expect(first).toMatchObject({
    Key: 'en/shell/a.json',
    Body: '{}',
    ContentType: 'application/json',
    CacheControl: 'public, max-age=31536000, immutable',
  })
  expect(others.map(({ Key }) => Key)).toEqual([
    'en/x.data',
    'en/x/index.html',
    'en/y.data',
    'en/y/index.html',
  ])
})

test('where a shared file cannot be put, no page that names it is, and the next page tries again', async () => {
  const files = bucketFiles(new S3Client(), 'site')
  const page = { status: 200, html: '<p>', data: '[]', shared: [{ key: 'en/shell/a.json', body: '{}' }] }
  s3.on(PutObjectCommand, { Key: 'en/shell/a.json' }).rejectsOnce(new Error('slow down')).resolves({})

  await expect(files.put('/x', 'en', page)).rejects.toThrow('slow down')
  expect(inputsOf().map(({ Key }) => Key)).toEqual(['en/shell/a.json'])
  await files.put('/x', 'en', page)

  expect(inputsOf().map(({ Key }) => Key)).toContain('en/x/index.html')
})

test('a moved page leads on in its own language, and its data is gone', async () => {
  const files = bucketFiles(new S3Client(), 'site')

  await files.redirect('/old', '/new')

  const locations = inputsOf().map(({ Key, WebsiteRedirectLocation }) => [Key, WebsiteRedirectLocation])
  expect(new Map(locations as [string, string][])).toEqual(
    new Map([
      ['en/old/index.html', '/new'],
      ['id/old/index.html', '/id/new'],
    ]),
  )
  expect(s3.commandCalls(DeleteObjectCommand)).toHaveLength(2)
})

test.each([
  ['/feed.xml', 'application/rss+xml; charset=utf-8'],
  ['/llms.txt', 'text/plain; charset=utf-8'],
  ['/prices.json', 'application/json'],
  ['/prices.csv', 'text/csv; charset=utf-8'],
])('%s is one file a language, by its own type', async (path, ContentType) => {
  const files = bucketFiles(new S3Client(), 'site')

  await files.put(path, 'id', { status: 200, html: 'text', data: '' })

  expect(inputsOf()).toMatchObject([{ Key: `id${path}`, Body: 'text', ContentType }])
  expect(inputsOf()).toHaveLength(1)
})

const EVENT = '/event/flou-day'
const keysDeleted = () => s3.commandCalls(DeleteObjectCommand).map(({ args: [{ input }] }) => input.Key)

test('files beside a page are put before it, by the type of their ending; one that it has no longer is removed', async () => {
  const files = bucketFiles(new S3Client(), 'site')
  const page = { status: 200, html: '<p>', data: '[]' }

  await files.put(EVENT, 'id', { ...page, files: [{ ending: 'ics', body: 'BEGIN:VCALENDAR' }] })
  const [first] = inputsOf()
  await files.put(EVENT, 'id', page)
  await files.put('/event', 'id', { ...page, files: [{ ending: 'ics', body: 'x' }] })

  expect(first).toMatchObject({
    Key: 'id/event/flou-day.ics',
    Body: 'BEGIN:VCALENDAR',
    ContentType: 'text/calendar; charset=utf-8',
    CacheControl: 'no-cache',
  })
  expect(keysDeleted()).toEqual(['id/event/flou-day.ics'])
  expect(inputsOf().map(({ Key }) => Key)).not.toContain('id/event.ics')
})

test('with a page its files go, and where it has moved to', async () => {
  const files = bucketFiles(new S3Client(), 'site')
  const ofEvent = ['en/event/flou-day.ics', 'id/event/flou-day.ics']

  await files.remove(EVENT)
  expect(keysDeleted()).toEqual(expect.arrayContaining(ofEvent))
  s3.resetHistory()
  await files.redirect(EVENT, '/event/later')
  expect(keysDeleted()).toEqual(expect.arrayContaining(ofEvent))
})

test('each object that an edit makes stale has the tags of its page; immutable ones have none', async () => {
  const files = bucketFiles(new S3Client(), 'site')
  const shared = [{ key: 'en/shell/a.json', body: '{}' }]
  const page = {
    status: 200,
    html: '<p>',
    data: '[]',
    shared,
    files: [{ ending: 'ics' as const, body: 'x' }],
  }

  await files.put(EVENT, 'en', page)
  await files.redirect('/event/old', EVENT)
  await files.putFile('sitemap.xml', '<xml>', 'application/xml')

  const tagsOf = (path: string) => ({ 'cache-tag': cacheTags(path).join(',') })
  const metadata = Object.fromEntries(inputsOf().map(({ Key, Metadata }) => [Key, Metadata]))
  expect(metadata).toEqual({
    'en/shell/a.json': undefined,
    'en/event/flou-day.ics': tagsOf(EVENT),
    'en/event/flou-day.data': tagsOf(EVENT),
    'en/event/flou-day/index.html': tagsOf(EVENT),
    'en/event/old/index.html': tagsOf(EVENT),
    'id/event/old/index.html': tagsOf(EVENT),
    'sitemap.xml': { 'cache-tag': FRONT_TAGS.join(',') },
  })
})
