import { createHash } from 'node:crypto'
import { crc32 } from 'node:zlib'
import { S3Error } from './s3Error.ts'

/** Decodes an `aws-chunked` body. */
export function decodeChunks(sent: Buffer): { body: Buffer; trailers: Record<string, string> } {
  const chunks: Buffer[] = []
  let at = 0
  for (;;) {
    const end = sent.indexOf('\r\n', at)
    if (end < 0) throw new S3Error(400, 'IncompleteBody', 'The chunked body ends too early.')
    const size = Number.parseInt(sent.toString('latin1', at, end), 16)
    at = end + 2
    if (!(size > 0)) break
    chunks.push(sent.subarray(at, at + size))
    at += size + 2
  }
  const lines = sent.toString('latin1', at).split('\r\n')
  const trailers = lines.flatMap((line) => {
    const separator = line.indexOf(':')
    return separator > 0
      ? [[line.slice(0, separator).toLowerCase(), line.slice(separator + 1).trim()] as const]
      : []
  })
  return { body: Buffer.concat(chunks), trailers: Object.fromEntries(trailers) }
}

const checksums: Record<string, (body: Uint8Array) => string> = {
  'content-md5': (body) => createHash('md5').update(body).digest('base64'),
  'x-amz-checksum-sha256': (body) => createHash('sha256').update(body).digest('base64'),
  'x-amz-checksum-sha1': (body) => createHash('sha1').update(body).digest('base64'),
  'x-amz-checksum-crc32': (body) => {
    const sum = Buffer.alloc(4)
    sum.writeUInt32BE(crc32(body))
    return sum.toString('base64')
  },
}

/** @throws S3Error `BadDigest` */
export function verifyChecksums(
  body: Uint8Array,
  headers: Record<string, unknown>,
  payloadHash: string,
): void {
  for (const [name, sum] of Object.entries(checksums)) {
    if (headers[name] !== undefined && headers[name] !== sum(body)) {
      throw new S3Error(400, 'BadDigest', `The ${name} you specified did not match what was received.`)
    }
  }
  const isPlainHash = /^[0-9a-f]{64}$/.test(payloadHash)
  if (isPlainHash && createHash('sha256').update(body).digest('hex') !== payloadHash) {
    throw new S3Error(400, 'XAmzContentSHA256Mismatch', 'The body is not the one that was signed.')
  }
}
