import { useCallback, useEffect, useState } from 'react'
import { isLanguage } from '@flou/shared/locale.ts'
import { localizePrices, priceFileKey, type PriceFile } from '@flou/shared/pricing/priceFile.ts'

/** Price files are immutable and cached for offline use. */
const CACHE = 'prices'

const openCache = async () =>
  'caches' in window ? window.caches.open(CACHE).catch(() => undefined) : undefined

/** Fetches and caches a file; undefined for 404. @throws other failures */
async function fetchAndCache(path: string, cache: Cache | undefined): Promise<Response | undefined> {
  const response = await fetch(path)
  if (response.status === 404) return undefined
  if (!response.ok) throw new Error(`${path}: ${response.status}`)
  await cache?.put(path, response.clone()).catch(() => undefined)
  return response
}

async function load(path: string): Promise<PriceFile | undefined> {
  const cache = await openCache()
  const found = (await cache?.match(path)) ?? (await fetchAndCache(path, cache))
  const file = (await found?.json()) as PriceFile | undefined
  const { lang } = document.documentElement
  return file && isLanguage(lang) ? localizePrices(file, lang) : file
}

const requests = new Map<string, Promise<PriceFile | undefined>>()
const loadedFiles = new Map<string, PriceFile | undefined>()

export interface PricesOf {
  product: number
  version: string
}
const pathOf = ({ product, version }: PricesOf) => `/${priceFileKey(product, version)}`

/** Loads prices; undefined if the version does not exist. @throws on network failure */
export function loadPrices(of: PricesOf): Promise<PriceFile | undefined> {
  const path = pathOf(of)
  const found = requests.get(path) ?? load(path)
  requests.set(path, found)
  found.then(
    (file) => loadedFiles.set(path, file),
    () => requests.delete(path),
  )
  return found
}

/** Maximum number of cached files; the oldest are deleted. */
const MAX_CACHED = 400

/** Caches prices without parsing them; no-op without cache storage. @throws on network failure */
export async function cachePrices(of: PricesOf): Promise<void> {
  const path = pathOf(of)
  const cache = await openCache()
  if (!cache || (await cache.match(path))) return
  await fetchAndCache(path, cache)
  const cachedRequests = await cache.keys()
  const outdated = cachedRequests.slice(0, Math.max(0, cachedRequests.length - MAX_CACHED))
  await Promise.all(outdated.map((request) => cache.delete(request)))
}

export const loadedPrices = (of: PricesOf): PriceFile | undefined => loadedFiles.get(pathOf(of))
export const arePricesLoaded = (of: PricesOf): boolean => loadedFiles.has(pathOf(of))

/** Changes when `loadedPrices` may return more. */
export const loadedCount = (): number => loadedFiles.size

/** Returns a stable key for a set of price files. */
function namesOf(needed: readonly PricesOf[]): string {
  const versions = new Map<number, Set<string>>()
  for (const { product, version } of needed) {
    const own = versions.get(product)
    if (own) own.add(version)
    else versions.set(product, new Set([version]))
  }
  const names = [...versions].flatMap(([product, all]) => [...all].map((version) => `${product} ${version}`))
  return names.toSorted().join('\n')
}

async function loadMissing(names: string): Promise<{ isNew: boolean; hasFailed: boolean }> {
  const missing = names
    .split('\n')
    .filter((name) => name !== '')
    .map((name) => name.split(' '))
    .map(([product = '', version = '']) => ({ product: Number(product), version }))
    .filter((of) => !arePricesLoaded(of))
  const results = await Promise.allSettled(missing.map((of) => loadPrices(of)))
  return {
    isNew: missing.length > 0,
    hasFailed: results.some(({ status }) => status === 'rejected'),
  }
}

/** Loads prices and renders again; retries when online. */
export function usePriceFiles(needed: readonly PricesOf[]): { hasFailed: boolean; retry: () => void } {
  const [, setCount] = useState(0)
  const [hasFailed, setFailed] = useState(false)
  const names = namesOf(needed)
  const read = useCallback(async () => {
    const found = await loadMissing(names)
    if (!found.isNew) return
    setFailed(found.hasFailed)
    setCount((count) => count + 1)
  }, [names])
  useEffect(() => {
    const startLoading = () => void read()
    startLoading()
    window.addEventListener('online', startLoading)
    return () => window.removeEventListener('online', startLoading)
  }, [read])
  return { hasFailed, retry: () => void read() }
}
