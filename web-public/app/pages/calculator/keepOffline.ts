import { WORKER_FILE, type KeepRequest } from '../../keptOffline.ts'

/** The registration's worker once it runs; a new one does so after a moment. */
function whenActive({ active, waiting, installing }: ServiceWorkerRegistration): Promise<ServiceWorker> {
  const worker = installing ?? waiting ?? active
  return new Promise((resolve, reject) => {
    const look = () => {
      if (worker?.state === 'activated') resolve(worker)
      if (!worker || worker.state === 'redundant') reject(new Error('The worker was not installed'))
    }
    worker?.addEventListener('statechange', look)
    look()
  })
}

const KEPT = /^\/(?:assets|media)\//

/** Paths of this site's unchanging files that the page has loaded, also those that its document does not name. */
const loadedFiles = (): string[] =>
  performance
    .getEntriesByType('resource')
    .map(({ name }) => new URL(name))
    .filter(
      ({ origin, pathname, search }) => origin === location.origin && search === '' && KEPT.test(pathname),
    )
    .map(({ pathname }) => pathname)

/**
 * Has the page kept for when there is no connection, by a worker for its own path (web-public/worker). Where that is not possible, as in
 * private windows of some browsers, the page works as without it.
 */
export async function keepOffline(): Promise<void> {
  if (!('serviceWorker' in navigator)) return
  const scope = location.pathname.replace(/\/$/, '')
  try {
    const worker = await whenActive(await navigator.serviceWorker.register(`/${WORKER_FILE}`, { scope }))
    const request: KeepRequest = { type: 'keep', files: loadedFiles() }
    // eslint-disable-next-line unicorn/require-post-message-target-origin -- a worker is of this origin
    worker.postMessage(request)
  } catch {
    // storage is forbidden, or the worker does not come now
  }
}
