import { crc32 } from 'node:zlib'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestLibrary, type TestLibrary } from './testLibrary.ts'

let library: TestLibrary
beforeAll(async () => {
  library = await startTestLibrary()
})
afterAll(() => library.server.stop())

const inSvg = (inner: string) => `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 20">${inner}</svg>`
const sendDrawing = (inner: string) => library.upload(Buffer.from(inSvg(inner)), { mime: 'image/svg+xml' })

test('the library shows a small picture of a drawing, not the drawing', async () => {
  const { data } = await sendDrawing('<rect width="40" height="20" fill="#ff0000"/>')
  const small = library.objects.get(String(data['thumbnail']).slice(1))

  expect(small?.type).toBe('image/webp')
  expect(await sharp(small?.bytes).metadata()).toMatchObject({ format: 'webp', width: 320, height: 160 })
  expect((await sharp(small?.bytes).stats()).dominant.r).toBeGreaterThan(200)
})

test('a drawing made to be slow is refused in words, before anybody draws it or while it is drawn; the next is taken', async () => {
  const levels = Array.from(
    { length: 9 },
    (_, index) => `<g id="g${index + 1}">${`<use href="#g${index}"/>`.repeat(10)}</g>`,
  )
  const nested = await sendDrawing(`<rect id="g0"/>${levels.join('')}`)
  const endless = await sendDrawing(
    '<path d="M0 0h1e9" stroke="#000" stroke-width="9" stroke-dasharray="0.0001"/>'.repeat(500) +
      '<filter id="f"><feMorphology radius="100000"/></filter>' +
      '<rect filter="url(#f)" width="100" height="100"/>'.repeat(500),
  )

  for (const answer of [nested, endless])
    expect(answer).toMatchObject({ status: 422, errors: { File: expect.stringContaining('too complex') } })
  const { data } = await sendDrawing('<rect width="40" height="20" fill="#ff0000"/>')
  expect(library.objects.has(String(data['thumbnail']).slice(1))).toBe(true)
}, 20_000)

function headerOf(width: number, height: number): Buffer {
  const header = Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  )
  header.writeUInt32BE(width, 16)
  header.writeUInt32BE(height, 20)
  header.writeInt32BE(crc32(header.subarray(12, 29)) | 0, 29)
  return header
}

test.each([
  ['too wide', 17_000, 10],
  ['too large in all', 16_000, 16_000],
])('a picture whose header says that it is %s is refused with its size', async (_, width, height) => {
  const answer = await library.upload(headerOf(width, height), { mime: 'image/png' })

  expect(answer.status).toBe(422)
  expect(answer.errors?.['File']).toContain(`${width} × ${height} pixels`)
})

test('who edits no form with files uploads nothing', async () => {
  const token = await library.signInAs(['Audit Log', 'Management User'])
  const body = { name: 'a.png', mime: 'image/png', size: 10 }
  const ticket = await library.call('POST', '/uploads', { token, body })
  const completed = await library.call('POST', '', { token, body: { key: 'uploads/2-x', name: 'A' } })

  expect([ticket.status, completed.status]).toEqual([403, 403])
})
