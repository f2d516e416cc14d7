import type { StoredObject } from '../storedObject.ts'
import type { S3Error } from './s3Error.ts'

const HEAD = '<?xml version="1.0" encoding="UTF-8"?>\n'

export const escapeXml = (text: string) => text.replace(/[&<>"'\r]/g, (sign) => `&#${sign.charCodeAt(0)};`)

const named: Record<string, string> = { lt: '<', gt: '>', amp: '&', quot: '"', apos: "'" }
const unescapeXml = (text: string) =>
  text.replace(/&(#x?[0-9a-f]+|\w+);/gi, (whole, entity: string) => {
    if (!entity.startsWith('#')) return named[entity] ?? whole
    return String.fromCodePoint(Number(entity.replace('#', entity[1] === 'x' ? '0' : '')))
  })

export const errorXml = (error: S3Error) =>
  `${HEAD}<Error><Code>${error.code}</Code><Message>${escapeXml(error.message)}</Message></Error>`

export const keysOf = (body: string) =>
  [...body.matchAll(/<Key>([\s\S]*?)<\/Key>/g)].map((match) => unescapeXml(match[1] ?? ''))

export const deletedXml = (keys: readonly string[]) =>
  `${HEAD}<DeleteResult>${keys.map((key) => `<Deleted><Key>${escapeXml(key)}</Key></Deleted>`).join('')}</DeleteResult>`

export const copiedXml = (object: StoredObject) =>
  `${HEAD}<CopyObjectResult><ETag>${escapeXml(object.etag)}</ETag>` +
  `<LastModified>${new Date(object.modified).toISOString()}</LastModified></CopyObjectResult>`

export const postedXml = (object: StoredObject) =>
  `${HEAD}<PostResponse><Bucket>${object.bucket}</Bucket><Key>${escapeXml(object.key)}</Key>` +
  `<ETag>${escapeXml(object.etag)}</ETag></PostResponse>`

export interface Listing {
  bucket: string
  prefix: string
  objects: readonly StoredObject[]
  prefixes: readonly string[]
  next: string | undefined
}

export function listingXml({ bucket, prefix, objects, prefixes, next }: Listing): string {
  const contents = objects.map(
    (object) =>
      `<Contents><Key>${escapeXml(object.key)}</Key><ETag>${escapeXml(object.etag)}</ETag><Size>${object.size}</Size>` +
      `<LastModified>${new Date(object.modified).toISOString()}</LastModified></Contents>`,
  )
  const common = prefixes.map((one) => `<CommonPrefixes><Prefix>${escapeXml(one)}</Prefix></CommonPrefixes>`)
  return (
    `${HEAD}<ListBucketResult><Name>${bucket}</Name><Prefix>${escapeXml(prefix)}</Prefix>` +
    `<KeyCount>${objects.length + prefixes.length}</KeyCount><IsTruncated>${next !== undefined}</IsTruncated>` +
    (next === undefined ? '' : `<NextContinuationToken>${token(next)}</NextContinuationToken>`) +
    `${contents.join('')}${common.join('')}</ListBucketResult>`
  )
}

const token = (key: string) => Buffer.from(key).toString('base64url')
export const keyOfToken = (text: string) => Buffer.from(text, 'base64url').toString()
