import { dequeuePages, queuedPages, type QueuedPage } from '../../store/publishing/pageQueue.ts'
import type { Publisher } from '../publisher.ts'
import type { Part, Step } from './step.ts'

/** Queued pages of one part, and of one while many changes keep coming: an edit waits for so many. */
export const PART = 48
export const BUSY_PART = 16

/** Lists are rendered when no record's page waits any more, or when they have waited this long, in milliseconds; so many a part, which has no more pages for it. */
const LIST_WAITS = 5_000
const LISTS_MEANWHILE = 6

/** How many of the queue are counted for the run's progress. */
const COUNTED = 1_000

/** Goes on behind the last page of the part before, and from the first one again at the end: none waits for ever behind others. */
async function nextRecords(
  { table }: Publisher,
  after: string | undefined,
  most: number,
): Promise<QueuedPage[]> {
  const behind = await queuedPages(table, 'record', { limit: most, after })
  if (behind.length === most || after === undefined) return behind
  const others = await queuedPages(table, 'record', { limit: most - behind.length })
  return [...behind, ...others.filter(({ path }) => path <= after)]
}

/** @param room for so many pages, beside those of records */
async function nextLists({ table, now }: Publisher, room: number): Promise<QueuedPage[]> {
  if (room > 0) return queuedPages(table, 'list', { limit: room })
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
  async read(after, isBusy): Promise<Part> {
    const most = isBusy ? BUSY_PART : PART
    const waiting = await nextRecords(publisher, after && String(after['path']), most)
    const list = await nextLists(publisher, most - waiting.length)
    const record = waiting.slice(0, most - list.length)
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
