import { useCallback, useEffect, useState } from 'react'
import { priceFileKey, type PriceFile } from '@flou/shared/pricing/priceFile.ts'

/** Files never change: one that has been read once is kept, also for when there is no connection. */
const CACHE = 'prices'

const openCache = async () =>
  'caches' in window ? window.caches.open(CACHE).catch(() => undefined) : undefined

/** A file from the network, which is then kept; undefined where there is none. @throws where it does not come now */
async function fetchKept(address: string, cache: Cache | undefined): Promise<Response | undefined> {
  const response = await fetch(address)
  if (response.status === 404) return undefined
  if (!response.ok) throw new Error(`${address}: ${response.status}`)
  await cache?.put(address, response.clone()).catch(() => undefined)
  return response
}

async function load(address: string): Promise<PriceFile | undefined> {
  const cache = await openCache()
  const found = (await cache?.match(address)) ?? (await fetchKept(address, cache))
  return (await found?.json()) as PriceFile | undefined // written by the publisher
}

const asked = new Map<string, Promise<PriceFile | undefined>>()
const known = new Map<string, PriceFile | undefined>()

/** Names a product's prices in a version. */
export interface PricesOf {
  product: number
  version: string
}
const addressOf = ({ product, version }: PricesOf) => `/${priceFileKey(product, version)}`

/** A product's prices; undefined where that version is not there. @throws where it does not come now */
export function loadPrices(of: PricesOf): Promise<PriceFile | undefined> {
  const address = addressOf(of)
  const found = asked.get(address) ?? load(address)
  asked.set(address, found)
  found.then(
    (file) => known.set(address, file),
    () => asked.delete(address),
  )
  return found
}

/** Files kept at most; beyond, those that came first go. A product has another one with each change of its prices. */
const MOST_KEPT = 400

/** Keeps a product's prices for later, unread: lines are not priced anew. Does nothing where this browser keeps no files. @throws where they do not come now */
export async function keepPrices(of: PricesOf): Promise<void> {
  const address = addressOf(of)
  const cache = await openCache()
  if (!cache || (await cache.match(address))) return
  await fetchKept(address, cache)
  const kept = await cache.keys()
  const outdated = kept.slice(0, Math.max(0, kept.length - MOST_KEPT))
  await Promise.all(outdated.map((request) => cache.delete(request)))
}

/** Prices that have been read already. */
export const knownPrices = (of: PricesOf): PriceFile | undefined => known.get(addressOf(of))
export const areKnown = (of: PricesOf): boolean => known.has(addressOf(of))

/** How many files have been read: where it is the same, so is what `knownPrices` finds. */
export const knownCount = (): number => known.size

/** The files that are named, each once, as a text that is the same for the same files: a hundred lines name a few. */
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

/** Reads what is not known yet. @returns whether anything was asked for, and whether some of it did not come */
async function loadMissing(names: string): Promise<{ isNew: boolean; hasFailed: boolean }> {
  const missing = names
    .split('\n')
    .filter((name) => name !== '')
    .map((name) => name.split(' '))
    .map(([product = '', version = '']) => ({ product: Number(product), version }))
    .filter((of) => !areKnown(of))
  const results = await Promise.allSettled(missing.map((of) => loadPrices(of)))
  return {
    isNew: missing.length > 0,
    hasFailed: results.some(({ status }) => status === 'rejected'),
  }
}

/**
 * Reads the prices of all that is named, and has the component render again as they come. What did not come is tried again when the
 * network is back.
 * @returns whether some could not be read, and what tries them again
 */
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
    const again = () => void read()
    again()
    window.addEventListener('online', again)
    return () => window.removeEventListener('online', again)
  }, [read])
  return { hasFailed, retry: () => void read() }
}
