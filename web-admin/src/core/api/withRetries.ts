import { isApiError } from './apiError.ts'

const ATTEMPTS = 3

/** Retries without response; safe because of the idempotency key. */
export async function withRetries<T>(call: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await call()
    } catch (error) {
      if (attempt === ATTEMPTS || !isApiError(error, 'network', 'unavailable')) throw error
    }
  }
}
