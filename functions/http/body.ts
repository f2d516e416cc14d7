import type { APIGatewayProxyEventV2 } from 'aws-lambda'
import { AppError } from '../appError.ts'

/** Larger than any record that fits into the table (design §5), smaller than what would hurt. */
const MAX_BODY_CHARACTERS = 1_500_000

/** An escape that may be one half of a character: the one way in which text without a UTF-8 form comes through JSON. */
const HALF_CHARACTER = /\\u[dD][89a-fA-F]/

/** A half character becomes U+FFFD as in any UTF-8 decoder; the table would refuse the whole write for it. */
function wellFormed(_: string, value: unknown): unknown {
  if (typeof value === 'string') return value.toWellFormed()
  if (!isPlainObject(value)) return value
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key.toWellFormed(), part]))
}

const isPlainObject = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** The JSON body; undefined where there is none. Throws `bad_request`, `too_large`. */
export function jsonBody(event: APIGatewayProxyEventV2): unknown {
  if (!event.body) return undefined
  if (event.body.length > MAX_BODY_CHARACTERS) throw new AppError('too_large')
  const text = event.isBase64Encoded ? Buffer.from(event.body, 'base64').toString('utf8') : event.body
  try {
    return HALF_CHARACTER.test(text) ? JSON.parse(text, wellFormed) : JSON.parse(text)
  } catch (cause) {
    throw new AppError('bad_request', { cause })
  }
}
