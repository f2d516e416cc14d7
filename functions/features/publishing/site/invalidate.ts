import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import {
  CreateInvalidationCommand,
  TooManyInvalidationsInProgress,
  type CloudFrontClient,
} from '@aws-sdk/client-cloudfront'
import { ALL_PAGES, ALL_PAGES_AND_UNTAGGED, staleTags } from './cacheTags.ts'

export type Invalidate = (pages: Iterable<string>) => Promise<void>

/** CloudFront limits concurrent invalidations. */
const MAX_ATTEMPTS = 6
const RETRY_DELAY_MS = 10_000

export function cdn(client: CloudFrontClient, distributionId: string, betweenMs = RETRY_DELAY_MS) {
  const create = (paths: readonly string[]) =>
    client.send(
      new CreateInvalidationCommand({
        DistributionId: distributionId,
        InvalidationBatch: {
          CallerReference: randomUUID(),
          Paths: { Quantity: paths.length, Items: [...paths] },
        },
      }),
    )
  const send = async (paths: readonly string[]): Promise<void> => {
    if (distributionId === '' || paths.length === 0) return
    for (let attempt = 1; ; attempt += 1) {
      try {
        await create(paths)
        return
      } catch (error) {
        if (!(error instanceof TooManyInvalidationsInProgress) || attempt === MAX_ATTEMPTS) throw error
        await sleep(betweenMs)
      }
    }
  }
  const invalidate: Invalidate = (pages) => send(staleTags(pages))
  return {
    invalidate,
    invalidatePages: () => send(ALL_PAGES),
    invalidateAll: () => send(ALL_PAGES_AND_UNTAGGED),
    invalidateEverything: () => send(['/*']),
  }
}
