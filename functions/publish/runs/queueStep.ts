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

/** Goes on behind the last page of the part before, and from the first one again at the end: none waits for ever behind others. */
async function nextRecords({ table }: Publisher, after: string | undefined): Promise<QueuedPage[]> {
  const behind = await queuedPages(table, 'record', { limit: PART, after })
  if (behind.length === PART || after === undefined) return behind
  const others = await queuedPages(table, 'record', { limit: PART - behind.length })
  return [...behind, ...others.filter(({ path }) => path <= after)]
}

async function nextLists({ table, now }: Publisher, records: number): Promise<QueuedPage[]> {
  if (records < PART) return queuedPages(table, 'list', { limit: PART - records })
  const waitedSince = now().getTime() - LIST_WAITS
  const lists = await queuedPages(table, 'list', { limit: COUNTED })
  return lists.filter(({ since }) => Date.parse(since) < waitedSince).slice(0, LISTS_MEANWHILE)
}

/** The queue's pages, part by part, until it is empty. */
export const queueStep = (publisher: Publisher): Step => ({
  async size() {
    const { table } = publisher
    const [records, lists] = await Promise.all([
      queuedPages(table, 'record', { limit: COUNTED }),
      queuedPages(table, 'list', { limit: COUNTED }),
    ])
    return records.length + lists.length
  },
  async read(after): Promise<Part> {
    const record = await nextRecords(publisher, after && String(after['path']))
    const list = await nextLists(publisher, record.length)
    const paths = [...record, ...list].map(({ path }) => path)
    return {
      paths,
      looked: paths.length,
      ...(paths.length > 0 && { next: { path: record.at(-1)?.path ?? '' } }),
      // pages that failed are kept as failed, and tried again with those (schedule/retryFailedPages.ts)
      async settle() {
        await dequeuePages(publisher.table, 'record', record)
        await dequeuePages(publisher.table, 'list', list)
      },
    }
  },
})
