/** The worker of pages that open without a connection (web-public/worker), as a file of the site. */
export const WORKER_FILE = 'calculator-worker.js'

/** Marks documents that are to be kept. A worker that meets its page without it removes itself, and what it kept. */
export const KEPT_OFFLINE = 'data-kept-offline'

/** What a page asks of its worker once it runs. */
export interface KeepRequest {
  type: 'keep'
  /** Paths of what the page has loaded. */
  files: readonly string[]
}
