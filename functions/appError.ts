import type { ErrorCode } from '@flou/shared/api.ts'
import type { MessageCode } from '@flou/shared/messages.ts'

/** Wrong fields: wire key (`Contents[0].Title`) → message code, optionally with parameters (`tooLong:255`). */
export type FieldErrors = Readonly<Record<string, string>>

interface Details {
  fields?: FieldErrors
  /** Goes to the client as `data`: the current record, or where a record is used. */
  data?: unknown
  /** What people read; by default the text of the code. */
  message?: MessageCode
  /** Seconds after which the call may succeed. */
  retryAfter?: number
  cause?: unknown
}

/**
 * The one error that endpoints throw on purpose. Its code decides the HTTP status (`ERROR_STATUS`) and the default text;
 * the cause is logged and never leaves the server.
 */
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

/** A 422 for one or more fields. */
export const invalidFields = (fields: FieldErrors) => new AppError('validation_failed', { fields })
