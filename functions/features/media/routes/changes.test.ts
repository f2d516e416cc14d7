import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { newPicture, startTestLibrary, type TestLibrary } from './testLibrary.ts'
import { focalAfter, NO_CROP, pixelsOf } from '../crop.ts'
import { pdfFile } from '../files/testFiles.ts'

let library: TestLibrary
beforeAll(async () => {
  library = await startTestLibrary()
})
afterAll(() => library.server.stop())

interface File {
  id: number
  recordVersion: number
  path: string
  width: number
  height: number
  stored: number
  original: string
  whole: string
  variants: { path: string; size: number }[]
}
const png = { mime: 'image/png' }
const fileOf = ({ data }: { data: unknown }) => data as File
const added = async (bytes: Buffer, more: Record<string, unknown> = {}) =>
  fileOf(await library.upload(bytes, { ...png, ...more }))
const stored = (key: string) => library.objects.get(key)?.bytes

/** Left half red, right half blue. */
const twoColours = async (width: number, height: number) => {
  const half = await sharp({ create: { width: width / 2, height, channels: 3, background: '#ff0000' } })
    .png()
    .toBuffer()
  const blue = { create: { width, height, channels: 3 as const, background: '#0000ff' } }
  return sharp(blue).composite([{ input: half, left: 0, top: 0 }])
}
const colourOf = async (path: string) => {
  const { dominant } = await sharp(stored(path.slice(1))).stats()
  return dominant.r > dominant.b ? 'red' : 'blue'
}

describe('crop', () => {
  const cut = (file: File, crop: object) =>
    library.call('POST', `/${file.id}/crop`, { body: { recordVersion: file.recordVersion, crop } })

  test('a part becomes new files with new addresses, and all of it comes back', async () => {
    const file = await added(await (await twoColours(400, 200)).png().toBuffer())
    const left = fileOf(await cut(file, { x: 0, y: 0, width: 0.5, height: 1 }))
    const whole = fileOf(await cut(left, NO_CROP))

    expect(left).toMatchObject({ width: 200, height: 200, whole: file.whole })
    expect(left.path).not.toBe(file.path)
    expect(await colourOf(left.path)).toBe('red')
    expect(stored(file.path.slice(1))).toBeDefined()
    expect(whole).toMatchObject({ width: 400, height: 200, crop: NO_CROP })
  })

  test('a picture that lay on its side is cut as people see it', async () => {
    const sideways = await (await twoColours(400, 200)).jpeg().withMetadata({ orientation: 6 }).toBuffer()
    const file = await added(sideways, { mime: 'image/jpeg' })

    const top = fileOf(await cut(file, { x: 0, y: 0, width: 1, height: 0.5 }))

    expect([file.width, file.height]).toEqual([200, 400])
    expect([top.width, top.height]).toEqual([200, 200])
    expect(await colourOf(top.path)).toBe('red')
  })

  test.each([
    [
      'a drawing',
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 4"><path d="M0 0h4"/></svg>',
      'image/svg+xml',
    ],
    ['a document', pdfFile('potong'), 'application/pdf'],
  ])('%s cannot be cut', async (_, text, mime) => {
    const file = await added(Buffer.from(text), { mime })

    const answer = await cut(file, { x: 0, y: 0, width: 0.5, height: 0.5 })

    expect(answer).toMatchObject({ status: 422, errors: { File: expect.stringContaining('can be cropped') } })
  })

  test('next to nothing is no part', async () => {
    const file = await added(await newPicture(100, 100))

    const answer = await cut(file, { x: 0.5, y: 0.5, width: 0.05, height: 0.05 })

    expect(answer).toMatchObject({ status: 422, errors: { File: expect.stringContaining('too small') } })
  })

  test('pixels stay inside of the picture', () => {
    expect(pixelsOf({ x: 0.9, y: 0.999, width: 0.5, height: 1 }, { width: 100, height: 50 })).toEqual({
      left: 90,
      top: 49,
      width: 10,
      height: 1,
    })
  })

  test.each([
    [
      'stays on its place',
      { focalX: 0.5, focalY: 0.5 },
      { x: 0.25, y: 0.25, width: 0.5, height: 0.5 },
      [0.5, 0.5],
    ],
    ['moves with the cut', { focalX: 0.25, focalY: 0.5 }, { x: 0, y: 0, width: 0.5, height: 1 }, [0.5, 0.5]],
    [
      'is the middle once cut off',
      { focalX: 0.9, focalY: 0.1 },
      { x: 0, y: 0, width: 0.5, height: 1 },
      [0.5, 0.5],
    ],
    [
      'is kept to a hundredth',
      { focalX: 0.2, focalY: 0.8 },
      { x: 0, y: 0, width: 0.5, height: 1 },
      [0.4, 0.8],
    ],
  ])('the focal point %s', (_, point, ...rest) => {
    const [crop, [x, y]] = rest
    expect(focalAfter(point, NO_CROP, crop)).toEqual({ focalX: x, focalY: y })
  })
})

describe('replace', () => {
  const replace = async (file: File, bytes: Buffer, { mime = 'image/png', idempotencyKey = '' } = {}) => {
    const headers = idempotencyKey === '' ? {} : { 'idempotency-key': idempotencyKey }
    const body = { recordVersion: file.recordVersion, key: await library.send(bytes, mime) }
    const call = () => library.call('POST', `/${file.id}/file`, { body, headers })
    return { answer: await call(), call }
  }

  test('another picture takes the place under the same id; the old one stays and comes back', async () => {
    const file = await added(await newPicture(80, 40), { name: 'Papan nama' })
    const { answer } = await replace(file, await newPicture(50, 50))
    const next = fileOf(answer)
    const path = `/${file.id}/versions/1/restore`
    const back = fileOf(await library.call('POST', path))

    expect(next).toMatchObject({ id: file.id, name: 'Papan nama', width: 50, height: 50, recordVersion: 2 })
    expect(next.path).not.toBe(file.path)
    expect(next.stored).toBeGreaterThan(file.stored)
    expect(stored(file.path.slice(1))).toBeDefined()
    expect(back).toMatchObject({ path: file.path, width: 80, recordVersion: 3, stored: next.stored })
  })

  test('a document does not take the place of a picture', async () => {
    const file = await added(await newPicture())

    const { answer } = await replace(file, pdfFile('ganti'), { mime: 'application/pdf' })

    expect(answer).toMatchObject({ status: 422, errors: { File: expect.stringContaining('same type') } })
  })

  test('a repeated call answers as the first did', async () => {
    const file = await added(await newPicture())
    const { answer, call } = await replace(file, await newPicture(), {
      idempotencyKey: 'replace-once-1',
    })
    const again = await call()

    expect(again).toMatchObject({ status: 200, data: { recordVersion: 2, path: fileOf(answer).path } })
  })

  test('from a stale version nothing is replaced', async () => {
    const file = await added(await newPicture())
    await library.call('PUT', `/${file.id}`, { body: { recordVersion: 1, name: 'Baru' } })

    const { answer } = await replace(file, await newPicture())

    expect(answer).toMatchObject({ status: 409, code: 'record_changed' })
  })
})

describe('the same content again', () => {
  test('is told about where asked for, kept beside where wanted, and the first one otherwise', async () => {
    const bytes = await newPicture()
    const file = await added(bytes)
    const asked = await library.upload(bytes, { ...png, onDuplicate: 'ask' })
    const kept = await added(bytes, { onDuplicate: 'keep' })
    const used = await added(bytes)

    expect(asked).toMatchObject({ status: 409, code: 'duplicate', data: { id: file.id } })
    expect(kept.id).not.toBe(file.id)
    expect(kept.path).not.toBe(file.path)
    expect(used.id).toBe(file.id)
  })

  test('an upload that was asked about can still be kept', async () => {
    const bytes = await newPicture()
    await added(bytes)
    const key = await library.send(bytes, 'image/png')
    const complete = (onDuplicate: string) =>
      library.call('POST', '', { body: { key, name: 'Kembar', onDuplicate } })
    const asked = await complete('ask')
    const kept = await complete('keep')

    expect([asked.status, kept.status]).toEqual([409, 201])
  })

  test('a completion whose answer was lost is answered again', async () => {
    const key = await library.send(await newPicture(), 'image/png')
    const request = { body: { key, name: 'Sekali' }, headers: { 'idempotency-key': 'complete-once-1' } }

    const [first, again] = [await library.call('POST', '', request), await library.call('POST', '', request)]

    expect(again.status).toBe(201)
    expect(again.data['id']).toBe(first.data['id'])
  })

  test('comes back from the trash beside what was uploaded since', async () => {
    const bytes = await newPicture()
    const file = await added(bytes)
    await library.call('DELETE', `/${file.id}`)
    const since = await added(bytes)

    const back = await library.call('POST', `/${file.id}/restore`)

    expect(since.id).not.toBe(file.id)
    expect(back).toMatchObject({ status: 200, data: { id: file.id, state: 'published' } })
  })
})

test('the original is kept where no page leads, and downloaded by a signed address', async () => {
  const bytes = await newPicture()
  const file = await added(bytes, { name: 'Peta lokasi.png' })
  const { data } = await library.call('GET', `/${file.id}/original`)
  const url = new URL(String(data['url']))

  expect(file.original).toMatch(/^originals\//)
  expect(stored(file.original)).toEqual(bytes)
  expect(decodeURIComponent(url.pathname)).toContain(file.original)
  expect(url.searchParams.get('response-content-disposition')).toContain('Peta%20lokasi.png')
  expect(url.searchParams.get('X-Amz-Signature')).toMatch(/^[0-9a-f]{64}$/)
  expect(url.searchParams.get('X-Amz-Expires')).toBe('300')
})
