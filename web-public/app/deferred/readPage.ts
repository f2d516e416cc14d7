import { fetchLayout } from '../site/fetchLayout.ts'
import { fingerprint } from '@flou/shared/strings/fingerprint.ts'
import { toHydrationState } from './pageState.ts'
import type { Payload } from './payload.ts'
import { MissingFile } from '../missingScript.ts'

/** First retry delay in milliseconds; doubles each time and ends early when the network returns. */
const FIRST_WAIT = 4000

const waitForRetry = (wait: number) =>
  new Promise((resolve) => {
    setTimeout(resolve, wait)
    window.addEventListener('online', resolve, { once: true })
  })

/**
 * Returns the state matching the document: from the browser cache, the page's file, or its stored snapshot.
 * @throws MissingFile if the page no longer exists; another error if the data is unavailable
 */
async function readState({ data, digest, snapshotPath }: Payload): Promise<string> {
  for (const cache of ['force-cache', 'no-cache'] as const) {
    const response = await fetch(data, { cache })
    const text = await response.text()
    if (response.ok && fingerprint(text) === digest) return toHydrationState(text)
    if (response.status === 404 && cache === 'no-cache') throw new MissingFile(data)
  }
  const snapshot = await fetch(snapshotPath)
  if (snapshot.ok) return toHydrationState(await snapshot.text())
  throw new Error(`${data} is of another edition`)
}

/**
 * Loads page data and layout content for hydration; retries with exponential backoff.
 * @returns the router's hydration state
 * @throws MissingFile if retrying is useless
 */
export async function loadPage(payload: Payload, wait = FIRST_WAIT): Promise<string> {
  try {
    const [state] = await Promise.all([readState(payload), fetchLayout(payload.layoutPath)])
    return state
  } catch (error) {
    if (error instanceof MissingFile) throw error
    document.dispatchEvent(new Event('app:waiting'))
    await waitForRetry(wait)
    return loadPage(payload, 2 * wait)
  }
}
