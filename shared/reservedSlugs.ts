import { fillPath, FREE_TRIAL_PATH, hasParameter, PAGE_PATHS, RECORD_PATHS, recordPathOf } from './paths.ts'
import { slugify } from './text/slug.ts'

const PATTERNS: readonly string[] = [...Object.values(PAGE_PATHS), ...Object.values(RECORD_PATHS)]
const FIXED: ReadonlySet<string> = new Set(PATTERNS.filter((path) => !hasParameter(path)))
/** Segment below which a list has its later pages. */
const NUMBERED = 'page'
const LONGEST = 80
/** Room for a hyphen and an id. */
const LONGEST_NUMBERED = 68

/** True if a page that exists whatever the content is at a path. */
export const isFixedPath = (path: string): boolean => FIXED.has(path)

/** The segments that other pages have in the place of a type's slug. */
function segmentsBelow(pattern: string): ReadonlySet<string> {
  const base = pattern.slice(0, pattern.lastIndexOf('/') + 1)
  const below = PATTERNS.filter((other) => other !== pattern && other.startsWith(base))
  const segments = below.map((other) => other.slice(base.length).split('/')[0] ?? '')
  return new Set([NUMBERED, ...segments.filter((segment) => segment !== '' && !hasParameter(segment))])
}

const reserved = new Map(
  Object.entries(RECORD_PATHS).map(([key, pattern]) => [key, segmentsBelow(pattern)] as const),
)

/** True if a slug would put a type's record at the path of another page, or at one that leads elsewhere. */
export function isReservedSlug(key: string, slug: string): boolean {
  const pattern = recordPathOf(key)
  if (pattern === undefined) return false
  return reserved.get(key)?.has(slug) === true || fillPath(pattern, slug).includes(FREE_TRIAL_PATH)
}

/** A slug with a number behind it. */
export const numberedSlug = (slug: string, number: number): string =>
  `${slug.slice(0, LONGEST_NUMBERED)}-${number}`

/** A slug made of a title, changed if it is reserved: by a number, or by the name of its type before it. */
export function unreservedSlug({ key, label }: { key: string; label: { en: string } }, slug: string): string {
  if (!isReservedSlug(key, slug)) return slug
  const numbered = numberedSlug(slug, 2)
  if (!isReservedSlug(key, numbered)) return numbered
  return `${slugify(label.en)}-${slug}`.slice(0, LONGEST).replace(/-$/, '')
}
