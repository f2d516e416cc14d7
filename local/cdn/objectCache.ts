import type { ObjectStore } from '../s3/objectStore.ts'
import type { StoredObject } from '../s3/storedObject.ts'
import { compress, type Encoding } from './compression.ts'

export interface CachedObject {
  stored: StoredObject
  headers: Record<string, string>
  /** Absent if too large to cache. */
  body: Buffer | undefined
  encoded: (encoding: Encoding) => Promise<Buffer>
}

/** A write to the bucket evicts its entry at once. */
export interface ObjectCache {
  get: (bucket: string, key: string) => Promise<CachedObject | undefined> | CachedObject
  clear: () => void
}

const LARGEST_CACHED = 8 * 1024 * 1024
const CAPACITY = 256 * 1024 * 1024

export function createObjectCache(store: ObjectStore): ObjectCache {
  const entries = new Map<string, CachedObject>()
  let size = 0
  const nameOf = (bucket: string, key: string) => `${bucket}/${key}`
  const clear = () => {
    entries.clear()
    size = 0
  }
  store.onWrite((bucket, key) => {
    const old = entries.get(nameOf(bucket, key))
    size -= old?.body?.length ?? 0
    entries.delete(nameOf(bucket, key))
  })

  async function load(bucket: string, key: string): Promise<CachedObject | undefined> {
    const stored = store.head(bucket, key)
    if (!stored) return undefined
    if (stored.size > LARGEST_CACHED) return cachedObject(stored, undefined)
    const body = await store.read(stored).catch(() => undefined)
    // Replaced while being read.
    if (!body || store.head(bucket, key)?.blob !== stored.blob) return load(bucket, key)
    const object = cachedObject(stored, body)
    size += stored.size
    if (size > CAPACITY) clear()
    entries.set(nameOf(bucket, key), object)
    return object
  }

  return { get: (bucket, key) => entries.get(nameOf(bucket, key)) ?? load(bucket, key), clear }
}

function cachedObject(stored: StoredObject, body: Buffer | undefined): CachedObject {
  const variants = new Map<Encoding, Promise<Buffer>>()
  return {
    stored,
    body,
    headers: {
      'content-type': 'binary/octet-stream',
      ...stored.headers,
      ...stored.metadata,
      etag: stored.etag,
      'last-modified': new Date(stored.modified).toUTCString(),
      'accept-ranges': 'bytes',
    },
    encoded(encoding) {
      let variant = variants.get(encoding)
      if (!variant) {
        variant = compress(encoding, body ?? Buffer.alloc(0))
        variants.set(encoding, variant)
      }
      return variant
    },
  }
}
