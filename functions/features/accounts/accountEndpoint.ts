import type * as z from 'zod/mini'
import { AppError } from '../../core/errors.ts'
import type { Answer, Call, Endpoint } from '../../core/http/call.ts'
import { endpoint, PUBLIC } from '../../core/http/endpoint.ts'

interface AccountSpec<B, R> {
  /** Schema of the JSON body; without it no body is read. */
  input?: z.ZodMiniType<B>
  /** Counts the attempt before the body is parsed, so malformed requests count too. */
  count?: (call: Call) => Promise<R>
  handle: (call: Call & { body: B }, counted: R) => Promise<Answer>
}

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
      handle: (call, counted) => handle(call, counted as R),
    })

export type AccountEndpoints = ReturnType<typeof accountEndpoints>

/** Sent by browsers with every request to a trustworthy origin; scripts cannot set it. */
const SITE = 'sec-fetch-site'

/**
 * Rejects requests from pages of another origin, which could log a visitor in as another user. Throws
 * `forbidden`.
 */
function requireOwnOrigin({ headers }: Pick<Call, 'headers'>, adminOrigin: string): void {
  const { [SITE]: site, origin } = headers
  const isForeign =
    site === undefined ? origin !== undefined && origin !== adminOrigin : site !== 'same-origin'
  if (isForeign) throw new AppError('forbidden')
}

/** Forms on other sites cannot send JSON without a CORS preflight. Throws `unsupported_media_type`. */
function requireJson({ headers }: Call): void {
  const [type = ''] = (headers['content-type'] ?? '').split(';')
  if (type.trim().toLowerCase() !== 'application/json') throw new AppError('unsupported_media_type')
}
