/** Dependency keys of pages, invalidated by the stream. */
export const dependencies = {
  record: (type: string, id: number) => `record:${type}#${id}`,
  /** Membership and order of a list; `scope` limits it to a range. */
  list: (type: string, scope = '') => `list:${type}${scope}`,
  listOfParent: (type: string, parentId: number) => `list:${type}^${parentId}`,
  section: (key: string, id = 0) => (id === 0 ? `section:${key}` : `section:${key}#${id}`),
  /** Pages that change on a date. */
  day: (day: string) => `day:${day}`,
  /** A record as shown in lists; the key may name fields. */
  listed: (type: string, id: number) => `listed:${type}#${id}`,
  layoutFragment: (name: string) => `part:${name}`,
  /** Existence of a page at a path, for links without a record. */
  link: (path: string) => `link:${path}`,
  anchors: (path: string) => `places:${path}`,
  /** Anchors of unpublished pages: one key with a path each. */
  unpublishedAnchors: 'places:',
  linkTo: (type: string, id: number) => `link:${type}#${id}`,
  redirect: (type: string, id: number) => `redirect:${type}#${id}`,
  redirectTo: (path: string) => `redirect:${path}`,
} as const

/** Path under which a shared fragment is stored like a page; no page can have it. */
export const fragmentPath = (name: string): string => `@${name}`

const DAY_KEY = dependencies.day('')
export const isDayKey = (key: string): boolean => key.startsWith(DAY_KEY)

const LIST_KEY = dependencies.list('')
export const isListKey = (key: string): boolean => key.startsWith(LIST_KEY)

const LAYOUT_FRAGMENT_KEY = dependencies.layoutFragment('')
export const isLayoutFragmentKey = (key: string): boolean => key.startsWith(LAYOUT_FRAGMENT_KEY)
