import type * as z from 'zod/mini'
import { AppError } from '../appError.ts'
import type { Answer, Call, Endpoint } from '../http/call.ts'
import { endpoint, PUBLIC } from '../http/endpoint.ts'

interface AccountSpec<B, R> {
  /** Shape of the body, which has to be JSON; without it none is read. */
  input?: z.ZodMiniType<B>
  /** Counts the attempt: before the body is parsed, so that one that cannot be read counts, too. */
  count?: (call: Call) => Promise<R>
  handle: (call: Call & { body: B }, counted: R) => Promise<Answer>
}

/** Makes endpoints for calls of accounts that need no token, on an origin. */
export const accountEndpoints =
  (adminOrigin: string) =>
  <B = undefined, R = undefined>({ input, count, handle }: AccountSpec<B, R>): Endpoint =>
    endpoint({
      ...(input && { input }),
      bodyLimit: 'account',
      permission: PUBLIC,
      before: async (call) => {
        requireOwnOrigin(call, adminOrigin)
        if (input) requireJson(call)
        return count?.(call)
      },
      // `count` returns what `handle` is given; without it that is undefined
      handle: (call, counted) => handle(call, counted as R),
    })

export type AccountEndpoints = ReturnType<typeof accountEndpoints>

/** Browsers send it with every call to a trustworthy origin, and no script can set it. */
const SITE = 'sec-fetch-site'

/**
 * Refuses what a page of another origin has its visitor's browser send: it could sign a person in as somebody else, or use up
 * their session. Other programs send neither header. Throws `forbidden`.
 */
export function requireOwnOrigin({ headers }: Pick<Call, 'headers'>, adminOrigin: string): void {
  const { [SITE]: site, origin } = headers
  const isForeign =
    site === undefined ? origin !== undefined && origin !== adminOrigin : site !== 'same-origin'
  if (isForeign) throw new AppError('forbidden')
}

/** A form of another page can send no JSON without asking first. Throws `unsupported_media_type`. */
function requireJson({ headers }: Call): void {
  const [type = ''] = (headers['content-type'] ?? '').split(';')
  if (type.trim().toLowerCase() !== 'application/json') throw new AppError('unsupported_media_type')
}
