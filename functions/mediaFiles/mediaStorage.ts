import {
  CopyObjectCommand,
  DeleteObjectCommand,
  GetObjectCommand,
  NoSuchKey,
  PutObjectCommand,
  type S3Client,
} from '@aws-sdk/client-s3'
import { createPresignedPost } from '@aws-sdk/s3-presigned-post'
import { signedDownload } from './signedDownload.ts'
import { FILE_KINDS, SNIFF_BYTES, type Mime } from './fileKind.ts'

/** What is stored under an address never changes: the address holds the content's hash. */
const IMMUTABLE = 'public, max-age=31536000, immutable'
/** How long a form can be used. */
const UPLOAD_SECONDS = 600

export interface UploadSpec {
  key: string
  mime: string
  /** Largest size the policy lets through. */
  maxBytes: number
}
/** An upload as far as it has been read. */
export interface Upload {
  start: Buffer
  size: number
  /** Changes with the content. */
  etag: string
}

/** The media bucket: `uploads/` as the browser sent them, `originals/` as they are kept, `media/` as the site shows them. */
export class MediaStorage {
  readonly #client: S3Client
  readonly #bucket: string

  constructor(client: S3Client, bucket: string) {
    this.#client = client
    this.#bucket = bucket
  }

  /** A form with which the browser posts one file of this type and at most this size, straight to the bucket. */
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

  /** The start of an upload and its size; undefined where it has not arrived. */
  async peek(key: string): Promise<Upload | undefined> {
    const answer = await this.#get(key, `bytes=0-${SNIFF_BYTES - 1}`)
    if (!answer?.Body) return undefined
    const start = Buffer.from(await answer.Body.transformToByteArray())
    const size = Number(/\/(\d+)$/.exec(answer.ContentRange ?? '')?.[1] ?? answer.ContentLength ?? 0)
    return { start, size, etag: answer.ETag ?? '' }
  }

  async read(key: string): Promise<Buffer | undefined> {
    const answer = await this.#get(key)
    return answer?.Body && Buffer.from(await answer.Body.transformToByteArray())
  }

  /** Part of a file; empty behind its end, or where it is not there. */
  async readPart(key: string, from: number, length: number): Promise<Buffer> {
    const answer = await this.#get(key, `bytes=${from}-${from + length - 1}`)
    return Buffer.from((await answer?.Body?.transformToByteArray()) ?? [])
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

  /** Takes an upload over as it is, without its bytes passing through here. */
  async copy(from: string, to: string, mime: Mime): Promise<void> {
    await this.#client.send(
      new CopyObjectCommand({
        Bucket: this.#bucket,
        CopySource: `${this.#bucket}/${from}`,
        Key: to,
        ContentType: mime,
        CacheControl: IMMUTABLE,
        MetadataDirective: 'REPLACE',
        // files are served in a sandbox, in which browsers show no PDF: it is downloaded
        ...(FILE_KINDS[mime].group === 'document' && { ContentDisposition: 'attachment' }),
      }),
    )
  }

  /** An address from which a file that is not public is downloaded under a name, for some minutes. */
  downloadAddress(key: string, name: string): Promise<string> {
    return signedDownload(this.#client, { bucket: this.#bucket, key, name })
  }

  async remove(key: string): Promise<void> {
    await this.#client.send(new DeleteObjectCommand({ Bucket: this.#bucket, Key: key }))
  }
}
