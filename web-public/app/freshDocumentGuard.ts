import { fetchLayout } from './site/fetchLayout.ts'
import { loadDocument } from './missingScript.ts'
import type { DataStrategyResult, EntryContext, MiddlewareFunction } from 'react-router'

type Results = Record<string, DataStrategyResult>

declare global {
  interface Window {
    __reactRouterManifest?: EntryContext['manifest']
  }
}

function rootOf({ root }: Results): { buildId?: unknown; layoutPath?: unknown } {
  const result = root?.result
  return typeof result === 'object' && result !== null ? result : {}
}

/** Pages with their own script: the document's security policy must allow it. */
const needsDocument = (results: Results) =>
  Object.values(results).some(
    ({ result }) =>
      typeof result === 'object' && result !== null && Reflect.get(result, 'needsDocument') === true,
  )

const isNewer = (results: Results) => {
  const { buildId } = rootOf(results)
  return buildId !== undefined && buildId !== window.__reactRouterManifest?.version
}

/** Loads the current navbar and footer before the next page. */
async function withLayout(results: Results, { url, signal }: Request): Promise<Results> {
  const { layoutPath } = rootOf(results)
  if (typeof layoutPath !== 'string') return results
  return fetchLayout(layoutPath).then(
    () => results,
    () => (signal.aborted ? results : loadDocument(url)),
  )
}

/**
 * Loads the document instead of data after a new build, for missing files (only the CDN knows redirects), and
 * for pages with their own script.
 */
export const freshDocumentGuard: MiddlewareFunction<Results> = async ({ request }, next) => {
  const results = await next().catch((error: unknown) => {
    // the visitor navigated elsewhere
    if (request.signal.aborted) throw error
    return loadDocument(request.url)
  })
  if (request.signal.aborted) return results
  const isMissing = Object.values(results).some(({ type }) => type === 'error')
  return isMissing || isNewer(results) || needsDocument(results)
    ? loadDocument(request.url)
    : withLayout(results, request)
}
