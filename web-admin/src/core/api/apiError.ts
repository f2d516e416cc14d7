import type { ErrorCode } from '@flou/shared/api.ts'
import { isMessageCode } from '@flou/shared/texts/messages.ts'
import { capitalized } from '@flou/shared/strings/letters.ts'

/** `network`: no response arrived; the server may have acted or not. */
type FailureCode = ErrorCode | 'network'

interface Details {
  status?: number
  /** Field errors by key (`Contents[0].Title`): a message code or text. */
  fields?: Readonly<Record<string, string>>
  /** Payload: the current record of a conflict, or the references of a refused delete. */
  data?: unknown
  cause?: unknown
}

/** Failed call. `message` is a message code or text; empty for `network`. */
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

/** Returns the server's message code or text, capitalised and without underscores; undefined if absent. */
export function serverMessageOf(error: unknown): string | undefined {
  if (!isApiError(error) || error.message === '') return undefined
  const { message } = error
  const [code = ''] = message.split(':')
  return isMessageCode(code) ? message : message.split(/[_ ]/).map(capitalized).join(' ')
}
