import { RECORD_PATHS } from '@flou/shared/paths.ts'

/**
 * Which of the sitemap's files names a page. Pages of an area are a family, after the first part of their paths: `products`, `event`,
 * `news-and-information`. Pages of areas without records are the family `main`. A family of very many pages is kept in buckets, by the
 * letter that the names of its records begin with: a change then writes the file of one letter, and reads the pages of no other.
 */

const MAIN = 'main'

/** Sorts behind everything that begins with the same text. */
const LAST = '\uFFFF'

/** The pages of a family outside of all buckets: its lists. */
export const NO_BUCKET = ''
/** Names that begin with neither a letter nor a digit. */
const OTHER = 'other'

const segmentOf = (path: string) => path.split('/')[1] ?? ''

/** Where the paths of records begin, by family: the shortest beginning in the area. */
const STARTS = new Map<string, string>()
for (const pattern of Object.values(RECORD_PATHS)) {
  const start = pattern.slice(0, pattern.indexOf(':'))
  const known = STARTS.get(segmentOf(start))
  if (known === undefined || start.length < known.length) STARTS.set(segmentOf(start), start)
}

export const FAMILIES: readonly string[] = [...STARTS.keys(), MAIN]

export const familyOf = (path: string): string => (STARTS.has(segmentOf(path)) ? segmentOf(path) : MAIN)

/** The bucket of a page, where its family has buckets. */
export function bucketOf(path: string): string {
  const start = STARTS.get(segmentOf(path))
  if (start === undefined || !path.startsWith(start)) return NO_BUCKET
  const first = path.slice(start.length, start.length + 1)
  return /[a-z0-9]/.test(first) ? first : OTHER
}

/** One page of each file that names any of these, were every family in buckets. */
export const onePerFile = (paths: readonly string[]): string[] => [
  ...new Map(paths.map((path) => [`${familyOf(path)}.${bucketOf(path)}`, path])).values(),
]

/** A stretch of all paths in order, both ends included. */
export type PathRange = readonly [low: string, high: string]

/** Stretches that hold all pages of a family, and few others. */
export function rangesOf(family: string): PathRange[] {
  if (family !== MAIN) return [[`/${family}`, `/${family}/${LAST}`]]
  const segments = [...STARTS.keys()].toSorted()
  return [...segments, undefined].map((segment, index) => {
    const before = segments[index - 1]
    return [
      before === undefined ? '/' : `/${before}/${LAST}`,
      segment === undefined ? `/${LAST}` : `/${segment}/`,
    ]
  })
}

/** Stretches that hold all pages of a family's bucket, and few others. */
export function rangesOfBucket(family: string, bucket: string): PathRange[] {
  const start = STARTS.get(family) ?? `/${family}/`
  // `/news-and-information` is before everything that starts with it and a slash
  if (bucket === NO_BUCKET) {
    return [
      [`/${family}`, start],
      [start + LAST, `/${family}/${LAST}`],
    ]
  }
  return bucket === OTHER ? [[start, start + LAST]] : [[start + bucket, start + bucket + LAST]]
}

/** A file's name: its family, its bucket where it has one, and a number from the second one on. */
export const fileName = (family: string, bucket: string, part: number): string =>
  `sitemap-${family}${bucket === NO_BUCKET ? '' : `.${bucket}`}${part === 1 ? '' : `_${part}`}.xml`

const NAME = /^sitemap-([a-z0-9-]{1,80})(?:\.([a-z0-9]{1,5}))?(?:_\d{1,4})?\.xml$/

/** The family and bucket in a file's name. */
export function placeOf(name: string): { family: string; bucket: string } {
  const [, family = '', bucket = NO_BUCKET] = NAME.exec(name) ?? []
  return { family, bucket }
}
