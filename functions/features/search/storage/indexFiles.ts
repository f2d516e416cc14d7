import {
  DeleteObjectCommand,
  GetObjectCommand,
  PutObjectCommand,
  S3ServiceException,
  type GetObjectCommandInput,
  type S3Client,
} from '@aws-sdk/client-s3'

export interface ReadFile {
  body: Buffer
  etag: string
}

/** Storage of the index files. Every call is idempotent. */
export interface IndexFiles {
  /** @returns undefined for a missing file, `same` if the ETag still matches */
  read(key: string, etag?: string): Promise<ReadFile | 'same' | undefined>
  /** @returns undefined for a missing file */
  readPart(key: string, start: number, end: number): Promise<Buffer | undefined>
  write(key: string, body: Buffer): Promise<void>
  /**
   * Conditional write: replaces a file whose ETag matches, or creates it if undefined.
   * @returns false if another writer was faster
   */
  replace(key: string, body: Buffer, etag: string | undefined): Promise<boolean>
  remove(key: string): Promise<void>
}

const hasStatus = (error: unknown, ...status: readonly number[]) =>
  error instanceof S3ServiceException && status.includes(error.$metadata.httpStatusCode ?? 0)

/** S3 answers 412 after a lost race and 409 while the other write is in progress. */
const LOST_RACE_STATUSES = [409, 412] as const
const SEGMENT = 'application/octet-stream'

interface Place {
  client: S3Client
  bucket: string
}

async function get({ client, bucket }: Place, key: string, options: Partial<GetObjectCommandInput>) {
  try {
    const { Body, ETag = '' } = await client.send(
      new GetObjectCommand({ Bucket: bucket, Key: key, ...options }),
    )
    const { buffer, byteOffset, byteLength } = (await Body?.transformToByteArray()) ?? new Uint8Array()
    return { body: Buffer.from(buffer, byteOffset, byteLength), etag: ETag }
  } catch (error) {
    if (hasStatus(error, 304)) return 'same'
    if (hasStatus(error, 404)) return undefined
    throw error
  }
}

export function bucketIndexFiles(client: S3Client, bucket: string): IndexFiles {
  const place = { client, bucket }
  const at = (key: string) => ({ Bucket: bucket, Key: key })
  return {
    read: (key, etag) => get(place, key, etag === undefined ? {} : { IfNoneMatch: etag }),
    async readPart(key, start, end) {
      const found = await get(place, key, { Range: `bytes=${start}-${end - 1}` })
      return found === 'same' ? undefined : found?.body
    },
    async write(key, body) {
      await client.send(new PutObjectCommand({ ...at(key), Body: body, ContentType: SEGMENT }))
    },
    async replace(key, body, etag) {
      const condition = etag === undefined ? { IfNoneMatch: '*' } : { IfMatch: etag }
      try {
        await client.send(
          new PutObjectCommand({ ...at(key), Body: body, ContentType: SEGMENT, ...condition }),
        )
        return true
      } catch (error) {
        if (hasStatus(error, ...LOST_RACE_STATUSES)) return false
        throw error
      }
    },
    async remove(key) {
      await client.send(new DeleteObjectCommand(at(key)))
    },
  }
}

export function memoryIndexFiles(): IndexFiles & { files: Map<string, ReadFile> } {
  const files = new Map<string, ReadFile>()
  let count = 0
  const write = (key: string, body: Buffer) => {
    count += 1
    files.set(key, { body, etag: `"${count}"` })
  }
  return {
    files,
    read: async (key, etag) => {
      const file = files.get(key)
      return file !== undefined && file.etag === etag ? 'same' : file
    },
    readPart: async (key, start, end) => files.get(key)?.body.subarray(start, end),
    write: async (key, body) => write(key, body),
    replace: async (key, body, etag) => {
      if (files.get(key)?.etag !== etag) return false
      write(key, body)
      return true
    },
    remove: async (key) => void files.delete(key),
  }
}
