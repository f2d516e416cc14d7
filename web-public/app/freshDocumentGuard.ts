import { fetchShell } from './site/fetchShell.ts'
import { loadDocument } from './missingScript.ts'
import type { DataStrategyResult, MiddlewareFunction } from 'react-router'

type Results = Record<string, DataStrategyResult>

declare global {
  interface Window {
    /** The router's manifest of the running build. */
    __reactRouterManifest?: { version: string }
  }
}

/** What every page's data says of itself. */
function rootOf({ root }: Results): { buildId?: unknown; shell?: unknown } {
  const result = root?.result
  return typeof result === 'object' && result !== null ? result : {}
}

/** A page with a script of its own: only its document allows it to run. */
const needsDocument = (results: Results) =>
  Object.values(results).some(
    ({ result }) =>
      typeof result === 'object' && result !== null && Reflect.get(result, 'needsDocument') === true,
  )

const isNewer = (results: Results) => {
  const { buildId } = rootOf(results)
  return buildId !== undefined && buildId !== window.__reactRouterManifest?.version
}

/** Navbar and footer may have changed since the page shown: what they hold now is read before the next one is. */
async function withShell(results: Results, { url, signal }: Request): Promise<Results> {
  const { shell } = rootOf(results)
  if (typeof shell !== 'string') return results
  return fetchShell(shell).then(
    () => results,
    () => (signal.aborted ? results : loadDocument(url)),
  )
}

/**
 * Client navigation reads published files. Where a newer build has published them, or where there is no such file (the page
 * moved or is gone), the document is loaded instead: only the CDN knows about redirects, and old scripts must not guess at
 * new data. So is that of a page with a script of its own.
 */
export const freshDocumentGuard: MiddlewareFunction<Results> = async ({ request }, next) => {
  const results = await next().catch((error: unknown) => {
    // the visitor has gone elsewhere in the meantime
    if (request.signal.aborted) throw error
    return loadDocument(request.url)
  })
  if (request.signal.aborted) return results
  const isMissing = Object.values(results).some(({ type }) => type === 'error')
  return isMissing || isNewer(results) || needsDocument(results)
    ? loadDocument(request.url)
    : withShell(results, request)
}
