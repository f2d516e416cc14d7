import type { Api } from '../api/client.ts'
import { mayHaveSession } from './sessionMark.ts'

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

/** Dependencies of a session in a browser. */
export const IN_BROWSER: Required<Omit<SessionOptions, 'api'>> = {
  mayRestore: mayHaveSession,
  later: (run, ms) => {
    const timer = setTimeout(run, ms)
    return () => clearTimeout(timer)
  },
  exclusively: (run) => ('locks' in navigator ? navigator.locks.request('flou-session', run) : run()),
  onInput: (listener) => {
    for (const name of ['pointerdown', 'keydown'])
      window.addEventListener(name, listener, { capture: true, passive: true })
  },
  leave: () => window.location.assign('/login'),
}
