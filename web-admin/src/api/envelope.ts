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

/** The code of a failed answer: what it says, else the one its status stands for. */
export function failureCode(status: number, code: string | undefined): ErrorCode {
  if (isErrorCode(code)) return code
  const [found] = Object.entries(ERROR_STATUS).find(([, known]) => known === status) ?? ['internal']
  return found as ErrorCode // keys of ERROR_STATUS are error codes
}

/** The token counts no longer: a new one may (decision 5). */
export const isExpired = (error: ApiError): boolean => error.code === 'unauthorized' && error.status !== 500

/** Spec §4: status 500 with this message ends the session; no new token is asked for. */
export const isSessionEnded = (error: ApiError): boolean =>
  error.status === 500 && (error.message === 'Unauthorized' || error.message === 'unauthorized')

/** The envelope of an answer. Throws `ApiError` for every status that is not a success, and for what is no envelope. */
export async function readEnvelope<T>(response: Response): Promise<Envelope<T>> {
  const parsed = envelopeSchema.safeParse(await response.json().catch(() => undefined))
  const { data: body } = parsed
  if (response.ok && body) return body as Envelope<T> // the API's contract, checked by its own tests
  throw new ApiError(failureCode(response.status, body?.code), body?.messageCode ?? body?.message ?? '', {
    status: response.status,
    data: body?.data,
    fields: body?.errorCodes ?? body?.errors ?? {},
  })
}
