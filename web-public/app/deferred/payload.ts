/** What a page carries for its later hydration: written by entry.server, read by the boot script and entry.client. */
export interface Payload {
  /** The entry module, and everything worth fetching beside it. */
  entry: string
  preload: string[]
  manifest: string
  /** Modules of each matched route, by route id. */
  routes: Record<string, string[]>
  /** The router's hydration context and its data stream. */
  context: object
  stream: string
}

export const PAYLOAD_ID = 'rr'
