import type { ErrorCode } from '@flou/shared/api.ts'
import { isMessageCode } from '@flou/shared/messages.ts'
import { capitalized } from '@flou/shared/text/capitalized.ts'

/** `network`: no answer came, so nothing is known about what the server did. */
export type FailureCode = ErrorCode | 'network'

interface Details {
  status?: number
  /** Field errors as the server keys them, `Contents[0].Title` → a message code, or the server's own text. */
  fields?: Readonly<Record<string, string>>
  /** What the answer carried: the current record of a conflict, the uses of a refused delete. */
  data?: unknown
  cause?: unknown
}

/** A call that did not succeed. `message` is what the server says to people: a message code, or its own text; empty for `network`. */
export class ApiError extends Error {
  readonly code: FailureCode
  readonly status: number
  readonly fields: Readonly<Record<string, string>>
  readonly data: unknown

  constructor(code: FailureCode, message: string, { status = 0, fields = {}, data, cause }: Details = {}) {
    super(message, { cause })
    this.name = 'ApiError'
    this.code = code
    this.status = status
    this.fields = fields
    this.data = data
  }
}

export const isApiError = (error: unknown, ...codes: FailureCode[]): error is ApiError =>
  error instanceof ApiError && (codes.length === 0 || codes.includes(error.code))

/**
 * What the server says of a failure: a message code, or a text of its own with capitals and without underscores (spec §8). Undefined
 * where it says nothing.
 */
export function serverSays(error: unknown): string | undefined {
  if (!isApiError(error) || error.message === '') return undefined
  const { message } = error
  const [code = ''] = message.split(':')
  return isMessageCode(code) ? message : message.split(/[_ ]/).map(capitalized).join(' ')
}
