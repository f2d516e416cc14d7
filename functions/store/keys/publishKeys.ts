import { padded } from './padded.ts'

export const PUBLISH_RUNS = 'publish#runs'
export const PAGE_QUEUE = 'publish#queue'
export const SITEMAP_FILES = 'publish#sitemap'
/** Dependency keys affected by edits, with timestamps. */
export const AFFECTED = 'publish#touched'
export const APPEARED = 'publish#appeared'
export const BATCH_DONE = 'batch-done'

export const publishKeys = {
  publishStatus: (type: string, id: number, revision: number) => ({
    pk: `receipt#${type}#${id}`,
    sk: padded(revision),
  }),
  /** Publish run; the stream filter depends on it (publish/manifest.ts). */
  publishRun: (id: string) => ({ pk: PUBLISH_RUNS, sk: id }),
  /** Page waiting for rendering; the position is its rank and path. */
  queuedPage: (position: string) => ({ pk: PAGE_QUEUE, sk: position }),
  sitemapFile: (name: string) => ({ pk: SITEMAP_FILES, sk: name }),
  /** Batch with rows in chunks and an end marker that the stream filter matches. */
  batch: (id: string) => ({ pk: `batch#${id}`, sk: '-' }),
  batchRows: (id: string, writer: string, chunk: number) => ({
    pk: `batch#${id}`,
    sk: `rows#${writer}#${padded(chunk, 4)}`,
  }),
  batchDone: (id: string) => ({ pk: `batch#${id}`, sk: BATCH_DONE }),
} as const
