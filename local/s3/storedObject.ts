import * as z from 'zod/mini'

const textRecord = z.record(z.string(), z.string())

export interface StoredObject {
  bucket: string
  key: string
  /** Name of the body's file or row. */
  blob: string
  size: number
  etag: string
  /** Epoch milliseconds. */
  modified: number
  headers: Record<string, string>
  /** `x-amz-meta-…` and other headers returned unchanged. */
  metadata: Record<string, string>
}

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
