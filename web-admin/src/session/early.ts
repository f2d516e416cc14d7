// Runs before the app has arrived and shares no file with it: what it starts, every screen of an office waits for.

import { partOf } from './partOf.ts'

/** The first answer about the session. */
export type Early = Promise<Response>

declare global {
  /** Where the app finds the answer about the session that was asked for here. */
  var earlySession: Early | undefined
  /** Has the files of a part fetched and compiled, ahead of their use: a kind of screen, or of field. Unknown ones have none. */
  var prepareFiles: ((part: string) => void) | undefined
}

const REFRESH = '/api/account/refresh-token'

declare const BUILT_API_BASE: string
/** The same base as the app's own calls have (shared/bases.ts). */
const BASE = typeof BUILT_API_BASE === 'string' ? BUILT_API_BASE : ''

/** What the server leaves beside its cookie; without it there is no session to ask for. */
const SESSION_MARK = 'has_session='

/** One tab at a time may use the rotating cookie; the app takes the same lock before it looks here. */
const alone = <T>(run: () => Promise<T>): Promise<T> =>
  'locks' in navigator ? navigator.locks.request('flou-session', run) : run()

function ask(): void {
  const answer = alone(() =>
    fetch(BASE + REFRESH, { method: 'POST', headers: { accept: 'application/json' } }),
  )
  answer.catch(() => undefined) // the app reads the failure, when it has arrived
  globalThis.earlySession = answer
}

const files = document.querySelector<HTMLScriptElement>('script[data-form]')?.dataset

globalThis.prepareFiles = (part) => {
  for (const file of (files?.[part] ?? '').split(' ').filter(Boolean)) {
    if (document.querySelector(`link[href="/${file}"]`)) continue
    const link = document.createElement('link')
    link.href = `/${file}`
    link.crossOrigin = ''
    link.rel = file.endsWith('.css') ? 'preload' : 'modulepreload'
    if (link.rel === 'preload') link.as = 'style'
    document.head.append(link)
  }
}

if (document.cookie.includes(SESSION_MARK)) ask()
if (/^\/dashboard2?\//.test(location.pathname)) {
  const ends = { section: files?.['ofSection'] ?? '', frame: files?.['ofFrame'] ?? '' }
  globalThis.prepareFiles(partOf(location.pathname, ends))
}
