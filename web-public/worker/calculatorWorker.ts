import type { CacheRequest } from '../app/offlineWorker.ts'
import { isOfflineDocument, cachePage } from './cachedPage.ts'

/**
 * Service worker of the calculator: network first for documents, cache first for immutable files. Never
 * caches API or personal data.
 */
declare const self: ServiceWorkerGlobalScope

/** Increase to discard caches of earlier versions. */
const VERSION = 1
const PREFIX = 'kept-page'
/** Network timeout in milliseconds before the cached document is used. */
const LIMIT = 4_000

const pagePath = () => new URL(self.registration.scope).pathname
const cacheName = () => `${PREFIX}:${VERSION}:${pagePath()}`
/** Does not create the cache. */
const cachedCopy = (path: string) => self.caches.match(path, { cacheName: cacheName() })

const isOutdated = (name: string) =>
  name.startsWith(`${PREFIX}:`) && name.endsWith(`:${pagePath()}`) && name !== cacheName()

async function removeOutdated(): Promise<void> {
  const names = await self.caches.keys()
  await Promise.all(names.filter(isOutdated).map((name) => self.caches.delete(name)))
}

async function removeItself(): Promise<void> {
  await self.caches.delete(cacheName())
  await self.registration.unregister()
}

const GONE: ReadonlySet<number> = new Set([404, 410])

/** Returns true if the page was removed or is no longer an offline page. */
async function isObsolete(response: Response): Promise<boolean> {
  if (GONE.has(response.status)) return true
  return response.status === 200 && !isOfflineDocument(await response.text())
}

const isUsable = (response: Response | undefined): response is Response =>
  response !== undefined && response.status < 500

async function openDocument(event: FetchEvent): Promise<Response> {
  const cached = await cachedCopy(pagePath())
  const pendingResponse = fetch(event.request)
  if (!cached) return pendingResponse
  const timeout = new Promise<undefined>((resolve) => setTimeout(resolve, LIMIT))
  const response = await Promise.race([pendingResponse.catch(() => undefined), timeout])
  if (!isUsable(response)) return cached
  const copy = response.clone()
  event.waitUntil(isObsolete(copy).then((isSo) => (isSo ? removeItself() : undefined)))
  return response
}

const openFile = async (request: Request): Promise<Response> =>
  (await cachedCopy(request.url)) ?? fetch(request)

/** Answers `force-cache` from the cache, other requests with the cache as fallback. */
async function openData(request: Request): Promise<Response> {
  const cached = await cachedCopy(request.url)
  if (cached && request.cache === 'force-cache') return cached
  return fetch(request).catch((error: unknown) => {
    if (cached) return cached
    throw error
  })
}

const IMMUTABLE = /^\/(?:assets\/|media\/|(?:en|id)\/shell\/)/

function respondTo(event: FetchEvent): Promise<Response> | undefined {
  const { request } = event
  const { origin, pathname } = new URL(request.url)
  if (request.method !== 'GET' || origin !== self.location.origin) return undefined
  if (request.mode === 'navigate') return pathname === pagePath() ? openDocument(event) : undefined
  if (pathname.endsWith('/calculator.data')) return openData(request)
  return IMMUTABLE.test(pathname) ? openFile(request) : undefined
}

const isCacheRequest = (value: unknown): value is CacheRequest =>
  typeof value === 'object' && value !== null && 'type' in value && value.type === 'keep'

const handleCacheRequest = ({ files }: CacheRequest) =>
  cachePage({ path: pagePath(), loaded: files, open: () => self.caches.open(cacheName()) })

self.addEventListener('install', () => void self.skipWaiting())
self.addEventListener('activate', (event) =>
  event.waitUntil(removeOutdated().then(() => self.clients.claim())),
)
self.addEventListener('fetch', (event) => {
  const response = respondTo(event)
  if (response) event.respondWith(response)
})
self.addEventListener('message', (event) => {
  const data: unknown = event.data
  // on failure the previous copy remains
  if (isCacheRequest(data)) event.waitUntil(handleCacheRequest(data).catch(() => undefined))
})
