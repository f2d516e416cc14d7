import type { IncomingMessage, ServerResponse } from 'node:http'
import * as z from 'zod/mini'
import { S3Error } from './s3Error.ts'

export const corsRuleSchema = z.looseObject({
  AllowedMethods: z.array(z.string()),
  AllowedOrigins: z.array(z.string()),
  AllowedHeaders: z._default(z.array(z.string()), []),
  ExposedHeaders: z._default(z.array(z.string()), []),
  MaxAge: z.optional(z.number()),
})
export type CorsRule = z.infer<typeof corsRuleSchema>

/** @returns true if the request was an allowed preflight, which is then complete; a denied one throws */
export function applyCors(
  rules: readonly CorsRule[],
  request: IncomingMessage,
  response: ServerResponse,
): boolean {
  const { origin } = request.headers
  const isPreflight = request.method === 'OPTIONS'
  const method = isPreflight ? request.headers['access-control-request-method'] : request.method
  const rule = rules.find(
    (one) =>
      origin !== undefined &&
      one.AllowedOrigins.some((allowed) => allowed === '*' || allowed === origin) &&
      one.AllowedMethods.includes(method ?? ''),
  )
  if (!rule) {
    if (isPreflight)
      throw new S3Error(403, 'AccessForbidden', 'CORSResponse: This CORS request is not allowed.')
    return false
  }
  response.setHeader('access-control-allow-origin', rule.AllowedOrigins.includes('*') ? '*' : (origin ?? ''))
  response.setHeader('vary', 'Origin')
  if (rule.ExposedHeaders.length > 0) {
    response.setHeader('access-control-expose-headers', rule.ExposedHeaders.join(', '))
  }
  if (!isPreflight) return false
  response.writeHead(200, {
    'access-control-allow-methods': rule.AllowedMethods.join(', '),
    'access-control-allow-headers': request.headers['access-control-request-headers'] ?? '',
    'access-control-max-age': String(rule.MaxAge ?? 0),
  })
  response.end()
  return true
}
