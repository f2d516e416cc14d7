import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { decodeChunks, verifyChecksums } from './body.ts'

test('chunks are put together, and what trails them is read', () => {
  const sent = Buffer.from(
    '5;chunk-signature=ab\r\nhello\r\n6\r\n world\r\n0\r\nx-amz-checksum-crc32:DUoRhQ==\r\n\r\n',
  )

  const { body, trailers } = decodeChunks(sent)

  expect(body.toString()).toBe('hello world')
  expect(trailers).toEqual({ 'x-amz-checksum-crc32': 'DUoRhQ==' })
  expect(() => verifyChecksums(body, trailers, '')).not.toThrow()
})

test('a body that breaks off is refused', () => {
  expect(() => decodeChunks(Buffer.from('5\r\nhello'))).toThrow('too early')
})

test('a body that is not the signed one is refused', () => {
  const hash = createHash('sha256').update('signed').digest('hex')

  expect(() => verifyChecksums(Buffer.from('other'), {}, hash)).toThrow('signed')
})
