import { dequeuePages, queuedPages, type QueuedPage } from '../store/pageQueue.ts'
import type { Publisher } from '../publisher.ts'
import type { StageChunk, Stage } from './stage.ts'

/** Pages per chunk, normally and while edits wait. */
export const CHUNK_SIZE = 48
export const BUSY_CHUNK_SIZE = 16

/** List pages follow record pages, or after this wait in milliseconds. */
const MAX_LIST_WAIT_MS = 5_000
const LISTS_PER_CHUNK = 6

const MAX_COUNTED = 1_000

/** Resumes after the last page and wraps around, which prevents starvation. */
async function nextRecords(
  { table }: Publisher,
  after: string | undefined,
  most: number,
): Promise<QueuedPage[]> {
  const following = await queuedPages(table, 'record', { limit: most, after })
  if (following.length === most || after === undefined) return following
  const wrapped = await queuedPages(table, 'record', { limit: most - following.length })
  return [...following, ...wrapped.filter(({ path }) => path <= after)]
}

async function nextLists({ table, now }: Publisher, room: number): Promise<QueuedPage[]> {
  if (room > 0) return queuedPages(table, 'list', { limit: room })
  const waitedSince = now().getTime() - MAX_LIST_WAIT_MS
  const lists = await queuedPages(table, 'list', { limit: MAX_COUNTED })
  return lists.filter(({ since }) => Date.parse(since) < waitedSince).slice(0, LISTS_PER_CHUNK)
}

export const queueStage = (publisher: Publisher): Stage => ({
  async size() {
    const { table } = publisher
    const [records, lists] = await Promise.all([
      queuedPages(table, 'record', { limit: MAX_COUNTED }),
      queuedPages(table, 'list', { limit: MAX_COUNTED }),
    ])
    return records.length + lists.length
  },
  async read(after, isBusy): Promise<StageChunk> {
    const most = isBusy ? BUSY_CHUNK_SIZE : CHUNK_SIZE
    const waiting = await nextRecords(publisher, after && String(after.path), most)
    const list = await nextLists(publisher, most - waiting.length)
    const record = waiting.slice(0, most - list.length)
    const paths = [...record, ...list].map(({ path }) => path)
    return {
      paths,
      looked: paths.length,
      ...(paths.length > 0 && { next: { path: record.at(-1)?.path ?? '' } }),
      async complete() {
        await dequeuePages(publisher.table, 'record', record)
        await dequeuePages(publisher.table, 'list', list)
      },
    }
  },
})
