import { CONSENT_RETENTION_DAYS, type ConsentRecord } from '@flou/shared/visits/consent.ts'
import { LANGUAGES } from '@flou/shared/locale.ts'
import * as z from 'zod/mini'
import { AppError } from '../../core/errors.ts'
import { requireOwnPage } from './fromOwnPage.ts'
import type { Answer, Endpoint } from '../../core/http/call.ts'
import { endpoint, PUBLIC } from '../../core/http/endpoint.ts'
import { visitorHash } from '../../core/http/network.ts'
import { ConditionFailed } from '../../core/store/dynamo/transact.ts'
import { visitKeys } from './visitKeys.ts'
import { rateStep } from '../../core/store/rateStep.ts'

const consentSchema: z.ZodMiniType<ConsentRecord> = z.strictObject({
  id: z.uuid(),
  version: z.int().check(z.minimum(1), z.maximum(9_999)),
  language: z.enum(LANGUAGES),
  analytics: z.boolean(),
  ads: z.boolean(),
  signal: z.boolean(),
})

const DAY_SECONDS = 24 * 60 * 60
const CONSENT_LIMIT = { limit: 20, seconds: 60 }

/**
 * `POST /api/consent`: stores a consent record as evidence. Idempotent; rate limited in the table because
 * records last for years.
 */
export function storeConsent(): Endpoint {
  return endpoint({
    permission: PUBLIC,
    bodyLimit: 'visit',
    before: requireOwnPage,
    input: consentSchema,
    handle: async ({ body: { id, ...consent }, ip, services }): Promise<Answer> => {
      const { table, originSecret } = services
      const now = services.now()
      const visitor = visitorHash('consent', { ip, originSecret, now })
      const item = {
        ...visitKeys.consentRecord(id),
        ...consent,
        chosen: now.toISOString(),
        ttl: Math.floor(now.getTime() / 1000) + CONSENT_RETENTION_DAYS * DAY_SECONDS,
      }
      try {
        await table.transact([
          { Put: { Item: item, ConditionExpression: 'attribute_not_exists(pk)' } },
          rateStep(`consent#${visitor}`, CONSENT_LIMIT, now),
        ])
      } catch (error) {
        if (!(error instanceof ConditionFailed)) throw error
        const isDuplicate = error.failures.some(({ index }) => index === 0)
        if (!isDuplicate)
          throw new AppError('too_many_requests', { cause: error, retryAfter: CONSENT_LIMIT.seconds })
      }
      return { data: null, status: 202 }
    },
  })
}
