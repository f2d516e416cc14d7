import { cpSync, readFileSync, writeFileSync } from 'node:fs'
import { fingerprint } from '@flou/shared/text/fingerprint.ts'
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

/** The mark by which a document knows the edition of its data (web-public/app/deferred/payload.ts). */
const PRINT = /"print":"([\da-z-]{3,20})"/g

/** Says of a text what it is where the product listens at other addresses, written as they are or as part of another address. */
function mover(before: Origins, after: Origins): (text: string) => string {
  const pairs = [
    [before.site, after.site],
    [before.admin, after.admin],
  ] as const
  return (text) =>
    pairs.reduce(
      (moved, [from, to]) =>
        moved.replaceAll(from, to).replaceAll(encodeURIComponent(from), encodeURIComponent(to)),
      text,
    )
}

/** Gives every text of a store to `change`, and stores what comes back where it differs. */
async function changeTexts(store: ObjectStore, change: (text: string) => string): Promise<void> {
  for (const bucket of store.buckets())
    for (const object of [...objectsIn(store, bucket)].filter(isText)) {
      const text = (await store.read(object)).toString()
      const body = change(text)
      if (body !== text) await store.put({ ...object, body: Buffer.from(body) })
    }
}

/**
 * Copies the state of a product that has ended, for one that listens elsewhere: the published files name the new addresses, and documents
 * the new editions of their data, so that nothing need be rendered again. The product that starts with the copy corrects the table (local/product/startProduct.ts); content
 * that names an address, such as the portal's, stays as it is.
 */
export async function copyState(from: string, to: string, origins: Origins): Promise<void> {
  cpSync(from, to, { recursive: true })
  const before = publishedOrigins(to)
  if (!before || (before.site === origins.site && before.admin === origins.admin)) return
  const move = mover(before, origins)
  const prints = new Map<string, string>()
  const store = new ObjectStore(to)
  try {
    await changeTexts(store, (text) => {
      const moved = move(text)
      if (moved !== text) prints.set(fingerprint(text), fingerprint(moved))
      return moved
    })
    await changeTexts(store, (text) =>
      text.replace(PRINT, (whole, print: string) => `"print":"${prints.get(print) ?? print}"`),
    )
  } finally {
    store.close()
  }
  const file = publishedFile(to)
  writeFileSync(file, move(readFileSync(file, 'utf8')))
}
