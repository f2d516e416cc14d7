import type { SessionState } from '../core/session/sessionOptions.ts'
import type { Store } from '../core/state/store.ts'

/** Stable name, where browsers look for updates. */
export const WORKER_FILE = '/app-worker.js'

/** Leaves the first screens alone, as the worker loads all files of the app. */
const DELAY_MS = 10_000

const register = () => {
  // fails if storage is blocked; the app works without
  navigator.serviceWorker.register(WORKER_FILE, { updateViaCache: 'none' }).catch(() => undefined)
}

/** Registers the service worker that opens the app without network, once a person is signed in. */
export function keepForOffline(session: Pick<Store<SessionState>, 'get' | 'subscribe'>): void {
  const isOffered = import.meta.env.PROD && document.documentElement.hasAttribute('data-offline')
  if (!isOffered || !('serviceWorker' in navigator)) return
  const stop = session.subscribe(() => {
    if (session.get().status !== 'signedIn') return
    stop()
    setTimeout(register, DELAY_MS)
  })
}
