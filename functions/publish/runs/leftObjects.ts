import { LANGUAGES, type Language } from '@flou/shared/locale.ts'
import { sitemapFiles } from '../../store/publishing/sitemapFiles.ts'
import type { StoredRun } from '../../store/publishing/runs.ts'
import { CLOCKS_DIFFER } from '../../store/publishing/touchedKeys.ts'
import { PageStore } from '../pages/pageStore.ts'
import type { Publisher } from '../publisher.ts'
import { isBesidePages, objectPath, shellPrefix } from '../site/objectPath.ts'
import { allFileKeys } from '../site/siteFiles.ts'
import type { Step } from './step.ts'

/** Objects looked at in one part; a page has two or three in a language. */
const LOOKED_AT = 300

/** Milliseconds since 1970 from which on objects and pages were written by this run or after it began. */
const startOf = ({ created }: Pick<StoredRun, 'created'>) => Date.parse(created) - CLOCKS_DIFFER

/** Every object whose key starts so, in order. */
async function* objectsIn({ files }: Publisher, prefix: string) {
  let after: string | undefined
  for (;;) {
    const found = await files.list(prefix, after, LOOKED_AT)
    yield* found
    after = found.at(-1)?.key
    if (found.length < LOOKED_AT) return
  }
}

/**
 * Pages of objects that the run has not written: no record names them, or they lead elsewhere. Rendering removes them, or writes them where
 * they belong. Objects that no page can have are removed at once.
 */
export const leftObjects = (publisher: Publisher, language: Language, created: string): Step => ({
  size: async () => 0,
  async read(after) {
    const { files, table } = publisher
    const since = startOf({ created })
    const found = await files.list(`${language}/`, after && String(after['key']), LOOKED_AT)
    const old = found.filter(({ key }) => !isBesidePages(key))
    const placed = old.map(({ key, modified }) => ({ key, modified, place: objectPath(key) }))
    for (const { key, modified, place } of placed)
      if (!place && Date.parse(modified) < since) await files.removeFile(key)
    const known = await new PageStore(table).load([
      ...new Set(placed.flatMap(({ place }) => place?.path ?? [])),
    ])
    const isWritten = (key: string, path: string) => {
      const page = known.get(path)
      const isNew = page?.published !== undefined && Date.parse(page.published) >= since
      return isNew && page?.hashes[language] !== undefined && allFileKeys(path, language).includes(key)
    }
    const left = placed.flatMap(({ key, place }) =>
      place && !isWritten(key, place.path) ? [place.path] : [],
    )
    const last = found.length < LOOKED_AT ? undefined : found.at(-1)
    return { paths: [...new Set(left)], looked: 0, ...(last && { next: { key: last.key } }) }
  },
})

/** Removes shared fragments and sitemap files that are left from content of another time. */
export async function removeLeftFiles(publisher: Publisher, run: StoredRun): Promise<void> {
  const since = startOf(run)
  const named = new Set(await sitemapFiles(publisher.table))
  for await (const { key } of objectsIn(publisher, 'sitemap-'))
    if (!named.has(key)) await publisher.files.removeFile(key)
  for (const language of LANGUAGES)
    for await (const { key, modified } of objectsIn(publisher, shellPrefix(language)))
      if (Date.parse(modified) < since) await publisher.files.removeFile(key)
}
