import { createHash } from 'node:crypto'
import {
  CopyObjectCommand,
  DeleteObjectCommand,
  GetObjectCommand,
  ListObjectsV2Command,
  NoSuchKey,
  PutObjectCommand,
  S3Client,
} from '@aws-sdk/client-s3'
import { mockClient } from 'aws-sdk-client-mock'

export interface StoredObject {
  bytes: Buffer
  type: string
  cacheControl: string
  disposition?: string | undefined
}

const headersOf = ({ ContentType, CacheControl, ContentDisposition }: Record<string, string>) => ({
  type: ContentType ?? '',
  cacheControl: CacheControl ?? '',
  disposition: ContentDisposition,
})

function rangeOf(range: string | undefined, size: number): [number, number] {
  const [, first = 0, last = size - 1] = /=(\d+)-(\d+)$/.exec(range ?? '') ?? []
  return [Number(first), Number(last) + 1]
}

function objectAnswer({ bytes, type, cacheControl }: StoredObject, range: string | undefined) {
  const [first, end] = rangeOf(range, bytes.length)
  return {
    Body: { transformToByteArray: async () => bytes.subarray(first, end) },
    ETag: createHash('md5').update(bytes).digest('hex'),
    ContentLength: Math.min(end, bytes.length),
    ContentType: type,
    CacheControl: cacheControl,
    ...(range && { ContentRange: `bytes 0-${end - 1}/${bytes.length}` }),
  }
}

/** In-memory S3 mock; puts throw queued `faults`. */
export function fakeStorage() {
  const client = new S3Client({
    region: 'ap-southeast-3',
    credentials: { accessKeyId: 'test', secretAccessKey: 'test' },
  })
  const objects = new Map<string, StoredObject>()
  const s3 = mockClient(client)
  const require = (key = '') => {
    const object = objects.get(key)
    if (!object) throw new NoSuchKey({ message: key, $metadata: {} })
    return object
  }
  s3.on(GetObjectCommand).callsFake(({ Key, Range }) => objectAnswer(require(Key), Range))
  s3.on(ListObjectsV2Command).callsFake(({ Prefix = '' }) => ({
    Contents: [...objects.keys()].filter((Key) => Key.startsWith(Prefix)).map((Key) => ({ Key })),
  }))
  const faults: Error[] = []
  s3.on(PutObjectCommand).callsFake(({ Key, Body, ContentType, CacheControl }) => {
    const fault = faults.shift()
    if (fault) throw fault
    objects.set(Key, { bytes: Body, type: ContentType, cacheControl: CacheControl })
    return {}
  })
  s3.on(CopyObjectCommand).callsFake(({ CopySource, Key, ...headers }) => {
    const { bytes } = require(String(CopySource).replace(/^[^/]+\//, ''))
    objects.set(Key, { bytes, ...headersOf(headers) })
    return {}
  })
  s3.on(DeleteObjectCommand).callsFake(({ Key }) => {
    objects.delete(Key)
    return {}
  })
  return { client, objects, faults }
}
