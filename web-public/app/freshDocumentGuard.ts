import { loadDocument } from './missingScript.ts'
import type { DataStrategyResult, MiddlewareFunction } from 'react-router'

type Results = Record<string, DataStrategyResult>

declare global {
  interface Window {
    /** The router's manifest of the running build. */
    __reactRouterManifest?: { version: string }
  }
}

const buildOf = ({ result }: DataStrategyResult) =>
  typeof result === 'object' && result !== null && 'buildId' in result ? result.buildId : undefined

const isNewer = (results: Results) => {
  const published = results['root'] && buildOf(results['root'])
  return published !== undefined && published !== window.__reactRouterManifest?.version
}

/**
 * Client navigation reads published files. Where a newer build has published them, or where there is no such file (the page
 * moved or is gone), the document is loaded instead: only the CDN knows about redirects, and old scripts must not guess at
 * new data.
 */
export const freshDocumentGuard: MiddlewareFunction<Results> = async ({ request }, next) => {
  const results = await next().catch((error: unknown) => {
    // the visitor has gone elsewhere in the meantime
    if (request.signal.aborted) throw error
    return loadDocument(request.url)
  })
  if (request.signal.aborted) return results
  const isMissing = Object.values(results).some(({ type }) => type === 'error')
  return isMissing || isNewer(results) ? loadDocument(request.url) : results
}
