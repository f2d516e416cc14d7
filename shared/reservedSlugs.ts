import {
  fillPath,
  FREE_TRIAL_PATH,
  hasParameter,
  MOVED_PATHS,
  PAGE_PATHS,
  RECORD_PATHS,
  recordPathOf,
} from './paths.ts'
import { slugify } from './strings/slug.ts'

const PATTERNS: readonly string[] = [...Object.values(PAGE_PATHS), ...Object.values(RECORD_PATHS)]
const FIXED: ReadonlySet<string> = new Set(PATTERNS.filter((path) => !hasParameter(path)))
const NUMBERED = 'page'
const LONGEST = 80
const LONGEST_NUMBERED = 68

export const isFixedPath = (path: string): boolean => FIXED.has(path)

function segmentsBelow(pattern: string): ReadonlySet<string> {
  const base = pattern.slice(0, pattern.lastIndexOf('/') + 1)
  const below = PATTERNS.filter((other) => other !== pattern && other.startsWith(base))
  const segments = below.map((other) => other.slice(base.length).split('/')[0] ?? '')
  return new Set([NUMBERED, ...segments.filter((segment) => segment !== '' && !hasParameter(segment))])
}

const reserved = new Map(
  Object.entries(RECORD_PATHS).map(([key, pattern]) => [key, segmentsBelow(pattern)] as const),
)

/** True if the slug collides with another page or a redirect. */
export function isReservedSlug(key: string, slug: string): boolean {
  const pattern = recordPathOf(key)
  if (pattern === undefined) return false
  const path = fillPath(pattern, slug)
  return reserved.get(key)?.has(slug) === true || path.includes(FREE_TRIAL_PATH) || path in MOVED_PATHS
}

export const numberedSlug = (slug: string, number: number): string =>
  `${slug.slice(0, LONGEST_NUMBERED)}-${number}`

export function unreservedSlug({ key, label }: { key: string; label: { en: string } }, slug: string): string {
  if (!isReservedSlug(key, slug)) return slug
  const numbered = numberedSlug(slug, 2)
  if (!isReservedSlug(key, numbered)) return numbered
  return `${slugify(label.en)}-${slug}`.slice(0, LONGEST).replace(/-$/, '')
}
