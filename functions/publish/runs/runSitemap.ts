import { setTimeout as sleep } from 'node:timers/promises'
import { itemOf } from '../../pages/pageItem.ts'
import { rowsBetween } from '../../store/publishing/pageRows.ts'
import type { StoredRun } from '../../store/publishing/runs.ts'
import { leaveUnlisted, takeUnlisted } from '../../store/publishing/unlistedPages.ts'
import { PageStore } from '../pages/pageStore.ts'
import { sitemapChanges, shiftsOf, untoldPaths, type Published } from '../publishPlan.ts'
import type { Publisher } from '../publisher.ts'
import { onePerFile } from '../site/sitemapFamilies.ts'
import { isForVisitors } from '../site/visitors.ts'
import { writeSitemap } from '../writeSitemap.ts'

/**
 * Leaves the sitemap to the queue's run. Each of its files is written from all pages of a family: in a burst that would be done for every
 * batch, and an edit would wait for it.
 * @returns false where nobody will do it
 */
const isLeft = (publisher: Publisher, run: string, changed: readonly string[]): Promise<boolean> =>
  leaveUnlisted(publisher.table, run, onePerFile(changed.filter(isForVisitors)))

/** Looks at the index for what was left to a run, and milliseconds between them. */
const LOOKS = 6
const BETWEEN_LOOKS = 300

/**
 * Waits until the index knows the pages that were left to a run: it follows the table with a delay, and of these pages nobody remembers what
 * was done with them.
 */
async function untilIndexed({ table }: Publisher, paths: readonly string[]): Promise<void> {
  for (let look = 1; look <= LOOKS; look += 1) {
    const known = await new PageStore(table).load(paths)
    const inStep = await Promise.all(
      paths.map(async (path) => {
        const page = known.get(path)
        const [row] = await rowsBetween(table, [path, path])
        return row?.published === (page && itemOf(page).row?.published)
      }),
    )
    if (inStep.every(Boolean)) return
    await sleep(BETWEEN_LOOKS)
  }
}

/** Brings the sitemap up to date with a batch of changes. @param run to which the batch has left pages, or whose next part follows it */
export async function listBatch(
  publisher: Publisher,
  published: Published,
  run: string | undefined,
): Promise<void> {
  const changed = sitemapChanges(published)
  if (run !== undefined && (await isLeft(publisher, run, changed))) return
  await writeSitemap(publisher, shiftsOf(published), { changed })
}

/** A run of the queue lists its pages when it has gone through so many, and at its end. */
const LISTED_EVERY = 1_000

/** Whether a part of a run leaves its pages to a later one: each file is written from all pages of a family, for every part anew. */
const mayWait = (run: StoredRun, looked: number) =>
  run.request.kind === 'queue' && (run.done % LISTED_EVERY) + looked < LISTED_EVERY

/** Brings the sitemap up to date with a part of a run, and with what was left to the run; a later part does, or its end, where that may wait. */
export async function listPart(
  publisher: Publisher,
  {
    run,
    looked,
    published,
    isBusy,
  }: { run: StoredRun; looked: number; published: Published; isBusy: boolean },
): Promise<void> {
  const changed = [...sitemapChanges(published), ...untoldPaths(published, publisher.now())]
  if ((isBusy || mayWait(run, looked)) && (await isLeft(publisher, run.id, changed))) return
  const left = [...(run.unlisted ?? [])]
  await untilIndexed(publisher, left)
  await writeSitemap(publisher, shiftsOf(published), { changed: [...changed, ...left] })
  await takeUnlisted(publisher.table, run)
}

/** Does what was left to a run that is through. */
export async function listLeft(publisher: Publisher, run: StoredRun): Promise<void> {
  if (!run.unlisted) return
  const left = [...run.unlisted]
  await untilIndexed(publisher, left)
  await writeSitemap(publisher, { present: [], absent: [] }, { changed: left })
  await takeUnlisted(publisher.table, run)
}
