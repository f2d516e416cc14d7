// Runs before the app has arrived and imports nothing: what it starts, every screen of an office waits for.

/** Makes this file a module: its names are its own. */
export type Early = Promise<Response>

/** Where the app finds the answer about the session that was asked for here. */
declare global {
  var earlySession: Early | undefined
}

const REFRESH = '/api/account/refresh-token'

/** One tab at a time may use the rotating cookie; the app takes the same lock before it looks here. */
const alone = <T>(run: () => Promise<T>): Promise<T> =>
  'locks' in navigator ? navigator.locks.request('flou-session', run) : run()

function ask(): void {
  const answer = alone(() => fetch(REFRESH, { method: 'POST', headers: { accept: 'application/json' } }))
  answer.catch(() => undefined) // the app reads the failure, when it has arrived
  globalThis.earlySession = answer
}

/** The browser fetches and compiles a screen's files while it still fetches the app. */
function prepare(files: string): void {
  for (const file of files.split(' ').filter(Boolean)) {
    const link = document.createElement('link')
    link.href = `/${file}`
    link.crossOrigin = ''
    link.rel = file.endsWith('.css') ? 'preload' : 'modulepreload'
    if (link.rel === 'preload') link.as = 'style'
    document.head.append(link)
  }
}

const files = document.querySelector<HTMLScriptElement>('script[data-form]')?.dataset
ask()
if (/^\/dashboard2?\//.test(location.pathname)) {
  prepare((/\/(add|edit)(\/|$)/.test(location.pathname) ? files?.['form'] : files?.['list']) ?? '')
}
