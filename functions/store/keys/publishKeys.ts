import { padded } from './padded.ts'

export const RUNS = 'publish#runs'
export const PAGE_QUEUE = 'publish#queue'
export const SITEMAP_FILES = 'publish#sitemap'
/** Keys that changes have touched, and pages that can be found by a new key, with when (store/publishing/touchedKeys.ts). */
export const TOUCHED = 'publish#touched'
export const APPEARED = 'publish#appeared'
export const BATCH_DONE = 'batch-done'

/** Runs of publishing, what they leave, and batches of changes. */
export const publishKeys = {
  /** What followed from a version of a record or section (id 0). */
  receipt: (type: string, id: number, version: number) => ({
    pk: `receipt#${type}#${id}`,
    sk: padded(version),
  }),
  /** A run of publishing; one partition, the newest last. The stream's filter knows it (publish/manifest.ts). */
  publishRun: (id: string) => ({ pk: RUNS, sk: id }),
  /** A page that waits to be rendered; `place` is its rank and path. */
  queuedPage: (place: string) => ({ pk: PAGE_QUEUE, sk: place }),
  /** A file that the index of the sitemap names. */
  sitemapFile: (name: string) => ({ pk: SITEMAP_FILES, sk: name }),
  /** A batch of changes: its progress, its rows in parts, and the mark that all is done, which the stream's filter knows. */
  batch: (id: string) => ({ pk: `batch#${id}`, sk: '-' }),
  batchRows: (id: string, writer: string, part: number) => ({
    pk: `batch#${id}`,
    sk: `rows#${writer}#${padded(part, 4)}`,
  }),
  batchDone: (id: string) => ({ pk: `batch#${id}`, sk: BATCH_DONE }),
} as const
