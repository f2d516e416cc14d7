import { createHash, randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { ACCOUNT_PATHS, type SessionResponse } from '@flou/shared/accounts/account.ts'
import { IDEMPOTENCY_HEADER, type Envelope } from '@flou/shared/api.ts'
import type { UploadTicket } from '@flou/shared/media/media.ts'
import { CONTENT_LANGUAGE_ID, LANGUAGES, type Text } from '@flou/shared/locale.ts'
import type { DemoApi } from '@flou/demo/demoApi.ts'

const BUSY: ReadonlySet<number> = new Set([429, 502, 503, 504])

/** The API's response when a function ended or failed, unlike errors of the function itself. */
const FUNCTION_ENDED = '{"message":"Internal Server Error"}'

class ApiCallError extends Error {
  /** True if the same call may succeed later. */
  readonly isTemporary: boolean
  /** True if signing in again helps. */
  readonly needsSignIn: boolean
  constructor(call: string, status: number, body: string) {
    super(`${call} answered ${status}: ${body.slice(0, 400)}`)
    this.isTemporary = BUSY.has(status) || (status === 500 && body === FUNCTION_ENDED)
    this.needsSignIn = status === 401 || (status === 403 && body.includes('"confirmation_needed"'))
  }
}

interface Credentials {
  email: string
  password: string
}

export interface ApiClient extends DemoApi {
  envelope: (method: string, path: string, body?: unknown) => Promise<Envelope>
}

type KeyOfWrite = (method: string, path: string, body: unknown) => string

/** Idempotency keys that are the same in each run, so that a repeated run stores nothing twice within 24 hours. */
export function repeatableKeys(): KeyOfWrite {
  const counts = new Map<string, number>()
  return (...write) => {
    const text = JSON.stringify(write)
    const count = (counts.get(text) ?? 0) + 1
    counts.set(text, count)
    return createHash('sha256').update(`${count} ${text}`).digest('base64url')
  }
}

export async function signIn(
  adminOrigin: string,
  credentials: Credentials,
  keyOf: KeyOfWrite = () => randomUUID(),
): Promise<ApiClient> {
  let token = await authenticate(adminOrigin, credentials)

  async function envelope(method: string, path: string, body?: unknown): Promise<Envelope> {
    const idempotencyKey = keyOf(method, path, body)
    const send = () => call(adminOrigin, { method, path, body, token, idempotencyKey })
    try {
      return await send()
    } catch (cause) {
      // Tokens and password confirmations expire during a long seeding.
      if (!(cause instanceof ApiCallError) || !cause.needsSignIn) throw cause
      token = await authenticate(adminOrigin, credentials)
      return send()
    }
  }

  const request = async (method: string, path: string, body?: unknown) =>
    (await envelope(method, path, body)).data

  return {
    request,
    envelope,
    async upload({ name, mime, bytes, alt, folderId, tags }) {
      const ticket = (await request('POST', '/api/dashboard/media/uploads', {
        name,
        mime,
        size: bytes.length,
      })) as UploadTicket
      await postFile(ticket, name, new Blob([new Uint8Array(bytes)], { type: mime }))
      const media = (await request('POST', '/api/dashboard/media', { key: ticket.key, name, folderId })) as {
        id: number
        path: string
        recordVersion: number
      }
      await request('PUT', `/api/dashboard/media/${media.id}`, descriptionOf(media, alt, tags))
      return { id: media.id, path: media.path }
    },
  }
}

const descriptionOf = ({ recordVersion }: { recordVersion: number }, alt: Text, tags: readonly string[]) => ({
  recordVersion,
  contents: LANGUAGES.map((language) => ({
    languageId: CONTENT_LANGUAGE_ID[language],
    alt: alt[language],
  })),
  tags: tags.map((name) => ({ name })),
})

async function authenticate(origin: string, credentials: Credentials): Promise<string> {
  const path = ACCOUNT_PATHS.authenticate
  const { data } = await call(origin, { method: 'POST', path, body: credentials })
  return (data as SessionResponse).token
}

const ATTEMPTS = 8
const WAIT_MS = 500

/** Calls again while the service is busy or a function ends; a write keeps its idempotency key. */
async function call(origin: string, request: Call): Promise<Envelope> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await callOnce(origin, request)
    } catch (cause) {
      const isTemporary = cause instanceof ApiCallError && cause.isTemporary
      if (!isTemporary || attempt === ATTEMPTS) throw cause
      await sleep(WAIT_MS * attempt)
    }
  }
}

interface Call {
  method: string
  path: string
  body?: unknown
  token?: string
  idempotencyKey?: string
}

async function callOnce(
  origin: string,
  { method, path, body, token, idempotencyKey }: Call,
): Promise<Envelope> {
  const response = await fetch(origin + path, {
    method,
    headers: {
      'accept-language': 'en-US',
      ...(body !== undefined && { 'content-type': 'application/json' }),
      ...(token && { authorization: `Bearer ${token}` }),
      ...(idempotencyKey && method !== 'GET' && { [IDEMPOTENCY_HEADER]: idempotencyKey }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  })
  const text = await response.text()
  if (!response.ok) throw new ApiCallError(`${method} ${path}`, response.status, text)
  return JSON.parse(text) as Envelope
}

async function postFile(ticket: UploadTicket, name: string, file: Blob): Promise<void> {
  const form = new FormData()
  for (const [field, value] of Object.entries(ticket.fields)) form.set(field, value)
  form.set('file', file, name)
  const response = await fetch(ticket.url, { method: 'POST', body: form })
  if (!response.ok) throw new ApiCallError(`POST ${ticket.url}`, response.status, await response.text())
}
