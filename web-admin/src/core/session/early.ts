// Inlined before the app and without imports from it, because every office screen waits for this request.

import { chunkGroupOf, recordApiOf } from './partOf.ts'

export type Early = Promise<Response>

declare global {
  /** Early session response for the app. */
  var earlySession: Early | undefined
  /** Record of an edit form, requested as soon as the session is known. */
  var earlyRecord: { path: string; response: Promise<Response | undefined> } | undefined
  /** Preloads the chunks of a screen or field kind; unknown kinds have none. */
  var prepareFiles: ((group: string) => void) | undefined
}

const REFRESH = '/api/account/refresh-token'

declare const BUILT_API_BASE: string
/** Same base as in shared/bases.ts. */
const BASE = typeof BUILT_API_BASE === 'string' ? BUILT_API_BASE : ''

/** Readable marker that the server sets with the session cookie. */
const SESSION_MARKER = 'has_session='

/** One tab at a time may use the rotating cookie; the app uses the same lock. */
const withSessionLock = <T>(task: () => Promise<T>): Promise<T> =>
  'locks' in navigator ? navigator.locks.request('flou-session', task) : task()

function requestSession(): void {
  const response = withSessionLock(() =>
    fetch(BASE + REFRESH, { method: 'POST', headers: { accept: 'application/json' } }),
  )
  response.catch(() => undefined) // the app handles the failure
  globalThis.earlySession = response
  const record = recordApiOf(location.pathname)
  if (record === undefined) return
  const path = `${BASE}/api${record}`
  const early = response.then((session) => requestRecord(session.clone(), path))
  globalThis.earlyRecord = { path, response: early.catch(() => undefined) }
}

async function requestRecord(session: Response, path: string): Promise<Response | undefined> {
  if (!session.ok) return undefined
  const { data } = (await session.json()) as { data: { token: string } } // API contract
  const headers = { accept: 'application/json', authorization: `Bearer ${data.token}` }
  return fetch(path, { headers })
}

const files = document.querySelector<HTMLScriptElement>('script[data-form]')?.dataset

globalThis.prepareFiles = (group) => {
  for (const file of (files?.[group] ?? '').split(' ').filter(Boolean)) {
    if (document.querySelector(`link[href="/${file}"]`)) continue
    const link = document.createElement('link')
    link.href = `/${file}`
    link.crossOrigin = ''
    link.rel = file.endsWith('.css') ? 'preload' : 'modulepreload'
    if (link.rel === 'preload') link.as = 'style'
    document.head.append(link)
  }
}

if (document.cookie.includes(SESSION_MARKER)) requestSession()
if (/^\/dashboard2?\//.test(location.pathname)) {
  const ends = { section: files?.['ofSection'] ?? '', frame: files?.['ofFrame'] ?? '' }
  globalThis.prepareFiles(chunkGroupOf(location.pathname, ends))
}
