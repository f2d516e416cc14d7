import { FunctionError } from '../lambda/functionSettings.ts'
import type { RunningFunction } from '../lambda/localFunction.ts'
import { json, type ApiRequest, type ApiResponse } from './payload.ts'

/** API Gateway's limit of the request line and all header values. */
const LARGEST_HEAD = 10_240
/** Lambda's limit of an event and of a result, in bytes of JSON. */
const LARGEST_PAYLOAD = 6 * 1024 * 1024

export const REQUEST_TOO_LARGE = 'RequestTooLargeException'

export function tooLarge({ method, path, query, headers, cookie }: ApiRequest): ApiResponse | undefined {
  const values = [method, path, query, cookie ?? '', ...Object.values(headers).map(String)]
  const size = values.reduce((sum, value) => sum + Buffer.byteLength(value), 0)
  return size > LARGEST_HEAD ? json(431, '{"message":"Request Header Fields Too Large"}') : undefined
}

const sizeOf = (payload: unknown) => Buffer.byteLength(JSON.stringify(payload) ?? '')

type Invocable = Pick<RunningFunction, 'waiting' | 'invoke'>

export function withLambdaLimits(fn: Invocable): Invocable {
  return {
    get waiting() {
      return fn.waiting
    },
    async invoke(event) {
      if (sizeOf(event) > LARGEST_PAYLOAD)
        throw new FunctionError({ name: REQUEST_TOO_LARGE, message: 'The event exceeds 6 MB.' })
      const result = await fn.invoke(event)
      if (sizeOf(result) <= LARGEST_PAYLOAD) return result
      throw new FunctionError({
        name: 'Function.ResponseSizeTooLarge',
        message: 'Response payload size exceeded maximum allowed payload size (6291556 bytes).',
      })
    },
  }
}
