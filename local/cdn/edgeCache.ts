import type { Faults } from '../likeAws/faults.ts'
import type { CachePolicy, CacheTimes } from './cachePolicies.ts'
import type { Invalidation } from './invalidations.ts'
import type { Origin } from './origins.ts'
import type { CdnResponse } from './respond.ts'
import { serializeQuery } from './viewerEvent.ts'

/** Seconds that CloudFront caches an error without a setting of the distribution. */
const ERROR_SECONDS = 10
/** Cached whatever the origin's cache headers. */
const CACHED_ERRORS: ReadonlySet<number> = new Set([404, 410, 414, 500, 501, 502, 503, 504])
const HEEDS_NO_STORE: ReadonlySet<number> = new Set([404, 410, 414, 501])
const SHORTEST_INVALIDATION_MS = 500
const LONGEST_INVALIDATION_MS = 3_000

const MOST_TAGS = 50

interface Entry {
  path: string
  tags: ReadonlySet<string>
  response: CdnResponse
  until: number
}

export interface CacheRequest {
  method: string
  path: string
  key: string
  times: CacheTimes
  /** Seconds by status. */
  errorSeconds: ReadonlyMap<number, number>
}

/** Responses of the origins that CloudFront would serve again. */
export class EdgeCache {
  readonly #entries = new Map<string, Entry>()
  readonly #tagHeader: string | undefined
  readonly #now: () => number

  constructor(tagHeader?: string, now: () => number = Date.now) {
    this.#tagHeader = tagHeader?.toLowerCase()
    this.#now = now
  }

  async through(request: CacheRequest, load: () => Promise<CdnResponse> | CdnResponse): Promise<CdnResponse> {
    const { method, path, key } = request
    if (method !== 'GET' && method !== 'HEAD') return load()
    const name = `${method} ${path} ${key}`
    const found = this.#entries.get(name)
    if (found && found.until > this.#now()) return copyOf(found.response)
    this.#entries.delete(name)
    const response = await load()
    const seconds = cachedSeconds(request, response)
    const until = this.#now() + seconds * 1000
    if (seconds > 0)
      this.#entries.set(name, { path, tags: this.#tagsOf(response), response: copyOf(response), until })
    return response
  }

  /** @param items paths, possibly with a wildcard at the end, or tags such as `#pages` */
  remove(items: readonly string[]): void {
    for (const [name, { path, tags }] of this.#entries)
      if (items.some((item) => tags.has(item.toLowerCase()) || covers(item, path))) this.#entries.delete(name)
  }

  #tagsOf({ headers }: CdnResponse): ReadonlySet<string> {
    const tags = this.#tagHeader === undefined ? '' : (headers[this.#tagHeader] ?? '')
    return new Set(tags.split(',', MOST_TAGS).map((tag) => `#${tag.trim().toLowerCase()}`))
  }
}

const copyOf = (response: CdnResponse): CdnResponse => ({ ...response, headers: { ...response.headers } })

const covers = (pattern: string, path: string): boolean =>
  pattern.endsWith('*') ? path.startsWith(pattern.slice(0, -1)) : path === pattern

function cachedSeconds({ times, errorSeconds }: CacheRequest, { status, headers }: CdnResponse): number {
  const control = headers['cache-control'] ?? ''
  const isUncached = /no-store|no-cache|private/.test(control)
  const age = /s-maxage=(\d+)/.exec(control)?.[1] ?? /max-age=(\d+)/.exec(control)?.[1]
  if (status < 400) {
    const requested = isUncached ? 0 : age === undefined ? times.normal : Number(age)
    return Math.min(Math.max(requested, times.shortest), times.longest)
  }
  if (isUncached && HEEDS_NO_STORE.has(status)) return 0
  const isCached = CACHED_ERRORS.has(status) || errorSeconds.has(status)
  return isCached ? (errorSeconds.get(status) ?? ERROR_SECONDS) : Number(age ?? 0)
}

interface OriginCache {
  cache: EdgeCache | undefined
  cachePolicy: CachePolicy
  errorSeconds: ReadonlyMap<number, number>
}

export function withEdgeCache(origin: Origin, { cache, cachePolicy, errorSeconds }: OriginCache): Origin {
  if (!cache) return origin
  const { times, hasQuery } = cachePolicy
  return (path, viewer, forwarded) => {
    const edited = forwarded?.edited
    const query = edited ? serializeQuery(edited.querystring) : viewer.query
    const request = { method: viewer.method, path, key: hasQuery ? query : '', times, errorSeconds }
    return cache.through(request, () => origin(path, viewer, forwarded))
  }
}

/** One cache a distribution, with the switch on. */
export class EdgeCaches {
  readonly #faults: Faults
  readonly #caches = new Map<string, EdgeCache>()

  constructor(faults: Faults) {
    this.#faults = faults
  }

  of(distribution: string, tagHeader?: string): EdgeCache | undefined {
    if (!this.#faults.isOn('edgeCache')) return undefined
    const cache = this.#caches.get(distribution) ?? new EdgeCache(tagHeader)
    this.#caches.set(distribution, cache)
    return cache
  }

  /** Edge locations apply an invalidation seconds after the call. */
  invalidate({ distribution, paths }: Invalidation): void {
    const range = LONGEST_INVALIDATION_MS - SHORTEST_INVALIDATION_MS
    const delay = SHORTEST_INVALIDATION_MS + this.#faults.random('edgeCache') * range
    const cache = this.#caches.get(distribution)
    if (cache) setTimeout(() => cache.remove(paths), delay).unref()
  }
}
