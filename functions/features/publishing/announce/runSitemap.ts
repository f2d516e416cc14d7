import { setTimeout as sleep } from 'node:timers/promises'
import type { PublishRunRequest } from '@flou/shared/publishing/publishing.ts'
import { itemOf } from '../pageData/pageItem.ts'
import { rowsBetween } from '../store/pageRows.ts'
import type { StoredPublishRun } from '../store/publishRuns.ts'
import { deferSitemapPages, removeDeferredPages } from '../store/unlistedPages.ts'
import { PageStore } from '../pageData/pageStore.ts'
import { sitemapUpdates, shiftsOf, uninvalidatedPaths, type Published } from '../outcome.ts'
import type { Publisher } from '../publisher.ts'
import { onePerFile } from '../site/sitemapFamilies.ts'
import { isForVisitors } from '../pageData/visitors.ts'
import { writeSitemap, type SitemapWriter } from './writeSitemap.ts'

/**
 * Defers the sitemap to the queue's run, because rewriting it per batch would delay edits.
 * @returns false if no run accepts it
 */
const deferListing = (
  { table }: Pick<Publisher, 'table'>,
  publishRun: string,
  changed: readonly string[],
): Promise<boolean> => deferSitemapPages(table, publishRun, onePerFile(changed.filter(isForVisitors)))

const MAX_CHECKS = 6
const CHECK_INTERVAL_MS = 300

/** Waits until the eventually consistent index contains the deferred pages. */
async function untilIndexed({ table }: Pick<Publisher, 'table'>, paths: readonly string[]): Promise<void> {
  for (let check = 1; check <= MAX_CHECKS; check += 1) {
    const known = await new PageStore(table).load(paths)
    const areIndexed = await Promise.all(
      paths.map(async (path) => {
        const page = known.get(path)
        const [row] = await rowsBetween(table, [path, path])
        return row?.published === (page && itemOf(page).row?.published)
      }),
    )
    if (areIndexed.every(Boolean)) return
    await sleep(CHECK_INTERVAL_MS)
  }
}

/**
 * Updates the sitemap after a batch.
 * @param publishRun run that can take over deferred pages
 */
export async function listBatch(
  publisher: SitemapWriter,
  published: Published,
  publishRun: string | undefined,
): Promise<void> {
  const changed = sitemapUpdates(published)
  if (publishRun !== undefined && (await deferListing(publisher, publishRun, changed))) return
  await writeSitemap(publisher, shiftsOf(published), { changed })
}

/** Large runs write the whole sitemap at the end. */
export const listsEachChunk = ({ kind }: PublishRunRequest): boolean => kind !== 'all' && kind !== 'type'

const LIST_EVERY = 1_000

const canWait = (publishRun: StoredPublishRun, looked: number) =>
  publishRun.request.kind === 'queue' && (publishRun.done % LIST_EVERY) + looked < LIST_EVERY

/** Updates the sitemap after a chunk, or defers it. */
export async function listChunk(
  publisher: SitemapWriter & Pick<Publisher, 'now'>,
  {
    publishRun,
    looked,
    published,
    isBusy,
  }: { publishRun: StoredPublishRun; looked: number; published: Published; isBusy: boolean },
): Promise<void> {
  const changed = [...sitemapUpdates(published), ...uninvalidatedPaths(published, publisher.now())]
  if ((isBusy || canWait(publishRun, looked)) && (await deferListing(publisher, publishRun.id, changed)))
    return
  const deferredPaths = [...(publishRun.unlisted ?? [])]
  await untilIndexed(publisher, deferredPaths)
  await writeSitemap(publisher, shiftsOf(published), { changed: [...changed, ...deferredPaths] })
  await removeDeferredPages(publisher.table, publishRun)
}

export async function listDeferred(publisher: SitemapWriter, publishRun: StoredPublishRun): Promise<void> {
  if (!publishRun.unlisted) return
  const deferredPaths = [...publishRun.unlisted]
  await untilIndexed(publisher, deferredPaths)
  await writeSitemap(publisher, { present: [], absent: [] }, { changed: deferredPaths })
  await removeDeferredPages(publisher.table, publishRun)
}
