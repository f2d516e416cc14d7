import { useEffect } from 'react'
import { keepPrices, type PricesOf } from './priceFiles.ts'

/** When it starts: what somebody does first comes before it. Milliseconds. */
const START_AFTER = 3_000
/** After which it goes on though the browser is never idle. Milliseconds. */
const IDLE_TIMEOUT = 5_000

interface Connection {
  saveData?: boolean
  effectiveType?: string
}

/** True where somebody pays for bytes, or waits for them. Not every browser says so. */
function isFrugal(): boolean {
  const { connection } = navigator as { connection?: Connection } // not a standard yet
  return connection?.saveData === true || connection?.effectiveType?.includes('2g') === true
}

const untilIdle = () =>
  new Promise<void>((resolve) => {
    if (typeof requestIdleCallback === 'function')
      requestIdleCallback(() => resolve(), { timeout: IDLE_TIMEOUT })
    else setTimeout(resolve)
  })

/**
 * Fetches the prices of products one after the other, each when the browser is idle, and keeps those that this browser does not have.
 * Nothing is fetched where somebody saves data.
 * @param isWanted asked before each of them
 * @returns true once all are kept
 */
export async function fetchAhead(all: readonly PricesOf[], isWanted: () => boolean): Promise<boolean> {
  if (isFrugal()) return false
  for (const one of all) {
    await untilIdle()
    if (!isWanted()) return false
    try {
      await keepPrices(one)
    } catch {
      return false // the network is gone, or storage is full
    }
  }
  return true
}

/**
 * Has the prices of every product there before it is opened, so that it can be added without a connection. All of them: a file has 0.5 KB
 * as it travels, 26 have 12.
 */
export function useFetchAhead(products: readonly { id: number; version: string }[]): void {
  useEffect(() => {
    let isOver = false
    const all = products.map(({ id, version }) => ({ product: id, version }))
    const run = async () => {
      window.removeEventListener('online', again)
      const isDone = await fetchAhead(all, () => !isOver)
      if (!isDone && !isOver) window.addEventListener('online', again)
    }
    const again = () => void run()
    const timer = setTimeout(again, START_AFTER)
    return () => {
      isOver = true
      clearTimeout(timer)
      window.removeEventListener('online', again)
    }
  }, [products])
}
