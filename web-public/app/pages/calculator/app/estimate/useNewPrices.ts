import { useCallback, useEffect, useState } from 'react'
import { useRevalidator } from 'react-router'

/** How often a page that is looked at asks whether prices have changed, and the least time between two questions. Milliseconds. */
const ASK_EVERY = 10 * 60_000
const ASK_AGAIN_AFTER = 5_000

/** True where the published page names other prices than these; false where that cannot be learned now. */
async function isOutdated(versions: readonly string[]): Promise<boolean> {
  // the file that the router reads of this page; asking is one answer without body where nothing has changed
  const address = `${window.location.pathname.replace(/\/$/, '')}.data`
  const response = await fetch(address, { cache: 'no-cache' }).catch(() => undefined)
  const text = response?.ok ? await response.text().catch(() => '') : ''
  return text !== '' && versions.some((version) => !text.includes(version))
}

/**
 * Whether prices have changed since the page was opened: asked when it comes back to the front, and now and then while it is there.
 * Nothing is replaced before `take` is called: an estimate does not change under somebody's hands.
 */
export function useNewPrices(versions: ReadonlyMap<number, string>): { areNew: boolean; take: () => void } {
  const { revalidate } = useRevalidator()
  const [outdated, setOutdated] = useState<typeof versions>()
  useEffect(() => {
    let asked = Date.now()
    const ask = async () => {
      if (document.visibilityState !== 'visible' || Date.now() - asked < ASK_AGAIN_AFTER) return
      asked = Date.now()
      if (await isOutdated([...versions.values()])) setOutdated(versions)
    }
    const again = () => void ask()
    const timer = setInterval(again, ASK_EVERY)
    document.addEventListener('visibilitychange', again)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', again)
    }
  }, [versions])
  const take = useCallback(() => void revalidate(), [revalidate])
  return { areNew: outdated === versions, take }
}
