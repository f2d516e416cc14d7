import type { KeepRequest } from '../app/keptOffline.ts'
import { asksToBeKept, keepPage } from './keptPage.ts'

/**
 * Opens the calculator where there is no connection. Registered by the page itself, for its own path and nothing else. Documents come from
 * the network for as long as it answers; files that never change come from the cache. The API, prices and all other pages are none of its
 * business: the calculator keeps price files itself, and what belongs to a person is in neither.
 */
declare const self: ServiceWorkerGlobalScope

/** Raised where what is kept, or how, changes: caches of other versions are removed. */
const VERSION = 1
const PREFIX = 'kept-page'
/** How long the network may take for a document before the kept one is shown. Milliseconds. */
const LIMIT = 4_000

const pagePath = () => new URL(self.registration.scope).pathname
const cacheName = () => `${PREFIX}:${VERSION}:${pagePath()}`
/** Of what is kept; looking does not make a cache. */
const keptCopy = (path: string) => self.caches.match(path, { cacheName: cacheName() })

/** Of earlier versions, for the same page. */
const isOutdated = (name: string) =>
  name.startsWith(`${PREFIX}:`) && name.endsWith(`:${pagePath()}`) && name !== cacheName()

async function removeOutdated(): Promise<void> {
  const names = await self.caches.keys()
  await Promise.all(names.filter(isOutdated).map((name) => self.caches.delete(name)))
}

/** Leaves nothing behind: the next visit is as if there had been no worker. */
async function removeItself(): Promise<void> {
  await self.caches.delete(cacheName())
  await self.registration.unregister()
}

const GONE: ReadonlySet<number> = new Set([404, 410])

/** The site answers the page's path with a page that does not ask to be kept, or with none. */
async function isUnwanted(answer: Response): Promise<boolean> {
  if (GONE.has(answer.status)) return true
  return answer.status === 200 && !asksToBeKept(await answer.text())
}

const isAnswer = (answer: Response | undefined): answer is Response =>
  answer !== undefined && answer.status < 500

async function openDocument(event: FetchEvent): Promise<Response> {
  const kept = await keptCopy(pagePath())
  const answering = fetch(event.request)
  if (!kept) return answering
  const inTime = new Promise<undefined>((resolve) => setTimeout(resolve, LIMIT))
  const answer = await Promise.race([answering.catch(() => undefined), inTime])
  if (!isAnswer(answer)) return kept
  const copy = answer.clone()
  event.waitUntil(isUnwanted(copy).then((isSo) => (isSo ? removeItself() : undefined)))
  return answer
}

/** From the cache where it is there. */
const openFile = async (request: Request): Promise<Response> =>
  (await keptCopy(request.url)) ?? fetch(request)

/**
 * The page's data. The page first asks for whatever copy there is and compares it with its document, then for that of the network: a kept
 * copy answers the first question, and the second where nothing else does.
 */
async function openData(request: Request): Promise<Response> {
  const kept = await keptCopy(request.url)
  if (kept && request.cache === 'force-cache') return kept
  return fetch(request).catch((error: unknown) => {
    if (kept) return kept
    throw error
  })
}

const UNCHANGING = /^\/(?:assets\/|media\/|(?:en|id)\/shell\/)/

function answerTo(event: FetchEvent): Promise<Response> | undefined {
  const { request } = event
  const { origin, pathname } = new URL(request.url)
  if (request.method !== 'GET' || origin !== self.location.origin) return undefined
  if (request.mode === 'navigate') return pathname === pagePath() ? openDocument(event) : undefined
  if (pathname.endsWith('/calculator.data')) return openData(request)
  return UNCHANGING.test(pathname) ? openFile(request) : undefined
}

const isKeepRequest = (value: unknown): value is KeepRequest =>
  typeof value === 'object' && value !== null && 'type' in value && value.type === 'keep'

const keep = ({ files }: KeepRequest) =>
  keepPage({ path: pagePath(), loaded: files, open: () => self.caches.open(cacheName()) })

self.addEventListener('install', () => void self.skipWaiting())
self.addEventListener('activate', (event) =>
  event.waitUntil(removeOutdated().then(() => self.clients.claim())),
)
self.addEventListener('fetch', (event) => {
  const answer = answerTo(event)
  if (answer) event.respondWith(answer)
})
self.addEventListener('message', (event) => {
  const data: unknown = event.data
  // what does not come leaves what was kept before
  if (isKeepRequest(data)) event.waitUntil(keep(data).catch(() => undefined))
})
