import { LANGUAGES } from '@flou/shared/locale.ts'
import { isStandaloneFile } from '@flou/shared/publishing/publishing.ts'

const ALL = 'pages'
const FRONT = 'front'
/** An object has at most 50 tags. */
const GROUPS = 32
const LARGEST_HASH = 65_521

const hashOf = (text: string): number =>
  Array.from(text).reduce((hash, sign) => (hash * 31 + (sign.codePointAt(0) ?? 0)) % LARGEST_HASH, 0)

const groupTag = (group: number) => `group-${group}`

/** Part of a page's hash: another version writes all objects again, with their tags. */
export const TAGS_VERSION = 'tags-1'

const groupOf = (path: string) => groupTag(hashOf(path.split('/')[1] ?? '') % GROUPS)

/** The home page and files such as feeds show pages of all sections. */
const isFront = (path: string) => path === '/' || isStandaloneFile(path)

export const FRONT_TAGS: readonly string[] = [
  ALL,
  FRONT,
  ...Array.from({ length: GROUPS }, (_, group) => groupTag(group)),
]

/** Tags of a page's objects. They depend on the path only, so that cached versions have the same ones. */
export const cacheTags = (path: string): readonly string[] =>
  isFront(path) ? FRONT_TAGS : [ALL, groupOf(path)]

const asPath = (tag: string) => `#${tag}`

export const ALL_PAGES: readonly string[] = [asPath(ALL)]

/** Also cached objects that a release before the tags has written. */
export const ALL_PAGES_AND_UNTAGGED = [...ALL_PAGES, ...LANGUAGES.map((language) => `/${language}/*`)]

/** Invalidates all of these pages with one tag, which costs as much as one path. */
export function staleTags(pages: Iterable<string>): readonly string[] {
  const all = [...pages]
  if (all.length === 0) return []
  const [group, ...others] = new Set(all.filter((path) => !isFront(path)).map(groupOf))
  return others.length > 0 ? ALL_PAGES : [asPath(group ?? FRONT)]
}
