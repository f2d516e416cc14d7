import { leaveUnlisted, takeUnlisted, type StoredRun } from '../../store/publishing/runs.ts'
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

/** Brings the sitemap up to date with a batch of changes. @param run to which the batch has left pages */
export async function listBatch(
  publisher: Publisher,
  published: Published,
  run: string | undefined,
): Promise<void> {
  const changed = sitemapChanges(published)
  if (run !== undefined && (await isLeft(publisher, run, changed))) return
  await writeSitemap(publisher, shiftsOf(published), { changed })
}

/** Brings the sitemap up to date with a part of a run, and with what was left to the run; while changes wait for the part, a later one does. */
export async function listPart(
  publisher: Publisher,
  { run, published, isBusy }: { run: StoredRun; published: Published; isBusy: boolean },
): Promise<void> {
  const changed = [...sitemapChanges(published), ...untoldPaths(published, publisher.now())]
  if (isBusy && (await isLeft(publisher, run.id, changed))) return
  await writeSitemap(publisher, shiftsOf(published), { changed: [...changed, ...(run.unlisted ?? [])] })
  await takeUnlisted(publisher.table, run)
}

/** Does what was left to a run that is through. */
export async function listLeft(publisher: Publisher, run: StoredRun): Promise<void> {
  if (!run.unlisted) return
  await writeSitemap(publisher, { present: [], absent: [] }, { changed: [...run.unlisted] })
  await takeUnlisted(publisher.table, run)
}
