/** What a page carries for its later hydration: written by entry.server, read by the boot script and entry.client. */
export interface Payload {
  /** The entry module, and everything worth fetching beside it. */
  entry: string
  preload: string[]
  /** Where the content of navbar and footer stands, the same file for every page of the language. */
  shell: string
  manifest: string
  /** Modules of each matched route, by route id. */
  routes: Record<string, string[]>
  /** The router's hydration context; its data is in the page's file, which client navigation reads, too. */
  context: object
  /** Where that file is, and the fingerprint of the edition that the document was rendered from. */
  data: string
  print: string
  /** Where that edition is kept once a later one has taken its place. */
  edition: string
}

/** What a page carries that is not hydrated: it stays the document that came. */
export type PlainPayload = Pick<Payload, 'entry'> & { entry: '' }

export const PAYLOAD_ID = 'rr'
