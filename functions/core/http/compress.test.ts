import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { compressed, encodingFor } from './compress.ts'

const LONG = JSON.stringify(Array.from({ length: 200 }, (_, id) => ({ id, title: `Kabar ${id} “baru”` })))
const answer = (accepted: string | undefined, body = LONG, headers: Record<string, string> = {}) =>
  compressed(
    { statusCode: 200, headers, body },
    { headers: accepted === undefined ? {} : { 'accept-encoding': accepted } },
  )
const bytesOf = ({ body = '' }: ReturnType<typeof answer>) => Buffer.from(body, 'base64')

test.each([
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip;q=1.0, br;q=0', 'gzip'],
  ['GZIP', 'gzip'],
  ['br ; q=0.000', undefined],
  ['brotli', undefined],
  ['identity', undefined],
  ['', undefined],
  [undefined, undefined],
  [`${'x'.repeat(10_000)}, br`, undefined],
])('%j gets %j', (accepted, encoding) => {
  expect(encodingFor(accepted)).toBe(encoding)
})

test('a long answer is compressed, and is the same again', () => {
  const brotli = answer('br', LONG, { vary: 'Cookie' })
  const gzip = answer('gzip')

  expect(brotli).toMatchObject({
    isBase64Encoded: true,
    headers: { 'content-encoding': 'br', vary: 'Cookie, accept-encoding' },
  })
  expect(brotliDecompressSync(bytesOf(brotli)).toString()).toBe(LONG)
  expect(gunzipSync(bytesOf(gzip)).toString()).toBe(LONG)
  expect(bytesOf(brotli).length).toBeLessThan(LONG.length / 5)
})

test('a short answer, one for who takes no encoding, and one that is encoded stay as they are', () => {
  expect(answer('br', '{"data":null}')).toEqual({ statusCode: 200, headers: {}, body: '{"data":null}' })
  expect(answer(undefined)).toEqual({ statusCode: 200, headers: { vary: 'accept-encoding' }, body: LONG })
  const encoded = { statusCode: 200, headers: { 'content-encoding': 'gzip' }, body: LONG }
  expect(compressed(encoded, { headers: { 'accept-encoding': 'br' } })).toBe(encoded)
  const base64 = { ...encoded, headers: {}, isBase64Encoded: true }
  expect(compressed(base64, { headers: { 'accept-encoding': 'br' } })).toBe(base64)
})
