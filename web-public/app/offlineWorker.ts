/** Service worker for pages that open offline. */
export const WORKER_FILE = 'calculator-worker.js'

/** Marks documents to cache. Without it, the worker removes itself and its cache. */
export const OFFLINE_ATTRIBUTE = 'data-kept-offline'

export interface CacheRequest {
  type: 'keep'
  files: readonly string[]
}
