import * as z from 'zod/mini'
import type { Stack } from '../template/stack.ts'
import type { ObjectStore } from './objectStore.ts'

const bucketSchema = z.looseObject({
  LifecycleConfiguration: z.optional(
    z.looseObject({
      Rules: z.array(
        z.looseObject({
          Status: z.string(),
          Prefix: z.optional(z.string()),
          ExpirationInDays: z.optional(z.number()),
        }),
      ),
    }),
  ),
})

const DAY_MS = 24 * 60 * 60 * 1000
const LISTED = 500

/** Objects expire this many days after their last write. */
export interface Expiry {
  bucket: string
  prefix: string
  days: number
}

/** Rules for old versions are irrelevant: only the newest is stored. */
export const readExpiries = (stack: Stack): Expiry[] =>
  stack
    .all('AWS::S3::Bucket', bucketSchema)
    .flatMap(({ logicalId, LifecycleConfiguration }) =>
      (LifecycleConfiguration?.Rules ?? []).flatMap(({ Status, Prefix = '', ExpirationInDays: days }) =>
        Status === 'Enabled' && days !== undefined
          ? [{ bucket: stack.attribute(logicalId, 'Ref'), prefix: Prefix, days }]
          : [],
      ),
    )

export function removeExpired(store: ObjectStore, expiries: readonly Expiry[], now: Date): void {
  for (const { bucket, prefix, days } of expiries) {
    const before = now.getTime() - days * DAY_MS
    let after = ''
    for (;;) {
      const objects = store.list({ bucket, prefix, after, limit: LISTED })
      for (const { key, modified } of objects) if (modified < before) store.remove(bucket, key)
      const last = objects.at(-1)
      if (!last || objects.length < LISTED) break
      after = last.key
    }
  }
}
