import { cpSync, readFileSync, writeFileSync } from 'node:fs'
import { fingerprint } from '@flou/shared/strings/fingerprint.ts'
import { publishedFile, publishedOrigins } from '../deployment/publishAll.ts'
import { ObjectStore } from '../s3/objectStore.ts'
import type { StoredObject } from '../s3/storedObject.ts'

interface Origins {
  site: string
  admin: string
}

const TEXT = /^(?:text\/|application\/(?:json|xml|javascript|ld\+json|rss\+xml|manifest\+json))/
const isText = ({ headers }: StoredObject) => TEXT.test(headers['content-type'] ?? '')

const LIMIT = 500

/** Page by page, because objects are replaced meanwhile. */
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

/** Digests by `fingerprint`, as documents name their data (web-public/app/deferred/payload.ts). */
const DIGEST = /\b[\da-z]{1,7}-[\da-z]{1,7}\b/g

function originReplacer(before: Origins, after: Origins): (text: string) => string {
  const pairs = [
    [before.site, after.site],
    [before.admin, after.admin],
  ] as const
  return (text) =>
    pairs.reduce(
      (replaced, [from, to]) =>
        replaced.replaceAll(from, to).replaceAll(encodeURIComponent(from), encodeURIComponent(to)),
      text,
    )
}

async function rewriteTexts(store: ObjectStore, rewrite: (text: string) => string): Promise<void> {
  for (const bucket of store.buckets())
    for (const object of [...objectsIn(store, bucket)].filter(isText)) {
      const text = (await store.read(object)).toString()
      const body = rewrite(text)
      if (body !== text) await store.put({ ...object, body: Buffer.from(body) })
    }
}

/**
 * Rewrites origins and data digests in published files, so that no page needs rendering. startProduct updates
 * the table; origins in content stay.
 */
export async function copyState(from: string, to: string, origins: Origins): Promise<void> {
  cpSync(from, to, { recursive: true })
  const before = publishedOrigins(to)
  if (!before || (before.site === origins.site && before.admin === origins.admin)) return
  const replaceOrigins = originReplacer(before, origins)
  const digests = new Map<string, string>()
  const store = new ObjectStore(to)
  try {
    await rewriteTexts(store, (text) => {
      const replaced = replaceOrigins(text)
      if (replaced !== text) digests.set(fingerprint(text), fingerprint(replaced))
      return replaced
    })
    await rewriteTexts(store, (text) => text.replace(DIGEST, (digest) => digests.get(digest) ?? digest))
  } finally {
    store.close()
  }
  const file = publishedFile(to)
  writeFileSync(file, replaceOrigins(readFileSync(file, 'utf8')))
}
