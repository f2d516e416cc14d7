import type { APIGatewayProxyEventV2 } from 'aws-lambda'
import { withoutControls } from '@flou/shared/strings/visible.ts'
import { AppError } from '../errors.ts'

/** Body limits in bytes. */
export const BODY_BYTES = {
  default: 64 * 1024,
  account: 10 * 1024,
  form: 32 * 1024,
  visit: 4 * 1024,
  content: 1_500_000,
} as const
export type BodyLimit = keyof typeof BODY_BYTES

/** Checks the size before parsing. Throws `too_large`. */
export function requireBodyWithin(
  { body = '', isBase64Encoded }: Pick<APIGatewayProxyEventV2, 'body' | 'isBase64Encoded'>,
  limit: BodyLimit,
): void {
  if (Buffer.byteLength(body, isBase64Encoded ? 'base64' : 'utf8') > BODY_BYTES[limit])
    throw new AppError('too_large')
}

const MAY_BE_FORBIDDEN =
  /[\u007f-\u009f\ufdd0-\ufdef\ufffe\uffff]|\\(?:[bf]|u(?:00[0189]|007[fF]|[dD][89a-fA-F]|[fF][dD][dDeE]|[fF]{3}[eEfF]))/

/** Removes control characters and lone surrogates; DynamoDB rejects writes with lone surrogates. */
function wellFormed(_: string, value: unknown): unknown {
  if (typeof value === 'string') return withoutControls(value)
  if (!isPlainObject(value)) return value
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key.toWellFormed(), item]))
}

const isPlainObject = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Throws `bad_request`; undefined without a body. */
export function jsonBody(event: APIGatewayProxyEventV2): unknown {
  if (!event.body) return undefined
  const text = event.isBase64Encoded ? Buffer.from(event.body, 'base64').toString('utf8') : event.body
  try {
    return MAY_BE_FORBIDDEN.test(text) ? JSON.parse(text, wellFormed) : JSON.parse(text)
  } catch (cause) {
    throw new AppError('bad_request', { cause })
  }
}
