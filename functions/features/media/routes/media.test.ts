import { initialOf } from '@flou/shared/content/values/initial.ts'
import { slider } from '@flou/shared/content/types/slider.ts'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ADMIN, startTestApi, type TestApi } from '../../accounts/testApi.ts'
import { putApiToken } from '../../../core/http/testApiToken.ts'
import { keys } from '../../../core/store/keys.ts'
import { startTestTable, type TestTable } from '../../../core/store/testTable.ts'
import { allowedBy, routesWithin } from '../../../core/store/testTableWithin.ts'
import { createRecord } from '../../../core/store/write/createRecord.ts'
import { manifest } from '../../../lambdas/media/manifest.ts'
import { fakeStorage } from './fakeStorage.ts'
import { mediaRoutes } from './mediaRoutes.ts'
import { MediaStorage } from '../files/mediaStorage.ts'
import { animatedPng, animatedWebp, pdfFile } from '../files/testFiles.ts'

const LIBRARY = '/api/dashboard/media'
const { client, objects, faults } = fakeStorage()
let server: TestTable
let api: TestApi
const used = new Set<string>()
let token: string

beforeAll(async () => {
  server = await startTestTable()
  const routes = mediaRoutes(async () => new MediaStorage(client, 'media-bucket'))
  api = await startTestApi(server.table, routesWithin(routes, manifest.table, used))
  const { data } = await api.call({ path: '/api/authenticate', body: ADMIN })
  token = String(data['token'])
})
afterAll(() => {
  expect(used).toEqual(allowedBy(manifest.table))
  return server.stop()
})

const picture = (width: number, height: number, colour = '#1f6feb') =>
  sharp({ create: { width, height, channels: 3, background: colour } })
const ticketFor = (mime: string, size: number) =>
  api.call({ path: `${LIBRARY}/uploads`, token, body: { name: 'file', mime, size } })
const complete = (key: string, name = 'Gedung') => api.call({ path: LIBRARY, token, body: { key, name } })

async function upload(bytes: Buffer, mime = 'image/jpeg', name = 'Gedung') {
  const key = String((await ticketFor(mime, bytes.length)).data['key'])
  objects.set(key, { bytes, type: mime, cacheControl: '' })
  return { key, answer: await complete(key, name) }
}
const widths = (variants: unknown, mime: string) =>
  (variants as { mime: string; width: number }[]).filter((one) => one.mime === mime).map(({ width }) => width)

test('a ticket lets one file of one type and size through, and no other', async () => {
  const { status, data } = await ticketFor('image/jpeg', 1000)
  const fields = data['fields'] as Record<string, string>
  const policy = JSON.parse(Buffer.from(fields['Policy'] ?? '', 'base64').toString())

  expect(status).toBe(201)
  expect(policy.conditions).toEqual(
    expect.arrayContaining([
      ['content-length-range', 1, 5 * 1024 * 1024],
      { 'Content-Type': 'image/jpeg' },
      { key: data['key'] },
    ]),
  )
})

test.each([
  ['text/html', 10, 'Use a JPEG'],
  ['image/jpeg', 6 * 1024 * 1024, '5 MB'],
  ['application/pdf', 21 * 1024 * 1024, '20 MB'],
])('no ticket for %s of %i bytes', async (mime, size, message) => {
  const answer = await ticketFor(mime, size)

  expect(answer.status).toBe(422)
  expect(answer.errors?.['File']).toContain(message)
})

test('a photograph comes in upright, without its metadata, in the sizes that pages need', async () => {
  const bytes = await picture(2000, 1200).jpeg().withMetadata({ orientation: 6 }).toBuffer()
  const { key, answer } = await upload(bytes)
  const { data } = answer
  const stored = objects.get(String(data['path']).slice(1))
  const metadata = await sharp(stored?.bytes).metadata()

  expect(answer.status).toBe(201)
  expect(data).toMatchObject({
    name: 'Gedung',
    mime: 'image/jpeg',
    recordVersion: 1,
    width: 1200,
    height: 2000,
  })
  expect(widths(data['variants'], 'image/avif')).toEqual([320, 640, 768, 1024, 1200])
  expect(widths(data['variants'], 'image/webp')).toEqual([320, 640, 768, 1024, 1200])
  expect(widths(data['variants'], 'image/jpeg')).toEqual([320, 1200])
  expect(metadata.exif).toBeUndefined()
  expect(stored).toMatchObject({ type: 'image/jpeg', cacheControl: expect.stringContaining('immutable') })
  expect(objects.has(key)).toBe(false)
})

test('a picture has no size that is nearly its own', async () => {
  const { data } = (await upload(await picture(800, 1000).jpeg().toBuffer())).answer

  expect(widths(data['variants'], 'image/avif')).toEqual([320, 640, 800])
})

test('nothing is enlarged, and transparency stays', async () => {
  const bytes = await sharp({ create: { width: 100, height: 50, channels: 4, background: '#0000' } })
    .png()
    .toBuffer()
  const { data } = (await upload(bytes, 'image/png')).answer

  expect(data['path']).toMatch(/\.png$/)
  expect(widths(data['variants'], 'image/avif')).toEqual([100])
  expect((await sharp(objects.get(String(data['path']).slice(1))?.bytes).stats()).isOpaque).toBe(false)
})

test('a drawing loses what runs', async () => {
  const svg =
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 20" onload="alert(1)"><script>alert(1)</script><path d="M0 0"/></svg>'
  const { data } = (await upload(Buffer.from(svg), 'image/svg+xml')).answer
  const stored = objects.get(String(data['path']).slice(1))

  expect(data).toMatchObject({ mime: 'image/svg+xml', width: 40, height: 20 })
  expect(stored?.type).toBe('image/svg+xml')
  expect(stored?.bytes.toString()).toContain('<path')
  expect(stored?.bytes.toString()).not.toContain('alert')
  expect(data['drawing']).toBe(stored?.bytes.toString())
})

test('only small drawings are stored in their record', async () => {
  const paths = '<path d="M0 0h9v9z"/>'.repeat(60)
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 20">${paths}</svg>`

  expect((await upload(Buffer.from(svg), 'image/svg+xml')).answer.data).toMatchObject({ drawing: '' })
})

test('a document is kept as it is', async () => {
  const bytes = pdfFile('and so on')
  const { data } = (await upload(bytes, 'application/pdf', 'Brosur.pdf')).answer

  expect(data).toMatchObject({
    name: 'Brosur.pdf',
    mime: 'application/pdf',
    size: bytes.length,
    variants: [],
  })
  // browsers do not render PDFs in the sandbox that files are served with
  expect(objects.get(String(data['path']).slice(1))).toMatchObject({ bytes, disposition: 'attachment' })
})

test('what a file is called does not matter, what it is does', async () => {
  const page = await upload(Buffer.from('<html><script>alert(1)</script></html>'), 'image/png')
  const damaged = await upload((await picture(50, 50).jpeg().toBuffer()).subarray(0, 100), 'image/jpeg')

  expect(page.answer).toMatchObject({
    status: 422,
    errors: { File: expect.stringContaining('it is damaged') },
  })
  expect(damaged.answer).toMatchObject({ status: 422, errors: { File: expect.stringContaining('damaged') } })
})

test('the same file again answers the record that is there', async () => {
  const bytes = await picture(60, 60, '#123456').jpeg().toBuffer()
  const [first, again] = [await upload(bytes), await upload(bytes)]

  expect(again.answer.data['id']).toBe(first.answer.data['id'])
})

test('nobody completes an upload that is not his or is not there', async () => {
  const [foreign, absent] = [await complete('uploads/99-01ABC'), await complete('uploads/1-01ABC')]

  expect([foreign.status, absent.status]).toEqual([422, 422])
})

test('a bucket that fails leaves no record, and the upload can be completed later', async () => {
  const bytes = await picture(70, 70, '#abcdef').jpeg().toBuffer()
  const key = String((await ticketFor('image/jpeg', bytes.length)).data['key'])
  objects.set(key, { bytes, type: 'image/jpeg', cacheControl: '' })
  const before = (await api.call({ method: 'GET', path: LIBRARY, token })) as unknown as { total: number }
  faults.push(Object.assign(new Error('Slow down'), { name: 'SlowDown' }))

  const failed = await complete(key)
  const listed = (await api.call({ method: 'GET', path: LIBRARY, token })) as unknown as { total: number }
  const repeated = await complete(key)

  expect(failed.status).toBeGreaterThanOrEqual(500)
  expect(listed.total).toBe(before.total)
  expect(repeated.status).toBe(201)
})

test('a file is renamed and described, but its measures stay', async () => {
  const { data } = (await upload(await picture(80, 40, '#777777').jpeg().toBuffer())).answer
  const path = `${LIBRARY}/${String(data['id'])}`
  const contents = [
    { languageId: 1, alt: 'Kantor kami' },
    { languageId: 2, alt: 'Our office' },
  ]

  const body = { name: 'Kantor', contents, recordVersion: 1, path: '/elsewhere', width: 1 }
  const updated = await api.call({ method: 'PUT', path, token, body })
  const stale = await api.call({ method: 'PUT', path, token, body })

  expect(updated.data).toMatchObject({
    name: 'Kantor',
    contents,
    recordVersion: 2,
    path: data['path'],
    width: 80,
  })
  expect(stale).toMatchObject({ status: 409, code: 'record_changed', data: { recordVersion: 2 } })
})

test('a picture in use is not deleted; one that is not goes to the trash and comes back', async () => {
  const { data } = (await upload(await picture(90, 40, '#101010').jpeg().toBuffer())).answer
  const id = Number(data['id'])
  const path = `${LIBRARY}/${id}`
  const change = {
    ...api.services,
    now: new Date(api.clock.now),
    by: { id: 1, name: 'Ayu', title: '' },
    service: 'slider',
    method: 'POST',
  }
  const unused = await api.call({ method: 'DELETE', path, token })
  const back = await api.call({ path: `${path}/restore`, token })
  await createRecord(change, slider, {
    fields: { ...initialOf(slider.declaration, change.now), mediaId: id },
  })
  const used = await api.call({ method: 'DELETE', path, token })

  expect([unused.status, back.status, used.status]).toEqual([200, 200, 409])
  expect(used.code).toBe('in_use')
  expect(used.data).toMatchObject([{ type: 'slider' }])
  expect(await server.table.get(keys.live('media', id))).toMatchObject({ state: 'published' })
})

test('API tokens use the library; a folder that receives a file is there', async () => {
  const owner = await putApiToken(server.table)
  const folder = await api.call({
    path: `${LIBRARY}/folders`,
    token: owner,
    body: { name: 'Gedung', parentId: 0 },
  })
  const key = String((await ticketFor('application/pdf', 9)).data['key'])
  objects.set(key, { bytes: pdfFile('in a folder'), type: 'application/pdf', cacheControl: '' })
  const { status } = await api.call({
    path: LIBRARY,
    token,
    body: { key, name: 'Brosur', folderId: folder.data['id'] },
  })

  expect([folder.status, status]).toEqual([201, 201])
})

test('the library is searched by name', async () => {
  await upload(await picture(30, 30, '#202020').jpeg().toBuffer(), 'image/jpeg', 'Monas malam hari')

  const found = await api.call({ method: 'GET', path: LIBRARY, query: { keyword: 'malam' }, token })

  expect(found.data).toMatchObject([{ name: 'Monas malam hari' }])
})

test('without a token there is no library', async () => {
  expect((await api.call({ method: 'GET', path: LIBRARY })).status).toBe(401)
})

test.each([
  ['WebP', 'image/webp', animatedWebp],
  ['PNG', 'image/png', animatedPng],
])('an animated %s stays as it is', async (_, mime, animation) => {
  const bytes = await animation()
  const { data } = (await upload(bytes, mime, 'Animasi')).answer

  expect(data).toMatchObject({ mime, width: 12, height: 8, variants: [], original: '' })
  expect(data['thumbnail']).toBe(data['path'])
  expect(objects.get(String(data['path']).slice(1))?.bytes).toEqual(bytes)
})

test('a file name of unseen characters is none, and no other name keeps them', async () => {
  expect((await upload(await animatedPng(), 'image/png', '\u200b\u3164')).answer.status).toBe(422)
  const { data } = (await upload(pdfFile('name'), 'application/pdf', 'A\u0000B\u202eC.pdf')).answer

  expect(data['name']).toBe('ABC.pdf')
})
