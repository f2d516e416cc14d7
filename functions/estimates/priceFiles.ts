import { priceFileKey, type PriceFile } from '@flou/shared/pricing/priceFile.ts'

/** A product's prices in a version; undefined where that version was never published. */
export type ReadPrices = (of: { product: number; version: string }) => Promise<PriceFile | undefined>

/** Files that are kept in memory; they never change. */
const MOST_KEPT = 200

/** Reads published prices, each file once for as long as it is kept. @param read a file of the site's bucket as text */
export function priceFiles(read: (key: string) => Promise<string | undefined>): ReadPrices {
  const kept = new Map<string, Promise<PriceFile | undefined>>()
  const load = async (key: string) => {
    const text = await read(key)
    return text === undefined ? undefined : (JSON.parse(text) as PriceFile) // written by the publisher
  }
  return ({ product, version }) => {
    const key = priceFileKey(product, version)
    const known = kept.get(key) ?? load(key)
    // the one that was asked for last is the last to go
    kept.delete(key)
    kept.set(key, known)
    if (kept.size > MOST_KEPT) kept.delete(kept.keys().next().value ?? '')
    known.then(
      // one that is not there may be published yet
      (file) => file ?? kept.delete(key),
      () => kept.delete(key),
    )
    return known
  }
}
