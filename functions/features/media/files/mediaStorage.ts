import {
  CopyObjectCommand,
  DeleteObjectCommand,
  GetObjectCommand,
  NoSuchKey,
  PutObjectCommand,
  S3Client,
} from '@aws-sdk/client-s3'
import { createPresignedPost } from '@aws-sdk/s3-presigned-post'
import { signedDownload } from './signedDownload.ts'
import { FILE_KINDS, SNIFF_BYTES, type Mime } from './fileKind.ts'

/** Paths contain the content's hash, so objects never change. */
const IMMUTABLE = 'public, max-age=31536000, immutable'
const UPLOAD_SECONDS = 600

export interface UploadSpec {
  key: string
  mime: string
  maxBytes: number
}
export interface Upload {
  start: Buffer
  size: number
  etag: string
}

/** Loads the S3 client on first use; most calls of the library need none. */
export type OpenStorage = () => Promise<MediaStorage>

export const openMediaStorage = (bucket: string): MediaStorage => new MediaStorage(new S3Client(), bucket)

/** Media bucket: `uploads/` as received, `originals/` retained, `media/` public. */
export class MediaStorage {
  readonly #client: S3Client
  readonly #bucket: string

  constructor(client: S3Client, bucket: string) {
    this.#client = client
    this.#bucket = bucket
  }

  /** Returns a presigned POST form, limited to one type and size. */
  ticket({ key, mime, maxBytes }: UploadSpec): Promise<{ url: string; fields: Record<string, string> }> {
    return createPresignedPost(this.#client, {
      Bucket: this.#bucket,
      Key: key,
      Conditions: [
        ['content-length-range', 1, maxBytes],
        ['eq', '$Content-Type', mime],
      ],
      Fields: { 'Content-Type': mime },
      Expires: UPLOAD_SECONDS,
    })
  }

  async peek(key: string): Promise<Upload | undefined> {
    const response = await this.#get(key, `bytes=0-${SNIFF_BYTES - 1}`)
    if (!response?.Body) return undefined
    const start = Buffer.from(await response.Body.transformToByteArray())
    const size = Number(/\/(\d+)$/.exec(response.ContentRange ?? '')?.[1] ?? response.ContentLength ?? 0)
    return { start, size, etag: response.ETag ?? '' }
  }

  async read(key: string): Promise<Buffer | undefined> {
    const response = await this.#get(key)
    return response?.Body && Buffer.from(await response.Body.transformToByteArray())
  }

  /** Empty beyond the end, or if the file is absent. */
  async readRange(key: string, from: number, length: number): Promise<Buffer> {
    const response = await this.#get(key, `bytes=${from}-${from + length - 1}`)
    return Buffer.from((await response?.Body?.transformToByteArray()) ?? [])
  }

  async #get(key: string, range?: string) {
    try {
      return await this.#client.send(
        new GetObjectCommand({ Bucket: this.#bucket, Key: key, ...(range && { Range: range }) }),
      )
    } catch (error) {
      if (error instanceof NoSuchKey) return undefined
      throw error
    }
  }

  async put(key: string, mime: string, bytes: Buffer): Promise<void> {
    await this.#client.send(
      new PutObjectCommand({
        Bucket: this.#bucket,
        Key: key,
        Body: bytes,
        ContentType: mime,
        CacheControl: IMMUTABLE,
      }),
    )
  }

  /** Copies server-side, without transferring bytes. */
  async copy(from: string, to: string, mime: Mime): Promise<void> {
    await this.#client.send(
      new CopyObjectCommand({
        Bucket: this.#bucket,
        CopySource: `${this.#bucket}/${from}`,
        Key: to,
        ContentType: mime,
        CacheControl: IMMUTABLE,
        MetadataDirective: 'REPLACE',
        // Files are served sandboxed, where browsers cannot show PDFs.
        ...(FILE_KINDS[mime].group === 'document' && { ContentDisposition: 'attachment' }),
      }),
    )
  }

  /** Returns a presigned download URL of a private file. */
  downloadUrl(key: string, name: string): Promise<string> {
    return signedDownload(this.#client, { bucket: this.#bucket, key, name })
  }

  async remove(key: string): Promise<void> {
    await this.#client.send(new DeleteObjectCommand({ Bucket: this.#bucket, Key: key }))
  }
}
