import { LANGUAGES } from '@flou/shared/locale.ts'
import * as z from 'zod/mini'
import type { Answer, Endpoint } from '../../core/http/call.ts'
import { endpoint, PUBLIC } from '../../core/http/endpoint.ts'
import { addView } from './addView.ts'
import { isCounted, requireOwnPageWithin } from './fromOwnPage.ts'
import { publishedPageCheck } from './publishedPageCheck.ts'

const HOST = /^[a-z\d-]{1,63}(?:\.[a-z\d-]{1,63}){1,8}$/

const MAX_PATH_LENGTH = 500

const visitSchema = z.strictObject({
  path: z.string().check(z.maxLength(MAX_PATH_LENGTH, { abort: true }), z.regex(/^\/[\x21-\x7e]*$/)),
  language: z.enum(LANGUAGES),
  referrer: z.optional(
    z.string().check(
      z.maxLength(253, { abort: true }),
      z.refine((host) => host === '' || HOST.test(host)),
    ),
  ),
})

/** Limit per IP. */
const VIEWS_A_MINUTE = { calls: 120, seconds: 60 }

const ACCEPTED: Answer = { data: null, status: 202 }

/**
 * `POST /api/visit`: counts a page view. Bots, privacy signals and unknown pages get the same response
 * uncounted. The IP is only used for rate limiting, never stored.
 */
export function countVisit(): Endpoint {
  const exists = publishedPageCheck()
  return endpoint({
    permission: PUBLIC,
    bodyLimit: 'visit',
    before: requireOwnPageWithin(VIEWS_A_MINUTE),
    input: visitSchema,
    handle: async (call): Promise<Answer> => {
      const { table, now } = call.services
      if (!isCounted(call)) return ACCEPTED
      if (!(await exists(table, call.body.path, now()))) return ACCEPTED
      await addView(table, call.body, now())
      return ACCEPTED
    },
  })
}
