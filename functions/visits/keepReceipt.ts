import { RECEIPT_DAYS, type ConsentReceipt } from '@flou/shared/site/consent.ts'
import { LANGUAGES } from '@flou/shared/locale.ts'
import * as z from 'zod/mini'
import { AppError } from '../appError.ts'
import { requireOwnPage } from '../counting/fromOwnPage.ts'
import type { Answer, Endpoint } from '../http/call.ts'
import { endpoint, PUBLIC } from '../http/endpoint.ts'
import { visitorHash } from '../http/network.ts'
import { ConditionFailed } from '../store/dynamo/transact.ts'
import { keys } from '../store/keys.ts'
import { rateStep } from '../store/rateStep.ts'

const receiptSchema: z.ZodMiniType<ConsentReceipt> = z.strictObject({
  id: z.uuid(),
  version: z.int().check(z.minimum(1), z.maximum(9_999)),
  language: z.enum(LANGUAGES),
  analytics: z.boolean(),
  ads: z.boolean(),
  signal: z.boolean(),
})

const DAY_SECONDS = 24 * 60 * 60
/** From one network; whole offices share an IP. */
const RECEIPTS = { most: 20, seconds: 60 }

/**
 * `POST /api/consent`: keeps what a visitor chose about cookies, and which texts they read: a consent may have to be proven. The time is the
 * server's. The same receipt again changes nothing. Receipts are kept for years, so their limit is counted in the table.
 */
export function keepReceipt(): Endpoint {
  return endpoint({
    permission: PUBLIC,
    bodyLimit: 'visit',
    before: requireOwnPage,
    input: receiptSchema,
    handle: async ({ body: { id, ...receipt }, address, services }): Promise<Answer> => {
      const { table, originSecret } = services
      const now = services.now()
      const who = visitorHash('consent', { address, originSecret, now })
      const item = {
        ...keys.consentReceipt(id),
        ...receipt,
        chosen: now.toISOString(),
        ttl: Math.floor(now.getTime() / 1000) + RECEIPT_DAYS * DAY_SECONDS,
      }
      try {
        await table.transact([
          { Put: { Item: item, ConditionExpression: 'attribute_not_exists(pk)' } },
          rateStep(`consent#${who}`, RECEIPTS, now),
        ])
      } catch (error) {
        if (!(error instanceof ConditionFailed)) throw error
        const isKnown = error.failures.some(({ index }) => index === 0)
        if (!isKnown) throw new AppError('too_many_requests', { cause: error, retryAfter: RECEIPTS.seconds })
      }
      return { data: null, status: 202 }
    },
  })
}
