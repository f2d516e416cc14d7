import type { Api } from '../api/client.ts'

/** What a session asks of its surroundings; without the optional ones, of the browser. */
export interface SessionOptions {
  /** A client without credentials, for the account calls. */
  api: Api
  /** False where the browser knows that it has no session to go on with: then nobody is asked for one. */
  mayRestore?: () => boolean
  /** Runs after so many milliseconds; answers how to call it off. */
  later?: (run: () => void, ms: number) => () => void
  /** Lets one tab at a time use the rotating cookie: two at once would look like a stolen one. */
  exclusively?: <T>(run: () => Promise<T>) => Promise<T>
  /** Calls back whenever the person does something: a key, a touch, a click. */
  onInput?: (listener: () => void) => void
  /** Leaves for log-in with a fresh document. */
  leave?: () => void
}

export const browserLater = (run: () => void, ms: number) => {
  const timer = setTimeout(run, ms)
  return () => clearTimeout(timer)
}
export const acrossTabs = <T>(run: () => Promise<T>): Promise<T> =>
  'locks' in navigator ? navigator.locks.request('flou-session', run) : run()

export const browserInput = (listener: () => void) => {
  for (const name of ['pointerdown', 'keydown'])
    window.addEventListener(name, listener, { capture: true, passive: true })
}
export const toLogIn = () => window.location.assign('/login')
