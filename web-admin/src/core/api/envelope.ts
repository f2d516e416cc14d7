import * as z from 'zod/mini'
import { ERROR_STATUS, type Envelope, type ErrorCode } from '@flou/shared/api.ts'
import { ApiError } from './apiError.ts'

const envelopeSchema = z.looseObject({
  data: z.optional(z.unknown()),
  message: z.optional(z.nullable(z.string())),
  errors: z.optional(z.nullable(z.record(z.string(), z.string()))),
  messageCode: z.optional(z.string()),
  errorCodes: z.optional(z.record(z.string(), z.string())),
  code: z.optional(z.string()),
})

const isErrorCode = (code: string | undefined): code is ErrorCode =>
  code !== undefined && Object.hasOwn(ERROR_STATUS, code)

/** Returns the response's error code, or one derived from the status. */
function failureCode(status: number, code: string | undefined): ErrorCode {
  if (isErrorCode(code)) return code
  const [found] = Object.entries(ERROR_STATUS).find(([, known]) => known === status) ?? ['internal']
  return found as ErrorCode
}

export const isExpired = (error: ApiError): boolean => error.code === 'unauthorized' && error.status !== 500

/** Status 500 with this message ends the session; the token is not renewed. */
export const isSessionEnded = (error: ApiError): boolean =>
  error.status === 500 && (error.message === 'Unauthorized' || error.message === 'unauthorized')

/** Reads the envelope; throws `ApiError` for failures and malformed responses. */
export async function readEnvelope<T>(response: Response): Promise<Envelope<T>> {
  const parsed = envelopeSchema.safeParse(await response.json().catch(() => undefined))
  const { data: body } = parsed
  if (response.ok && body) return body as Envelope<T>
  throw new ApiError(failureCode(response.status, body?.code), body?.messageCode ?? body?.message ?? '', {
    status: response.status,
    data: body?.data,
    fields: body?.errorCodes ?? body?.errors ?? {},
  })
}
