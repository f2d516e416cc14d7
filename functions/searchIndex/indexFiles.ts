import {
  DeleteObjectCommand,
  GetObjectCommand,
  PutObjectCommand,
  S3ServiceException,
  type S3Client,
} from '@aws-sdk/client-s3'

/** A file as it was read; `etag` names this state of it. */
export interface ReadFile {
  body: Buffer
  etag: string
}

/** Where the files of the index are. Every call may be repeated. */
export interface IndexFiles {
  /** @returns undefined for a file that is absent, `same` where it is still as `etag` says */
  read(key: string, etag?: string): Promise<ReadFile | 'same' | undefined>
  write(key: string, body: Buffer): Promise<void>
  /** Writes a file that is still as `etag` says, or absent where that is undefined. @returns false where it is another one */
  replace(key: string, body: Buffer, etag: string | undefined): Promise<boolean>
  remove(key: string): Promise<void>
}

const isStatus = (error: unknown, ...status: readonly number[]) =>
  error instanceof S3ServiceException && status.includes(error.$metadata.httpStatusCode ?? 0)

/** Whoever loses a race is told 412, or 409 where the other write is not done yet. */
const OVERTAKEN = [409, 412] as const
const SEGMENT = 'application/octet-stream'

/** The files in a bucket. */
export function bucketIndexFiles(client: S3Client, bucket: string): IndexFiles {
  const at = (key: string) => ({ Bucket: bucket, Key: key })
  return {
    async read(key, etag) {
      try {
        const condition = etag === undefined ? {} : { IfNoneMatch: etag }
        const { Body, ETag = '' } = await client.send(new GetObjectCommand({ ...at(key), ...condition }))
        const { buffer, byteOffset, byteLength } = (await Body?.transformToByteArray()) ?? new Uint8Array()
        return { body: Buffer.from(buffer, byteOffset, byteLength), etag: ETag }
      } catch (error) {
        if (isStatus(error, 304)) return 'same'
        if (isStatus(error, 404)) return undefined
        throw error
      }
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
        if (isStatus(error, ...OVERTAKEN)) return false
        throw error
      }
    },
    async remove(key) {
      await client.send(new DeleteObjectCommand(at(key)))
    },
  }
}

/** The files in memory, for tests and measurements. */
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
    write: async (key, body) => write(key, body),
    replace: async (key, body, etag) => {
      if (files.get(key)?.etag !== etag) return false
      write(key, body)
      return true
    },
    remove: async (key) => void files.delete(key),
  }
}
