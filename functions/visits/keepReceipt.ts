import { RECEIPT_DAYS, type ConsentReceipt } from '@flou/shared/site/consent.ts'
import { LANGUAGES } from '@flou/shared/locale.ts'
import * as z from 'zod/mini'
import type { Answer, Endpoint } from '../http/call.ts'
import { endpoint, PUBLIC } from '../http/endpoint.ts'
import { keys } from '../store/keys.ts'
import { requireOwnPageWithin } from '../counting/fromOwnPage.ts'

const receiptSchema: z.ZodMiniType<ConsentReceipt> = z.strictObject({
  id: z.uuid(),
  version: z.int().check(z.minimum(1), z.maximum(9_999)),
  language: z.enum(LANGUAGES),
  analytics: z.boolean(),
  ads: z.boolean(),
  signal: z.boolean(),
})

const DAY_SECONDS = 24 * 60 * 60
const CHOICES_A_MINUTE = { calls: 20, seconds: 60 }

const isKnown = (error: unknown) => error instanceof Error && error.name === 'ConditionalCheckFailedException'

/**
 * `POST /api/consent`: keeps what a visitor chose about cookies, and which texts they read: a consent may have to be proven. The time is the
 * server's. The same receipt again changes nothing, whatever it says.
 */
export function keepReceipt(): Endpoint {
  return endpoint({
    permission: PUBLIC,
    bodyLimit: 'visit',
    before: requireOwnPageWithin(CHOICES_A_MINUTE),
    input: receiptSchema,
    handle: async ({ body: { id, ...receipt }, services: { table, now } }): Promise<Answer> => {
      const chosen = now()
      const item = {
        ...keys.consentReceipt(id),
        ...receipt,
        chosen: chosen.toISOString(),
        ttl: Math.floor(chosen.getTime() / 1000) + RECEIPT_DAYS * DAY_SECONDS,
      }
      await table.put(item, { ConditionExpression: 'attribute_not_exists(pk)' }).catch((error: unknown) => {
        if (!isKnown(error)) throw error
      })
      return { data: null, status: 202 }
    },
  })
}
