import type { ObjectStore } from '../s3/objectStore.ts'
import type { StoredObject } from '../s3/storedObject.ts'
import { compress, type Encoding } from './compression.ts'

/** An object as the CDN serves it. */
export interface CachedObject {
  stored: StoredObject
  /** Headers for the viewer. */
  headers: Record<string, string>
  /** Absent where the object is too large to keep: it is streamed from the store. */
  body: Buffer | undefined
  /** The compressed body, made once. */
  encoded: (encoding: Encoding) => Promise<Buffer>
}

/** Objects in memory. A change in the bucket drops the old one at once, so that nothing stale is ever served. */
export interface ObjectCache {
  get: (bucket: string, key: string) => Promise<CachedObject | undefined> | CachedObject
  clear: () => void
}

const LARGEST_KEPT = 8 * 1024 * 1024
const CAPACITY = 256 * 1024 * 1024

export function createObjectCache(store: ObjectStore): ObjectCache {
  const entries = new Map<string, CachedObject>()
  let size = 0
  const nameOf = (bucket: string, key: string) => `${bucket}/${key}`
  const clear = () => {
    entries.clear()
    size = 0
  }
  store.onChange((bucket, key) => {
    const old = entries.get(nameOf(bucket, key))
    size -= old?.body?.length ?? 0
    entries.delete(nameOf(bucket, key))
  })

  async function load(bucket: string, key: string): Promise<CachedObject | undefined> {
    const stored = store.head(bucket, key)
    if (!stored) return undefined
    if (stored.size > LARGEST_KEPT) return cachedObject(stored, undefined)
    const body = await store.read(stored).catch(() => undefined)
    // It was replaced while it was read.
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
