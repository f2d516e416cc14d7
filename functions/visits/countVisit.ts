import { LANGUAGES } from '@flou/shared/locale.ts'
import * as z from 'zod/mini'
import type { Answer, Endpoint } from '../http/call.ts'
import { endpoint, PUBLIC } from '../http/endpoint.ts'
import { addView } from './addView.ts'
import { isCounted, requireOwnPageWithin } from '../counting/fromOwnPage.ts'
import { knownPages } from '../counting/knownPages.ts'

/** Parts of a host hold no dot, so that the time to read one is linear. */
const HOST = /^[a-z\d-]{1,63}(?:\.[a-z\d-]{1,63}){1,8}$/

/** Keys of the table hold 1,024 bytes. */
const LONGEST = 500

const visitSchema = z.strictObject({
  path: z.string().check(z.maxLength(LONGEST, { abort: true }), z.regex(/^\/[\x21-\x7e]*$/)),
  language: z.enum(LANGUAGES),
  referrer: z.optional(
    z.string().check(
      z.maxLength(253, { abort: true }),
      z.refine((host) => host === '' || HOST.test(host)),
    ),
  ),
})

/** Nobody reads more pages a minute; it bounds what one address can add to the counts. */
const VIEWS_A_MINUTE = { calls: 120, seconds: 60 }

const NOTHING: Answer = { data: null, status: 202 }

/**
 * `POST /api/visit`: counts a page view by path, language, day and, at the first page of a visit, the host that led here. Bots, browsers that
 * ask for privacy and pages that do not exist are answered alike and not counted.
 * The address of the caller is looked at for the limit, in memory, and never stored.
 */
export function countVisit(): Endpoint {
  const exists = knownPages()
  return endpoint({
    permission: PUBLIC,
    bodyLimit: 'visit',
    before: requireOwnPageWithin(VIEWS_A_MINUTE),
    input: visitSchema,
    handle: async (call): Promise<Answer> => {
      const { table, now } = call.services
      if (!isCounted(call)) return NOTHING
      if (!(await exists(table, call.body.path, now()))) return NOTHING
      await addView(table, call.body, now())
      return NOTHING
    },
  })
}
