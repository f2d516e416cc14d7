import { DEFAULT_LANGUAGE } from '@flou/shared/locale.ts'
import type { StoredPublishRun } from '../store/publishRuns.ts'
import { storeSiteOrigins } from '../store/siteOrigins.ts'
import { Reads } from '../pageData/reads.ts'
import { pageSource } from '../pageData/pageSource.ts'
import { openContent } from '../chunks/publishChunk.ts'
import type { Publisher } from '../publisher.ts'
import type { Shifts } from '../outcome.ts'
import { publishRules } from '../announce/publishRules.ts'
import { rebuildIndex, renewIndex } from '../announce/rebuildIndex.ts'
import { robots } from '../site/sitemap.ts'
import { writeSitemap } from '../announce/writeSitemap.ts'
import { removeObsoleteFiles } from './obsoleteObjects.ts'
import { listDeferred, listsEachChunk } from '../announce/runSitemap.ts'

async function writeFixedFiles(publisher: Publisher): Promise<void> {
  const { renderer, site, files } = publisher
  const source = pageSource(openContent(publisher), DEFAULT_LANGUAGE, new Reads())
  for (const [key, path] of Object.entries(renderer.errorPages)) {
    const { html } = await renderer.renderPage(path, source, site)
    await files.putFile(key, html, 'text/html; charset=utf-8')
  }
  await files.putFile('robots.txt', robots(site.origin), 'text/plain; charset=utf-8')
}

/** Writes files outside pages and invalidates the CDN once. */
export async function finishRun(
  publisher: Publisher,
  publishRun: StoredPublishRun,
  shifts: Shifts,
): Promise<void> {
  if (publishRun.request.kind === 'all') {
    await writeFixedFiles(publisher)
    await publishRules(publisher)
    if (publishRun.request.isForced && publisher.index) await rebuildIndex(publisher)
    else await renewIndex(publisher)
    await storeSiteOrigins(publisher.table, publisher.site)
  }
  if (listsEachChunk(publishRun.request)) await listDeferred(publisher, publishRun)
  else await writeSitemap(publisher, shifts, { changed: 'all' })
  if (publishRun.request.kind === 'all' && publishRun.request.isForced) {
    await removeObsoleteFiles(publisher, publishRun)
    await publisher.invalidateEverything()
  } else if (publishRun.request.kind === 'all') await publisher.invalidateAll()
  else if (publishRun.stale) await publisher.invalidatePages()
}
