import { PageIndex } from '../pages/pageIndex.ts'
import type { Publisher } from './publisher.ts'
import type { Shifts } from './publishPlan.ts'
import { SITEMAP, sitemapFiles } from './site/sitemap.ts'

/** How often a sitemap is written again when another publish has added or removed pages meanwhile. */
const TURNS = 5

const XML = 'application/xml'

/**
 * Writes the sitemap: the index may not know this batch's pages yet, so they are put in and taken out here. What was written is
 * compared with the index afterwards: of several publishes, the last to write has seen the pages of all.
 */
export async function writeSitemap(publisher: Publisher, { present, absent }: Shifts): Promise<void> {
  const { files, site, table, invalidate } = publisher
  const index = new PageIndex(table)
  const current = async () => {
    const listed = new Map((await index.list()).map(({ path, lastModified }) => [path, lastModified]))
    for (const { path, lastModified } of present) listed.set(path, lastModified)
    for (const path of absent) listed.delete(path)
    return sitemapFiles(
      site.origin,
      [...listed].map(([path, lastModified]) => ({ path, lastModified })),
    )
  }
  let texts = await current()
  for (let turn = 0; turn < TURNS; turn += 1) {
    // the parts first: an index never names a file that is not there
    for (const [key, text] of [...texts].toSorted(([one]) => (one === SITEMAP ? 1 : -1))) {
      await files.putFile(key, text, XML)
    }
    const now = await current()
    if (isSame(now, texts)) break
    texts = now
  }
  await invalidate([], texts.keys())
}

const isSame = (one: ReadonlyMap<string, string>, other: ReadonlyMap<string, string>) =>
  one.size === other.size && [...one].every(([key, text]) => other.get(key) === text)
