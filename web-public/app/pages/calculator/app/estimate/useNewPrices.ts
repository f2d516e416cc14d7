import { useCallback, useEffect, useState } from 'react'
import { useRevalidator } from 'react-router'

/** Poll interval, and minimum time between requests, in milliseconds. */
const POLL_MS = 10 * 60_000
const MIN_INTERVAL_MS = 5_000

/** Returns true if the published page has other prices; false on failure. */
async function isOutdated(versions: readonly string[]): Promise<boolean> {
  // the page's data file; a 304 if unchanged
  const dataPath = `${window.location.pathname.replace(/\/$/, '')}.data`
  const response = await fetch(dataPath, { cache: 'no-cache' }).catch(() => undefined)
  const text = response?.ok ? await response.text().catch(() => '') : ''
  return text !== '' && versions.some((version) => !text.includes(version))
}

/** Checks for new prices when visible. Prices change only after `apply`. */
export function useNewPrices(versions: ReadonlyMap<number, string>): {
  hasNewPrices: boolean
  apply: () => void
} {
  const { revalidate } = useRevalidator()
  const [outdated, setOutdated] = useState<typeof versions>()
  useEffect(() => {
    let lastCheckAt = Date.now()
    const check = async () => {
      if (document.visibilityState !== 'visible' || Date.now() - lastCheckAt < MIN_INTERVAL_MS) return
      lastCheckAt = Date.now()
      if (await isOutdated([...versions.values()])) setOutdated(versions)
    }
    const startCheck = () => void check()
    const timer = setInterval(startCheck, POLL_MS)
    document.addEventListener('visibilitychange', startCheck)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', startCheck)
    }
  }, [versions])
  const apply = useCallback(() => void revalidate(), [revalidate])
  return { hasNewPrices: outdated === versions, apply }
}
