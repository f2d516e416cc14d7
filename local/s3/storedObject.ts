import * as z from 'zod/mini'

const textRecord = z.record(z.string(), z.string())

/** An object without its body. */
export interface StoredObject {
  bucket: string
  key: string
  /** Names the file with the body. */
  blob: string
  size: number
  /** In quotes. */
  etag: string
  /** Epoch milliseconds. */
  modified: number
  /** `content-type`, `cache-control` … */
  headers: Record<string, string>
  /** `x-amz-meta-…` and other headers that come back as they were given. */
  metadata: Record<string, string>
}

/** The object in its row of the database. */
export function toObject(row: Record<string, unknown>): StoredObject {
  return {
    bucket: String(row['bucket']),
    key: String(row['key']),
    blob: String(row['blob']),
    size: Number(row['size']),
    etag: String(row['etag']),
    modified: Number(row['modified']),
    headers: textRecord.parse(JSON.parse(String(row['headers']))),
    metadata: textRecord.parse(JSON.parse(String(row['metadata']))),
  }
}
