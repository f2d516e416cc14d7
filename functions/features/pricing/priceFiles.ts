import { priceFileKey, type PriceFile } from '@flou/shared/pricing/priceFile.ts'

export type ReadPrices = (of: { product: number; version: string }) => Promise<PriceFile | undefined>

const MAX_CACHED = 200

/** Reads published prices through an LRU cache; files are immutable. */
export function priceFiles(read: (key: string) => Promise<string | undefined>): ReadPrices {
  const cache = new Map<string, Promise<PriceFile | undefined>>()
  const load = async (key: string) => {
    const text = await read(key)
    return text === undefined ? undefined : (JSON.parse(text) as PriceFile)
  }
  return ({ product, version }) => {
    const key = priceFileKey(product, version)
    const cached = cache.get(key) ?? load(key)
    cache.delete(key)
    cache.set(key, cached)
    if (cache.size > MAX_CACHED) cache.delete(cache.keys().next().value ?? '')
    cached.then(
      // A missing file may be published later.
      (file) => file ?? cache.delete(key),
      () => cache.delete(key),
    )
    return cached
  }
}
