import { cpSync, readFileSync, writeFileSync } from 'node:fs'
import { publishedFile, publishedOrigins } from '../deployment/publishAll.ts'
import { ObjectStore } from '../s3/objectStore.ts'
import type { StoredObject } from '../s3/storedObject.ts'

/** Where a product is reached. */
interface Origins {
  site: string
  admin: string
}

const TEXT = /^(?:text\/|application\/(?:json|xml|javascript|ld\+json|rss\+xml|manifest\+json))/
const isText = ({ headers }: StoredObject) => TEXT.test(headers['content-type'] ?? '')

/** Objects read at a time. */
const LIMIT = 500

/** All objects of a bucket, a part at a time: they are replaced meanwhile. */
function* objectsIn(store: ObjectStore, bucket: string): Generator<StoredObject> {
  let after = ''
  for (;;) {
    const found = store.list({ bucket, prefix: '', after, limit: LIMIT })
    yield* found
    const last = found.at(-1)
    if (!last) return
    after = last.key
  }
}

/**
 * Copies the state of a product that has ended, for one that listens elsewhere: the published files name the new addresses, so that they need
 * not be rendered again. For pages that are read and not run: a document knows its data by a fingerprint, and scripts leave one alone whose
 * data was changed here. Content that names an address, such as the portal's, stays as it is.
 */
export async function copyState(from: string, to: string, origins: Origins): Promise<void> {
  cpSync(from, to, { recursive: true })
  const before = publishedOrigins(to)
  if (!before) return
  const moved = (text: string) =>
    text.replaceAll(before.site, origins.site).replaceAll(before.admin, origins.admin)
  const store = new ObjectStore(to)
  try {
    for (const bucket of store.buckets())
      for (const object of [...objectsIn(store, bucket)].filter(isText)) {
        const text = (await store.read(object)).toString()
        const body = moved(text)
        if (body !== text) await store.put({ ...object, body: Buffer.from(body) })
      }
  } finally {
    store.close()
  }
  const file = publishedFile(to)
  writeFileSync(file, moved(readFileSync(file, 'utf8')))
}
