import { DEFAULT_LANGUAGE } from '@flou/shared/locale.ts'
import type { RunRequest } from '@flou/shared/publishing.ts'
import type { StoredRun } from '../../store/publishing/runs.ts'
import { keepSiteAddress } from '../../store/publishing/siteAddress.ts'
import { Reads } from '../../pages/reads.ts'
import { pageSource } from '../../pages/pageSource.ts'
import { openContent } from '../pages/renderChunk.ts'
import type { Publisher } from '../publisher.ts'
import type { Shifts } from '../publishPlan.ts'
import { publishRules } from '../search/publishRules.ts'
import { rebuildIndex, renewIndex } from '../search/rebuildIndex.ts'
import { robots } from '../site/sitemap.ts'
import { writeSitemap } from '../writeSitemap.ts'
import { removeLeftFiles } from './leftObjects.ts'
import { listLeft } from './runSitemap.ts'

/** The CDN's own error pages, robots.txt. */
async function writeFixedFiles(publisher: Publisher): Promise<void> {
  const { renderer, site, files } = publisher
  const source = pageSource(openContent(publisher), DEFAULT_LANGUAGE, new Reads())
  for (const [key, path] of Object.entries(renderer.errorPages)) {
    const { html } = await renderer.renderPage(path, source, site)
    await files.putFile(key, html, 'text/html; charset=utf-8')
  }
  await files.putFile('robots.txt', robots(site.origin), 'text/plain; charset=utf-8')
}

/** Runs of some pages bring the sitemap up to date with each part; those of very many write all of it at the end. */
export const listsAtOnce = ({ kind }: RunRequest): boolean => kind !== 'all' && kind !== 'type'

/** What a run leaves when its pages are done: files outside the pages, and one word to the CDN for all of them. */
export async function finishRun(publisher: Publisher, run: StoredRun, shifts: Shifts): Promise<void> {
  if (run.request.kind === 'all') {
    await writeFixedFiles(publisher)
    await publishRules(publisher)
    if (run.request.anew && publisher.index) await rebuildIndex(publisher)
    else await renewIndex(publisher)
    await keepSiteAddress(publisher.table, publisher.site)
  }
  if (listsAtOnce(run.request)) await listLeft(publisher, run)
  else await writeSitemap(publisher, shifts, { changed: 'all' })
  if (run.request.kind === 'all' && run.request.anew) {
    await removeLeftFiles(publisher, run)
    await publisher.invalidateEverything()
  } else if (run.request.kind === 'all') await publisher.invalidateAll()
  else if (run.stale) await publisher.invalidateTrees()
}
