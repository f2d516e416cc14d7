import { rowsBetween } from '../store/publishing/pageRows.ts'
import { changeSitemapFiles, sitemapFiles } from '../store/publishing/sitemapFiles.ts'
import type { Publisher } from './publisher.ts'
import type { Shifts } from './publishPlan.ts'
import { SITEMAP, sitemapIndex, sitemapTexts, type SitemapEntry } from './site/sitemap.ts'
import {
  bucketOf,
  FAMILIES,
  familyOf,
  fileName,
  NO_BUCKET,
  placeOf,
  rangesOf,
  rangesOfBucket,
  type PathRange,
} from './site/sitemapFamilies.ts'
import { isForVisitors } from './site/visitors.ts'

/** How often a file is written again when another publish has added or removed pages meanwhile. */
const TURNS = 5

/** A family of more pages is kept in buckets. */
export const BUCKETED_FROM = 2_000

const XML = 'application/xml'

interface Writing {
  publisher: Publisher
  shifts: Shifts
  /** Everything is written, and each family is looked at anew. */
  isFull: boolean
  bucketedFrom: number
}

/** Pages in stretches of paths: the index may not know this batch's yet, so they are put in and taken out here. */
async function entriesOf(
  { publisher, shifts: { present, absent } }: Writing,
  ranges: readonly PathRange[],
  isWanted: (path: string) => boolean,
): Promise<SitemapEntry[]> {
  const rows = (await Promise.all(ranges.map((range) => rowsBetween(publisher.table, range)))).flat()
  const found = new Map(
    rows.flatMap((row) => (row.languages.length > 0 ? [[row.path, row.lastModified]] : [])),
  )
  for (const { path, lastModified } of present) found.set(path, lastModified)
  for (const path of absent) found.delete(path)
  return [...found]
    .filter(([path]) => isForVisitors(path) && isWanted(path))
    .map(([path, lastModified]) => ({ path, lastModified }))
}

/** Files that were made, by name, and those that they replace. */
interface Made {
  texts: ReadonlyMap<string, string>
  gone: readonly string[]
}

/** The files of a family's buckets. */
function textsOf(origin: string, family: string, byBucket: ReadonlyMap<string, SitemapEntry[]>) {
  const files = [...byBucket].flatMap(([bucket, entries]) =>
    sitemapTexts(origin, entries).map((text, at) => [fileName(family, bucket, at + 1), text] as const),
  )
  return new Map(files)
}

/** Makes the files of a family that have changed: those of the buckets in `buckets`, or all of them. */
async function make(
  writing: Writing,
  family: string,
  { buckets, registered }: { buckets: readonly string[]; registered: readonly string[] },
): Promise<Made> {
  const { publisher, isFull, bucketedFrom } = writing
  const { origin } = publisher.site
  const isBucketed = !isFull && registered.some((name) => placeOf(name).bucket !== NO_BUCKET)
  const isInFamily = (path: string) => familyOf(path) === family
  if (isBucketed) {
    const made = buckets.map(async (bucket) => {
      const isInBucket = (path: string) => isInFamily(path) && bucketOf(path) === bucket
      return [bucket, await entriesOf(writing, rangesOfBucket(family, bucket), isInBucket)] as const
    })
    const texts = textsOf(origin, family, new Map(await Promise.all(made)))
    const own = registered.filter((name) => buckets.includes(placeOf(name).bucket))
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

/** Writes a family's files until they are as the index says: of several publishes, the last to write has seen the pages of all. */
async function writeFamily(writing: Writing, family: string, buckets: readonly string[]): Promise<void> {
  const { table, files } = writing.publisher
  let last: Made | undefined
  for (let turn = 0; turn < TURNS; turn += 1) {
    const registered = (await sitemapFiles(table)).filter((name) => placeOf(name).family === family)
    const made = await make(writing, family, { buckets, registered })
    if (last && made.gone.length === 0 && isSame(made.texts, last.texts)) break
    for (const [name, text] of made.texts) {
      if (last?.texts.get(name) === text) continue
      await files.putFile(name, text, XML)
    }
    const added = [...made.texts.keys()].filter((name) => !registered.includes(name))
    // the index never names a file that is not there
    await changeSitemapFiles(table, { added, gone: made.gone })
    last = made
  }
}

/** Writes the index where it names other files than before. */
async function writeIndex({ publisher, isFull }: Writing, before: readonly string[]): Promise<void> {
  const { table, files, site } = publisher
  let named = isFull ? undefined : before.join()
  for (let turn = 0; turn < TURNS; turn += 1) {
    const names = await sitemapFiles(table)
    if (names.join() === named) break
    await files.putFile(SITEMAP, sitemapIndex(site.origin, names), XML)
    named = names.join()
  }
}

/** Families of pages, with their buckets. */
function familiesOf(paths: readonly string[]): Map<string, string[]> {
  const families = Map.groupBy(paths.filter(isForVisitors), familyOf)
  return new Map([...families].map(([family, own]) => [family, [...new Set(own.map(bucketOf))]]))
}

interface SitemapOptions {
  /** Pages that the sitemap names, or names otherwise, or no longer; all files are written where it is not known which. */
  changed: readonly string[] | 'all'
  bucketedFrom?: number
}

/**
 * Writes the files of the sitemap that a publish changes: an index, and a file for each family of pages (site/sitemapFamilies.ts).
 * Files that are no longer named stay where they are. The CDN is not told: search engines may read a sitemap of an hour ago.
 */
export async function writeSitemap(
  publisher: Publisher,
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
