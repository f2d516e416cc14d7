import { dequeuePages, queuedPages, type QueuedPage } from '../../store/publishing/pageQueue.ts'
import type { Publisher } from '../publisher.ts'
import type { Part, Step } from './step.ts'

/** Queued pages of one part: an edit that comes meanwhile waits for so many. */
const PART = 50

/** Lists are rendered when no record's page waits any more, or when they have waited this long, in milliseconds; so many a part. */
const LIST_WAITS = 5_000
const LISTS_MEANWHILE = 10

/** How many of the queue are counted for the run's progress. */
const COUNTED = 1_000

async function nextPages({ table, now }: Publisher): Promise<{ record: QueuedPage[]; list: QueuedPage[] }> {
  const record = await queuedPages(table, 'record', PART)
  if (record.length < PART) return { record, list: await queuedPages(table, 'list', PART - record.length) }
  const waitedSince = now().getTime() - LIST_WAITS
  const lists = await queuedPages(table, 'list', PART)
  const late = lists.filter(({ since }) => Date.parse(since) < waitedSince)
  return { record, list: late.slice(0, LISTS_MEANWHILE) }
}

/** The queue's pages, part by part, until it is empty. */
export const queueStep = (publisher: Publisher): Step => ({
  async size() {
    const { table } = publisher
    const [records, lists] = await Promise.all([
      queuedPages(table, 'record', COUNTED),
      queuedPages(table, 'list', COUNTED),
    ])
    return records.length + lists.length
  },
  async read(): Promise<Part> {
    const { record, list } = await nextPages(publisher)
    const paths = [...record, ...list].map(({ path }) => path)
    return {
      paths,
      looked: paths.length,
      ...(paths.length > 0 && { next: {} }),
      // pages that failed are kept as failed, and tried again with those (schedule/retryFailedPages.ts)
      async settle() {
        await dequeuePages(publisher.table, 'record', record)
        await dequeuePages(publisher.table, 'list', list)
      },
    }
  },
})
