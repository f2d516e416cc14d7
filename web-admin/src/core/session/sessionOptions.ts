import type { SignedInUser } from '@flou/shared/accounts/account.ts'
import type { Api } from '../api/client.ts'
import { mayHaveSession } from './signedInUser.ts'

/**
 * `expired`: log-in dialog over unsaved work. `otherUser`: user signed in by another tab; no call uses their
 * session.
 */
export type SessionState =
  | { status: 'loading' | 'signedOut' | 'unreachable' }
  | { status: 'signedIn'; user: SignedInUser }
  | { status: 'expired'; user: SignedInUser; otherUser?: SignedInUser }

export interface SessionOptions {
  /** Client without credentials. */
  api: Api
  /** False if there is no session to restore. */
  mayRestore?: () => boolean
  /** Returns a cancel function. */
  schedule?: (task: () => void, ms: number) => () => void
  /** Cross-tab lock: concurrent use of the rotating cookie looks like theft. */
  exclusively?: <T>(task: () => Promise<T>) => Promise<T>
  /** Calls back on user input. */
  onInput?: (listener: () => void) => void
  /** Opens log-in with a full page load. */
  leave?: () => void
}

export const IN_BROWSER: Required<Omit<SessionOptions, 'api'>> = {
  mayRestore: mayHaveSession,
  schedule: (task, ms) => {
    const timer = setTimeout(task, ms)
    return () => clearTimeout(timer)
  },
  exclusively: (task) => ('locks' in navigator ? navigator.locks.request('flou-session', task) : task()),
  onInput: (listener) => {
    for (const name of ['pointerdown', 'keydown'])
      window.addEventListener(name, listener, { capture: true, passive: true })
  },
  leave: () => window.location.assign('/login'),
}
