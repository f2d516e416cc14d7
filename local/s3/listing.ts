import type { ObjectStore } from './objectStore.ts'
import type { StoredObject } from './storedObject.ts'
import { keyOfToken, type Listing } from './protocol/xml.ts'

/** Sorts after every key with the preceding prefix. */
const LAST = '\u{10ffff}'

export function listObjects(store: ObjectStore, bucket: string, query: URLSearchParams): Listing {
  const prefix = query.get('prefix') ?? ''
  const delimiter = query.get('delimiter') ?? ''
  const maximum = Math.min(1000, Number(query.get('max-keys') ?? 1000))
  const continued = query.get('continuation-token')
  let after = continued ? keyOfToken(continued) : (query.get('start-after') ?? '')
  const objects: StoredObject[] = []
  const prefixes: string[] = []
  for (;;) {
    const free = maximum - objects.length - prefixes.length
    const found = store.list({ bucket, prefix, after, limit: free + 1 })
    const group = groupAmong(found, { prefix, delimiter, within: free })
    objects.push(...found.slice(0, group?.index ?? free))
    if (!group) {
      const isCut = found.length > free
      return { bucket, prefix, objects, prefixes, next: isCut ? (found[free - 1]?.key ?? after) : undefined }
    }
    prefixes.push(group.name)
    after = group.name + LAST
  }
}

function groupAmong(
  objects: readonly StoredObject[],
  { prefix, delimiter, within }: { prefix: string; delimiter: string; within: number },
): { index: number; name: string } | undefined {
  if (!delimiter) return undefined
  const index = objects.slice(0, within).findIndex((object) => object.key.includes(delimiter, prefix.length))
  const key = objects[index]?.key
  if (key === undefined) return undefined
  return { index, name: key.slice(0, key.indexOf(delimiter, prefix.length) + delimiter.length) }
}
