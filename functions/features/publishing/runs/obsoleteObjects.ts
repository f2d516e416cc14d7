import { LANGUAGES, type Language } from '@flou/shared/locale.ts'
import { sitemapFiles } from '../store/sitemapFiles.ts'
import type { StoredPublishRun } from '../store/publishRuns.ts'
import { MAX_CLOCK_SKEW_MS } from '../store/affectedKeys.ts'
import { PageStore } from '../pageData/pageStore.ts'
import type { Publisher } from '../publisher.ts'
import { isOutsidePages, objectPath, layoutFragmentPrefix } from '../site/bucket/objectPath.ts'
import { allFileKeys } from '../site/bucket/fileKeys.ts'
import type { Stage } from './stage.ts'

/** Objects per chunk; each page has two or three per language. */
const OBJECTS_PER_CHUNK = 300

/** Subtracts clock skew from the run's start. */
const startOf = ({ created }: Pick<StoredPublishRun, 'created'>) => Date.parse(created) - MAX_CLOCK_SKEW_MS

async function* objectsIn({ files }: Publisher, prefix: string) {
  let after: string | undefined
  for (;;) {
    const found = await files.list(prefix, after, OBJECTS_PER_CHUNK)
    yield* found
    after = found.at(-1)?.key
    if (found.length < OBJECTS_PER_CHUNK) return
  }
}

/**
 * Finds pages with objects that the run did not write; rendering corrects them. Objects of no page are
 * deleted.
 */
export const obsoleteObjects = (publisher: Publisher, language: Language, created: string): Stage => ({
  size: async () => 0,
  async read(after) {
    const { files, table } = publisher
    const since = startOf({ created })
    const found = await files.list(`${language}/`, after && String(after.key), OBJECTS_PER_CHUNK)
    const old = found.filter(({ key }) => !isOutsidePages(key))
    const objects = old.map(({ key, modified }) => ({ key, modified, owner: objectPath(key) }))
    for (const { key, modified, owner } of objects)
      if (!owner && Date.parse(modified) < since) await files.removeFile(key)
    const loaded = await new PageStore(table).load([
      ...new Set(objects.flatMap(({ owner }) => owner?.path ?? [])),
    ])
    const isWritten = (key: string, path: string) => {
      const page = loaded.get(path)
      const isNew = page?.published !== undefined && Date.parse(page.published) >= since
      return isNew && page?.hashes[language] !== undefined && allFileKeys(path, language).includes(key)
    }
    const obsoletePaths = objects.flatMap(({ key, owner }) =>
      owner && !isWritten(key, owner.path) ? [owner.path] : [],
    )
    const last = found.length < OBJECTS_PER_CHUNK ? undefined : found.at(-1)
    return { paths: [...new Set(obsoletePaths)], looked: 0, ...(last && { next: { key: last.key } }) }
  },
})

export async function removeObsoleteFiles(publisher: Publisher, publishRun: StoredPublishRun): Promise<void> {
  const since = startOf(publishRun)
  const named = new Set(await sitemapFiles(publisher.table))
  for await (const { key } of objectsIn(publisher, 'sitemap-'))
    if (!named.has(key)) await publisher.files.removeFile(key)
  for (const language of LANGUAGES)
    for await (const { key, modified } of objectsIn(publisher, layoutFragmentPrefix(language)))
      if (Date.parse(modified) < since) await publisher.files.removeFile(key)
}
