import { WORKER_FILE, type CacheRequest } from '../../offlineWorker.ts'

function whenActive({ active, waiting, installing }: ServiceWorkerRegistration): Promise<ServiceWorker> {
  const worker = installing ?? waiting ?? active
  return new Promise((resolve, reject) => {
    const checkState = () => {
      if (worker?.state === 'activated') resolve(worker)
      if (!worker || worker.state === 'redundant') reject(new Error('The worker was not installed'))
    }
    worker?.addEventListener('statechange', checkState)
    checkState()
  })
}

const CACHED_PATHS = /^\/(?:assets|media)\//

/** Paths of immutable files loaded by the page, including dynamic imports. */
const loadedFiles = (): string[] =>
  performance
    .getEntriesByType('resource')
    .map(({ name }) => new URL(name))
    .filter(
      ({ origin, pathname, search }) =>
        origin === location.origin && search === '' && CACHED_PATHS.test(pathname),
    )
    .map(({ pathname }) => pathname)

/** Registers a service worker that caches the page for offline use; without it the page works normally. */
export async function cacheOffline(): Promise<void> {
  if (!('serviceWorker' in navigator)) return
  const scope = location.pathname.replace(/\/$/, '')
  try {
    const worker = await whenActive(await navigator.serviceWorker.register(`/${WORKER_FILE}`, { scope }))
    const request: CacheRequest = { type: 'keep', files: loadedFiles() }
    // eslint-disable-next-line unicorn/require-post-message-target-origin -- a worker is of this origin
    worker.postMessage(request)
  } catch {
    // storage is blocked, or the worker failed to install
  }
}
