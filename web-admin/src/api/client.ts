import { IDEMPOTENCY_HEADER, type Envelope } from '@flou/shared/api.ts'
import type { ChangeRow } from '@flou/shared/workflow.ts'
import { ISO_CODE, type Language } from '@flou/shared/locale.ts'
import { ApiError, isApiError } from './apiError.ts'
import { isExpired, isSessionEnded, readEnvelope } from './envelope.ts'

export interface CallOptions {
  method?: 'GET' | 'POST' | 'PUT' | 'DELETE'
  body?: unknown
  /** Kept across retries of one save, so that a repeated save counts once. */
  idempotencyKey?: string
  signal?: AbortSignal
  /** Sent even while the page goes away. */
  keepalive?: boolean
  /** Not of the person's making: no loading bar shows it. */
  isQuiet?: boolean
}

/** What the client needs from the session, so that it can be tested without one. */
export interface Credentials {
  token: () => string | undefined
  /** The first token while it is on its way: a call made before it arrives waits for it. */
  coming?: () => Promise<string> | undefined
  /** A new token after the old one was refused; rejects where the person did not sign in again. */
  renew: (refused: string | undefined) => Promise<string>
  /** Ends the session here and goes to log-in; with unsaved work on the screen, a token after logging in over it. */
  reset: (error: unknown) => Promise<string>
}

interface ClientOptions {
  /** Without them a refused call is not repeated: log-in itself. */
  credentials?: Credentials
  language: () => Language
  fetch?: typeof globalThis.fetch
  /** Called with +1 when a call starts and −1 when it ends (the older office's loading bar). */
  onActivity?: (change: 1 | -1) => void
  /** Called with the change that a call has become, where it waits for approval. */
  onHeld?: (change: ChangeRow) => void
}

export type Api = <T>(path: string, options?: CallOptions) => Promise<Envelope<T>>

const headersOf = (options: CallOptions, language: Language, token: string | undefined) => ({
  accept: 'application/json',
  'accept-language': ISO_CODE[language],
  ...(options.body !== undefined && { 'content-type': 'application/json' }),
  ...(options.idempotencyKey && { [IDEMPOTENCY_HEADER]: options.idempotencyKey }),
  ...(token && { authorization: `Bearer ${token}` }),
})

/** A fetch whose failure to reach anyone is an `ApiError` of its own; an aborted call rejects as fetch does. */
export async function reach(send: () => Promise<Response>): Promise<Response> {
  try {
    return await send()
  } catch (cause) {
    if (cause instanceof DOMException && cause.name === 'AbortError') throw cause
    throw new ApiError('network', '', { cause })
  }
}

/**
 * The one way to the API: envelope, language, token, idempotency. A refused token is renewed once and the call repeated, an ended
 * session is reset (spec §4); a network failure never touches the session (decision 5).
 */
export function apiClient({ credentials, language, fetch, onActivity, onHeld }: ClientOptions): Api {
  const send = async <T>(path: string, options: CallOptions, token: string | undefined) =>
    readEnvelope<T>(
      await reach(() =>
        (fetch ?? globalThis.fetch)(path, {
          method: options.method ?? 'GET',
          headers: headersOf(options, language(), token),
          ...(options.body !== undefined && { body: JSON.stringify(options.body) }),
          ...(options.signal && { signal: options.signal }),
          ...(options.keepalive && { keepalive: true }),
        }),
      ),
    )

  const call = async <T>(path: string, options: CallOptions) => {
    const token = credentials?.token() ?? (await credentials?.coming?.())
    try {
      return await send<T>(path, options, token)
    } catch (error) {
      if (!credentials || !isApiError(error)) throw error
      if (isSessionEnded(error)) return send<T>(path, options, await credentials.reset(error))
      if (!isExpired(error)) throw error
      return send<T>(path, options, await credentials.renew(token))
    }
  }
  return async <T>(path: string, options: CallOptions = {}) => {
    const tell = options.isQuiet ? undefined : onActivity
    tell?.(1)
    try {
      const envelope = await call<T>(path, options)
      if (envelope.change) onHeld?.(envelope.change)
      return envelope
    } finally {
      tell?.(-1)
    }
  }
}

/**
 * The API with a question before what is grave (decision 52): a call that needs the password anew is repeated once it was given.
 * @param confirm asks the person; rejects where they do not want to
 */
export const confirmingApi =
  (api: Api, confirm: (error: unknown) => Promise<void>): Api =>
  async <T>(path: string, options?: CallOptions) => {
    try {
      return await api<T>(path, options)
    } catch (error) {
      if (!isApiError(error, 'confirmation_needed')) throw error
      await confirm(error)
      return api<T>(path, options)
    }
  }
