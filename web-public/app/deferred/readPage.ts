import { fetchShell } from '../site/fetchShell.ts'
import { MissingFile } from '../missingFile.ts'
import { fingerprint } from '@flou/shared/text/fingerprint.ts'
import { pageState } from './pageState.ts'
import type { Payload } from './payload.ts'

/** Until what did not come is asked for again, twice as long each time; sooner where the network comes back. Milliseconds. */
const FIRST_WAIT = 4000

const nextChance = (wait: number) =>
  new Promise((resolve) => {
    setTimeout(resolve, wait)
    window.addEventListener('online', resolve, { once: true })
  })

/**
 * The page's data in the edition of its document. The browser's copy first, however old: it came with the document where that is an old
 * one too, as after a step back. Then the page's file; where the page has been published since the document came, the edition kept of it.
 * @throws MissingFile where there is no page any more; another error where it does not come now, or only in another edition
 */
async function readState({ data, print, edition }: Payload): Promise<string> {
  for (const cache of ['force-cache', 'no-cache'] as const) {
    const response = await fetch(data, { cache })
    const text = await response.text()
    if (response.ok && fingerprint(text) === print) return pageState(text)
    if (response.status === 404 && cache === 'no-cache') throw new MissingFile(data)
  }
  const kept = await fetch(edition)
  if (kept.ok) return pageState(await kept.text())
  throw new Error(`${data} is of another edition`)
}

/**
 * Reads what is not in the document but needed to hydrate it: the page's data, and the content of navbar and footer. Waits as long as it
 * takes: until then the page is the document that came, and its forms are the browser's.
 * @returns the state that the router hydrates from
 * @throws MissingFile where waiting is of no use
 */
export async function readPage(payload: Payload, wait = FIRST_WAIT): Promise<string> {
  try {
    const [state] = await Promise.all([readState(payload), fetchShell(payload.shell)])
    return state
  } catch (error) {
    if (error instanceof MissingFile) throw error
    document.dispatchEvent(new Event('app:waiting'))
    await nextChance(wait)
    return readPage(payload, 2 * wait)
  }
}
