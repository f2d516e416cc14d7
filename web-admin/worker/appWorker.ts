import { AppShell } from './appShell.ts'

/** Service worker of the back-office: opens the app without network. Never caches API responses. */
declare const self: ServiceWorkerGlobalScope
/** Files of this build, inserted by `offlineWorker.ts`. */
declare const BUILT_FILES: readonly string[]
declare const BUILD: string

const shell = new AppShell({
  build: BUILD,
  files: BUILT_FILES,
  caches: self.caches,
  fetch: (request, init) => fetch(request, init),
  unregister: () => self.registration.unregister(),
})

const BACKEND = ['/api/*', '/media/*']

/** Lets browsers that can send these calls without starting the worker. */
interface Routing {
  addRoutes: (rules: { condition: { urlPattern: string }; source: 'network' }[]) => Promise<void>
}
const routingOf = (event: object): Partial<Routing> => event

self.addEventListener('install', (event) => {
  const rules = BACKEND.map((urlPattern) => ({ condition: { urlPattern }, source: 'network' as const }))
  void routingOf(event)
    .addRoutes?.(rules)
    .catch(() => undefined)
  event.waitUntil(shell.install())
  void self.skipWaiting()
})
self.addEventListener('activate', (event) =>
  event.waitUntil(Promise.all([shell.removeOutdated(), self.registration.navigationPreload?.enable()])),
)
self.addEventListener('fetch', (event) => {
  const { request } = event
  const { origin, pathname } = new URL(request.url)
  if (request.method !== 'GET' || origin !== self.location.origin) return
  if (request.mode === 'navigate') {
    if (BACKEND.some((pattern) => pathname.startsWith(pattern.slice(0, -1)))) return
    event.respondWith(
      shell.openDocument({
        request,
        preloadResponse: event.preloadResponse as Promise<Response | undefined>, // typed as any
        waitUntil: (work) => event.waitUntil(work),
      }),
    )
  } else if (shell.hasFile(pathname)) event.respondWith(shell.openFile(request))
})
