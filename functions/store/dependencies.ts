/** Dependency keys, as pages record them and the stream touches them (design §6). */
export const dependencies = {
  record: (type: string, id: number) => `record:${type}#${id}`,
  /** Which records a list has, and in which order; `scope` is the part of it that was read (publish/listScopes.ts). */
  list: (type: string, scope = '') => `list:${type}${scope}`,
  /** The records of one parent, in their order. */
  listOfParent: (type: string, parentId: number) => `list:${type}^${parentId}`,
  /** `id`: of the record that has the section, 0 for a section of an area. */
  section: (key: string, id = 0) => (id === 0 ? `section:${key}` : `section:${key}#${id}`),
  /** Pages that look different from a day on. */
  day: (day: string) => `day:${day}`,
  /** A record as lists show it: all but what only its own page shows; the key may name the fields of it (pages/keyParts.ts). */
  listed: (type: string, id: number) => `listed:${type}#${id}`,
  /** What many pages share, such as the navbar. */
  part: (name: string) => `part:${name}`,
  /** Whether a path leads to a page: recorded where no record tells, and of a record that a link names by its path alone. */
  link: (path: string) => `link:${path}`,
  /** Which places a page has that links can lead to. */
  places: (path: string) => `places:${path}`,
  /** The same of pages that are not published yet: all of them in one key, each path a place of it (pages/keyParts.ts). */
  placesToCome: 'places:',
  linkTo: (type: string, id: number) => `link:${type}#${id}`,
  /** Addresses a record has left. */
  redirect: (type: string, id: number) => `redirect:${type}#${id}`,
  /** Addresses that a page without a record of its own has left, by where it is now. */
  redirectTo: (path: string) => `redirect:${path}`,
} as const

const DAY_KEY = dependencies.day('')
/** True for keys of days on which pages change. */
export const isDayKey = (key: string): boolean => key.startsWith(DAY_KEY)

const LIST_KEY = dependencies.list('')
/** True for keys of lists, whole or a part of them. */
export const isListKey = (key: string): boolean => key.startsWith(LIST_KEY)

const PART_KEY = dependencies.part('')
/** True for keys of what many pages share. */
export const isPartKey = (key: string): boolean => key.startsWith(PART_KEY)
