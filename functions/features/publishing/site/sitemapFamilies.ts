import { RECORD_PATHS } from '@flou/shared/paths.ts'

/**
 * Sitemap files by family, the first path segment. Large families are split by the slug's first letter, so an
 * edit rewrites one small file.
 */

const MAIN = 'main'

const MAX_CHARACTER = '\uFFFF'

export const NO_BUCKET = ''
const OTHER_BUCKET = 'other'

const segmentOf = (path: string) => path.split('/')[1] ?? ''

/** Shortest record path prefix per family. */
const PATH_PREFIXES = new Map<string, string>()
for (const pattern of Object.values(RECORD_PATHS)) {
  const start = pattern.slice(0, pattern.indexOf(':'))
  const shortest = PATH_PREFIXES.get(segmentOf(start))
  if (shortest === undefined || start.length < shortest.length) PATH_PREFIXES.set(segmentOf(start), start)
}

export const FAMILIES: readonly string[] = [...PATH_PREFIXES.keys(), MAIN]

export const familyOf = (path: string): string =>
  PATH_PREFIXES.has(segmentOf(path)) ? segmentOf(path) : MAIN

export function bucketOf(path: string): string {
  const start = PATH_PREFIXES.get(segmentOf(path))
  if (start === undefined || !path.startsWith(start)) return NO_BUCKET
  const first = path.slice(start.length, start.length + 1)
  return /[a-z0-9]/.test(first) ? first : OTHER_BUCKET
}

export const onePerFile = (paths: readonly string[]): string[] => [
  ...new Map(paths.map((path) => [`${familyOf(path)}.${bucketOf(path)}`, path])).values(),
]

export type PathRange = readonly [low: string, high: string]

export function rangesOf(family: string): PathRange[] {
  if (family !== MAIN) return [[`/${family}`, `/${family}/${MAX_CHARACTER}`]]
  const segments = [...PATH_PREFIXES.keys()].toSorted()
  return [...segments, undefined].map((segment, index) => {
    const before = segments[index - 1]
    return [
      before === undefined ? '/' : `/${before}/${MAX_CHARACTER}`,
      segment === undefined ? `/${MAX_CHARACTER}` : `/${segment}/`,
    ]
  })
}

export function rangesOfBucket(family: string, bucket: string): PathRange[] {
  const start = PATH_PREFIXES.get(family) ?? `/${family}/`
  // `/news-and-information` sorts before its subpaths
  if (bucket === NO_BUCKET) {
    return [
      [`/${family}`, start],
      [start + MAX_CHARACTER, `/${family}/${MAX_CHARACTER}`],
    ]
  }
  return bucket === OTHER_BUCKET
    ? [[start, start + MAX_CHARACTER]]
    : [[start + bucket, start + bucket + MAX_CHARACTER]]
}

export const fileName = (family: string, bucket: string, fileNumber: number): string =>
  `sitemap-${family}${bucket === NO_BUCKET ? '' : `.${bucket}`}${fileNumber === 1 ? '' : `_${fileNumber}`}.xml`

const NAME = /^sitemap-([a-z0-9-]{1,80})(?:\.([a-z0-9]{1,5}))?(?:_\d{1,4})?\.xml$/

export function parseFileName(name: string): { family: string; bucket: string } {
  const [, family = '', bucket = NO_BUCKET] = NAME.exec(name) ?? []
  return { family, bucket }
}
