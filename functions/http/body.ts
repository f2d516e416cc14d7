import type { APIGatewayProxyEventV2 } from 'aws-lambda'
import { withoutControls } from '@flou/shared/text/visible.ts'
import { AppError } from '../appError.ts'

/** The largest body of a call, in bytes, by what it carries. An endpoint names its own where the default does not fit. */
export const BODY_BYTES = {
  /** Names, ids, choices and short texts. */
  default: 64 * 1024,
  /** An e-mail address, a password, a token: calls that anybody may make. */
  account: 10 * 1024,
  /** What visitors type into a form. */
  form: 32 * 1024,
  /** What a page of the site tells by itself: a path, a choice. */
  visit: 4 * 1024,
  /** Records: larger than any that fits into the table (design §5), smaller than what would hurt. */
  content: 1_500_000,
} as const
export type BodyLimit = keyof typeof BODY_BYTES

/** Refuses a body of more bytes than `limit` before it is read. Throws `too_large`. */
export function requireBodyWithin(
  { body = '', isBase64Encoded }: Pick<APIGatewayProxyEventV2, 'body' | 'isBase64Encoded'>,
  limit: BodyLimit,
): void {
  if (Buffer.byteLength(body, isBase64Encoded ? 'base64' : 'utf8') > BODY_BYTES[limit])
    throw new AppError('too_large')
}

/** Escapes and characters that may be, or be half of, one that no text may hold. */
const MAY_BE_FORBIDDEN =
  /[\u007f-\u009f\ufdd0-\ufdef\ufffe\uffff]|\\(?:[bf]|u(?:00[0189]|007[fF]|[dD][89a-fA-F]|[fF][dD][dDeE]|[fF]{3}[eEfF]))/

/** Texts without control characters and halves of characters; the table would refuse the whole write for half of one. */
function wellFormed(_: string, value: unknown): unknown {
  if (typeof value === 'string') return withoutControls(value)
  if (!isPlainObject(value)) return value
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key.toWellFormed(), part]))
}

const isPlainObject = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** The JSON body; undefined where there is none. Throws `bad_request`. */
export function jsonBody(event: APIGatewayProxyEventV2): unknown {
  if (!event.body) return undefined
  const text = event.isBase64Encoded ? Buffer.from(event.body, 'base64').toString('utf8') : event.body
  try {
    return MAY_BE_FORBIDDEN.test(text) ? JSON.parse(text, wellFormed) : JSON.parse(text)
  } catch (cause) {
    throw new AppError('bad_request', { cause })
  }
}
