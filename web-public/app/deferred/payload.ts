/** Hydration payload of a page, written by entry.server, read by the boot script and entry.client. */
export interface Payload {
  entry: string
  preload: string[]
  /** Path of the layout content, shared by all pages of a language. */
  layoutPath: string
  manifest: string
  routes: Record<string, string[]>
  /** The router's hydration context without data, which is in the `.data` file. */
  context: object
  /** Path of the data file, and the digest of the snapshot that the document was rendered from. */
  data: string
  digest: string
  /** Path of that snapshot after newer publishing. */
  snapshotPath: string
}

export type PlainPayload = Pick<Payload, 'entry'> & { entry: '' }

export const PAYLOAD_ID = 'rr'
