import { useEffect } from 'react'
import { cachePrices, type PricesOf } from './priceFiles.ts'

/** Milliseconds, after initial user input. */
const START_AFTER = 3_000
/** Milliseconds. */
const IDLE_TIMEOUT = 5_000

interface Connection {
  saveData?: boolean
  effectiveType?: string
}

/** Returns true on slow connections or with data saving; not supported by all browsers. */
function isFrugal(): boolean {
  const { connection } = navigator as { connection?: Connection } // not standardized
  return connection?.saveData === true || connection?.effectiveType?.includes('2g') === true
}

const untilIdle = () =>
  new Promise<void>((resolve) => {
    if (typeof requestIdleCallback === 'function')
      requestIdleCallback(() => resolve(), { timeout: IDLE_TIMEOUT })
    else setTimeout(resolve)
  })

/**
 * Caches prices one by one when idle, except on frugal connections.
 * @param shouldContinue checked before each request
 * @returns true if all are cached
 */
export async function preloadPrices(
  all: readonly PricesOf[],
  shouldContinue: () => boolean,
): Promise<boolean> {
  if (isFrugal()) return false
  for (const one of all) {
    await untilIdle()
    if (!shouldContinue()) return false
    try {
      await cachePrices(one)
    } catch {
      return false // offline, or storage is full
    }
  }
  return true
}

/** Preloads all prices (about 12 KB) for offline use. */
export function usePreloadedPrices(products: readonly { id: number; version: string }[]): void {
  useEffect(() => {
    let isCancelled = false
    const all = products.map(({ id, version }) => ({ product: id, version }))
    const preload = async () => {
      window.removeEventListener('online', retry)
      const isDone = await preloadPrices(all, () => !isCancelled)
      if (!isDone && !isCancelled) window.addEventListener('online', retry)
    }
    const retry = () => void preload()
    const timer = setTimeout(retry, START_AFTER)
    return () => {
      isCancelled = true
      clearTimeout(timer)
      window.removeEventListener('online', retry)
    }
  }, [products])
}
