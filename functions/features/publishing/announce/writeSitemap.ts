import { rowsBetween } from '../store/pageRows.ts'
import { updateSitemapFiles, sitemapFiles } from '../store/sitemapFiles.ts'
import type { Publisher } from '../publisher.ts'
import { sitemapEntryOf, type Shifts } from '../outcome.ts'
import { SITEMAP, sitemapIndex, sitemapTexts, type SitemapEntry } from '../site/sitemap.ts'
import {
  bucketOf,
  FAMILIES,
  familyOf,
  fileName,
  NO_BUCKET,
  parseFileName,
  rangesOf,
  rangesOfBucket,
  type PathRange,
} from '../site/sitemapFamilies.ts'
import { isForVisitors } from '../pageData/visitors.ts'

const MAX_ATTEMPTS = 5

const BUCKETED_FROM = 2_000

const XML = 'application/xml'

export type SitemapWriter = Pick<Publisher, 'table' | 'files' | 'site'>

interface Writing {
  publisher: SitemapWriter
  shifts: Shifts
  isFull: boolean
  bucketedFrom: number
}

/** Merges this batch's changes into the eventually consistent index rows. */
async function entriesOf(
  { publisher, shifts: { present, absent } }: Writing,
  ranges: readonly PathRange[],
  isIncluded: (path: string) => boolean,
): Promise<SitemapEntry[]> {
  const rows = (await Promise.all(ranges.map((range) => rowsBetween(publisher.table, range)))).flat()
  const published = rows.filter(({ languages }) => languages.length > 0).map(sitemapEntryOf)
  const found = new Map([...published, ...present].map((entry) => [entry.path, entry]))
  for (const path of absent) found.delete(path)
  return [...found.values()].filter(({ path }) => isForVisitors(path) && isIncluded(path))
}

interface SitemapFiles {
  texts: ReadonlyMap<string, string>
  gone: readonly string[]
}

function textsOf(origin: string, family: string, byBucket: ReadonlyMap<string, SitemapEntry[]>) {
  const files = [...byBucket].flatMap(([bucket, entries]) =>
    sitemapTexts(origin, entries).map((text, at) => [fileName(family, bucket, at + 1), text] as const),
  )
  return new Map(files)
}

async function createFiles(
  writing: Writing,
  family: string,
  { buckets, registered }: { buckets: readonly string[]; registered: readonly string[] },
): Promise<SitemapFiles> {
  const { publisher, isFull, bucketedFrom } = writing
  const { origin } = publisher.site
  const isBucketed = !isFull && registered.some((name) => parseFileName(name).bucket !== NO_BUCKET)
  const isInFamily = (path: string) => familyOf(path) === family
  if (isBucketed) {
    const created = buckets.map(async (bucket) => {
      const isInBucket = (path: string) => isInFamily(path) && bucketOf(path) === bucket
      return [bucket, await entriesOf(writing, rangesOfBucket(family, bucket), isInBucket)] as const
    })
    const texts = textsOf(origin, family, new Map(await Promise.all(created)))
    const own = registered.filter((name) => buckets.includes(parseFileName(name).bucket))
    return { texts, gone: own.filter((name) => !texts.has(name)) }
  }
  const entries = await entriesOf(writing, rangesOf(family), isInFamily)
  const isLarge = entries.length > bucketedFrom
  const texts = textsOf(
    origin,
    family,
    isLarge ? Map.groupBy(entries, ({ path }) => bucketOf(path)) : new Map([[NO_BUCKET, entries]]),
  )
  return { texts, gone: registered.filter((name) => !texts.has(name)) }
}

const isSame = (one: ReadonlyMap<string, string>, other: ReadonlyMap<string, string>) =>
  one.size === other.size && [...one].every(([key, text]) => other.get(key) === text)

/** Writes a family's files until they match the index, so that concurrent publishes converge. */
async function writeFamily(writing: Writing, family: string, buckets: readonly string[]): Promise<void> {
  const { table, files } = writing.publisher
  let last: SitemapFiles | undefined
  for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt += 1) {
    const registered = (await sitemapFiles(table)).filter((name) => parseFileName(name).family === family)
    const created = await createFiles(writing, family, { buckets, registered })
    if (last && created.gone.length === 0 && isSame(created.texts, last.texts)) break
    for (const [name, text] of created.texts) {
      if (last?.texts.get(name) === text) continue
      await files.putFile(name, text, XML)
    }
    const added = [...created.texts.keys()].filter((name) => !registered.includes(name))
    // register files only after they exist
    await updateSitemapFiles(table, { added, removed: created.gone })
    last = created
  }
}

async function writeIndex({ publisher, isFull }: Writing, before: readonly string[]): Promise<void> {
  const { table, files, site } = publisher
  let named = isFull ? undefined : before.join()
  for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt += 1) {
    const names = await sitemapFiles(table)
    if (names.join() === named) break
    await files.putFile(SITEMAP, sitemapIndex(site.origin, names), XML)
    named = names.join()
  }
}

function familiesOf(paths: readonly string[]): Map<string, string[]> {
  const families = Map.groupBy(paths.filter(isForVisitors), familyOf)
  return new Map([...families].map(([family, own]) => [family, [...new Set(own.map(bucketOf))]]))
}

interface SitemapOptions {
  changed: readonly string[] | 'all'
  bucketedFrom?: number
}

/**
 * Writes changed sitemap files and their index. Obsolete files remain, and the CDN may serve files up to an
 * hour old.
 */
export async function writeSitemap(
  publisher: SitemapWriter,
  shifts: Shifts,
  { changed, bucketedFrom = BUCKETED_FROM }: SitemapOptions,
): Promise<void> {
  const isFull = changed === 'all'
  const families = isFull ? new Map(FAMILIES.map((family) => [family, []])) : familiesOf(changed)
  if (families.size === 0) return
  const writing = { publisher, shifts, isFull, bucketedFrom }
  const before = await sitemapFiles(publisher.table)
  for (const [family, buckets] of families) await writeFamily(writing, family, buckets)
  await writeIndex(writing, before)
}
