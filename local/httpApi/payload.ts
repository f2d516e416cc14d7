import { randomUUID } from 'node:crypto'
import * as z from 'zod/mini'
import type { IncomingHttpHeaders } from 'node:http'
import { ACCOUNT } from '../template/attributes.ts'
import type { RouteMatch } from './routes.ts'

export interface ApiRequest {
  method: string
  path: string
  query: string
  headers: IncomingHttpHeaders
  cookie: string | undefined
  sourceIp: string
  /** Undefined if too large. */
  body: Buffer | undefined
}

export interface ApiResponse {
  status: number
  headers: Record<string, string>
  cookies?: string[]
  body: Buffer
}

/** Other types reach the function in base64. */
const TEXT = /^(text\/|application\/(json|javascript|xml|x-www-form-urlencoded|graphql)|[^;]*\+(json|xml))/

export function toEvent(
  request: ApiRequest & { body: Buffer },
  route: RouteMatch<unknown>,
  apiId: string,
): object {
  const { body } = request
  const headers = flatHeaders(request.headers)
  const isBase64Encoded = body.length > 0 && !TEXT.test(headers['content-type'] ?? '')
  const path = decodePath(request.path)
  return {
    version: '2.0',
    routeKey: route.key,
    rawPath: path,
    rawQueryString: request.query,
    ...(request.cookie && { cookies: request.cookie.split('; ') }),
    headers,
    ...(request.query && { queryStringParameters: queryParameters(request.query) }),
    ...(route.parameters && { pathParameters: route.parameters }),
    requestContext: {
      accountId: ACCOUNT,
      apiId,
      domainName: headers['host'] ?? '',
      domainPrefix: apiId,
      http: httpContext(request, path, headers),
      requestId: randomUUID(),
      routeKey: route.key,
      stage: '$default',
      ...timeContext(new Date()),
    },
    ...(body.length > 0 && { body: body.toString(isBase64Encoded ? 'base64' : 'utf8') }),
    isBase64Encoded,
  }
}

const httpContext = (request: ApiRequest, path: string, headers: Record<string, string>) => ({
  method: request.method,
  path,
  protocol: 'HTTP/1.1',
  sourceIp: request.sourceIp,
  userAgent: headers['user-agent'] ?? '',
})
const timeContext = (now: Date) => ({ time: now.toUTCString(), timeEpoch: now.getTime() })

const scalar = z.union([z.string(), z.number(), z.boolean()])
const resultSchema = z.looseObject({
  statusCode: z.coerce.number(),
  headers: z.optional(z.nullable(z.record(z.string(), scalar))),
  cookies: z.optional(z.nullable(z.array(z.string()))),
  body: z.optional(z.nullable(z.union([z.string(), z.looseObject({})]))),
  isBase64Encoded: z.optional(z.nullable(z.boolean())),
})

/** A result without a status becomes JSON with 200. */
export function toApiResponse(result: unknown): ApiResponse {
  const parsed = resultSchema.safeParse(result)
  if (!parsed.success) return json(200, typeof result === 'string' ? result : JSON.stringify(result))
  const { statusCode, headers: resultHeaders, cookies, body, isBase64Encoded } = parsed.data
  const headers: Record<string, string> = { 'content-type': 'text/plain;charset=UTF-8' }
  for (const [name, value] of Object.entries(resultHeaders ?? {})) headers[name.toLowerCase()] = String(value)
  const text = typeof body === 'object' && body !== null ? JSON.stringify(body) : (body ?? '')
  return {
    status: statusCode,
    headers,
    ...(cookies && cookies.length > 0 && { cookies }),
    body: Buffer.from(text, isBase64Encoded ? 'base64' : 'utf8'),
  }
}

export function json(status: number, text: string): ApiResponse {
  return { status, headers: { 'content-type': 'application/json' }, body: Buffer.from(text) }
}

function flatHeaders(headers: IncomingHttpHeaders): Record<string, string> {
  const flat: Record<string, string> = {}
  for (const [name, value] of Object.entries(headers)) {
    if (value !== undefined) flat[name] = Array.isArray(value) ? value.join(',') : value
  }
  return flat
}

function queryParameters(query: string): Record<string, string> {
  const parameters: Record<string, string> = {}
  for (const [name, value] of new URLSearchParams(query)) {
    parameters[name] = name in parameters ? `${parameters[name]},${value}` : value
  }
  return parameters
}

function decodePath(path: string): string {
  try {
    return decodeURI(path)
  } catch {
    return path
  }
}
