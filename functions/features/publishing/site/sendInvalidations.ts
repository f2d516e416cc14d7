import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import {
  CloudFrontClient,
  CreateInvalidationCommand,
  TooManyInvalidationsInProgress,
} from '@aws-sdk/client-cloudfront'
import type { SendInvalidations } from './invalidate.ts'

/** CloudFront limits concurrent invalidations. */
const MAX_ATTEMPTS = 6
const RETRY_DELAY_MS = 10_000

export function sendInvalidations(
  distributionId: string,
  client = new CloudFrontClient(),
  betweenMs = RETRY_DELAY_MS,
): SendInvalidations {
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
  return async (paths) => {
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
}
