import type { ErrorCode } from '@flou/shared/api.ts'
import type { MessageCode } from '@flou/shared/texts/messages.ts'

/** Wire key (`Contents[0].Title`) → message code, optionally with parameters (`tooLong:255`). */
export type FieldErrors = Readonly<Record<string, string>>

interface Details {
  fields?: FieldErrors
  data?: unknown
  message?: MessageCode
  /** Seconds until the call may succeed. */
  retryAfter?: number
  cause?: unknown
}

/** The code determines HTTP status (`ERROR_STATUS`) and default text; the cause is only logged. */
export class AppError extends Error {
  readonly code: ErrorCode
  readonly fields: FieldErrors | undefined
  readonly data: unknown
  readonly messageCode: MessageCode | undefined
  readonly retryAfter: number | undefined

  constructor(code: ErrorCode, { fields, data, message, retryAfter, cause }: Details = {}) {
    super(code, { cause })
    this.name = 'AppError'
    this.code = code
    this.fields = fields
    this.data = data
    this.messageCode = message
    this.retryAfter = retryAfter
  }
}

export const invalidFields = (fields: FieldErrors) => new AppError('validation_failed', { fields })
