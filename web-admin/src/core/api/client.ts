import { IDEMPOTENCY_HEADER, type Envelope } from '@flou/shared/api.ts'
import type { ChangeRequestRow } from '@flou/shared/approval/workflow.ts'
import { ISO_CODE, type Language } from '@flou/shared/locale.ts'
import { ApiError, isApiError } from './apiError.ts'
import { isExpired, isSessionEnded, readEnvelope } from './envelope.ts'

export interface CallOptions {
  method?: 'GET' | 'POST' | 'PUT' | 'DELETE'
  body?: unknown
  /** Reused across retries of one save, so that it takes effect once. */
  idempotencyKey?: string
  signal?: AbortSignal
  /** Sends the request even while the page unloads. */
  keepalive?: boolean
  /** Background call without a loading bar. */
  isQuiet?: boolean
}

export interface Credentials {
  token: () => string | undefined
  /** Promise of the first token; calls wait for it. */
  pendingToken?: () => Promise<string> | undefined
  /** Returns a new token after `refused` was rejected; rejects if the user does not sign in again. */
  renew: (refused: string | undefined) => Promise<string>
  /** Ends the session and opens log-in; with unsaved work, resolves with a new token instead. */
  reset: (error: unknown) => Promise<string>
}

interface ClientOptions {
  /** Absent for log-in: a refused call is not repeated. */
  credentials?: Credentials
  language: () => Language
  fetch?: typeof globalThis.fetch
  /** Called with +1 when a call starts and −1 when it ends. */
  onActivity?: (change: 1 | -1) => void
  /** Called with the change request that a call created. */
  onApprovalRequested?: (changeRequest: ChangeRequestRow) => void
}

export type Api = <T>(path: string, options?: CallOptions) => Promise<Envelope<T>>

const headersOf = (options: CallOptions, language: Language, token: string | undefined) => ({
  accept: 'application/json',
  'accept-language': ISO_CODE[language],
  ...(options.body !== undefined && { 'content-type': 'application/json' }),
  ...(options.idempotencyKey && { [IDEMPOTENCY_HEADER]: options.idempotencyKey }),
  ...(token && { authorization: `Bearer ${token}` }),
})

/** Converts an unreachable server to an `ApiError`; an aborted call rejects as in fetch. */
async function reach(send: () => Promise<Response>): Promise<Response> {
  try {
    return await send()
  } catch (cause) {
    if (cause instanceof DOMException && cause.name === 'AbortError') throw cause
    throw new ApiError('network', '', { cause })
  }
}

/**
 * Calls the API. Renews a refused token once and repeats the call; network failures never end the session.
 */
export function apiClient(client: ClientOptions): Api {
  const { credentials, language, fetch, onActivity, onApprovalRequested } = client
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
    const token = credentials?.token() ?? (await credentials?.pendingToken?.())
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
    const reportActivity = options.isQuiet ? undefined : onActivity
    reportActivity?.(1)
    try {
      const envelope = await call<T>(path, options)
      if (envelope.changeRequest) onApprovalRequested?.(envelope.changeRequest)
      return envelope
    } finally {
      reportActivity?.(-1)
    }
  }
}

/**
 * Wraps the API: repeats a call after reauthentication if the server requires it.
 * @param confirm requests the password; rejects if the user declines
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
