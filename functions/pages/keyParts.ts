/**
 * A dependency key may name a part of what it stands for, behind a mark; without one it names all of it. All forms have the same key
 * before the first mark, under which the index finds readers, and a change of a part that a page has not read leaves that page alone.
 * - The stretch of a list's order that was read, and the place in it that changed: `<key>␟<low>␟<high>` and `<key>␟<place>`.
 * - The fields that were read of a record, or of the records of a list, and those that changed: `…␞<name>,<name>` in both.
 */
const PLACE_MARK = '\u001F'
const FIELDS_MARK = '\u001E'

/** Places of the order from `low` to `high`, both included. Empty: open on that side. */
export interface Stretch {
  low: string
  high: string
}

const isOpen = ({ low, high }: Stretch) => low === '' && high === ''

/** The dependency key of a list that was read in a stretch only. */
export const keyOfStretch = (key: string, stretch: Stretch): string =>
  isOpen(stretch) ? key : [key, stretch.low, stretch.high].join(PLACE_MARK)

/** The touched key of a list that changed at a place. */
export const keyAtPlace = (key: string, place: string): string => key + PLACE_MARK + place

/** A key for fields alone: those that were read, or have changed. Without any: what is there, and in which order. */
export const keyOfFields = (key: string, names: Iterable<string>): string =>
  key + FIELDS_MARK + [...names].toSorted().join(',')

/** What stands before a mark and behind it; undefined where the mark is not there. */
function cut(text: string, mark: string): [before: string, behind: string | undefined] {
  const at = text.indexOf(mark)
  return at < 0 ? [text, undefined] : [text.slice(0, at), text.slice(at + mark.length)]
}

/** A key without the part that it names. */
export const wholeKey = (key: string): string => cut(cut(key, FIELDS_MARK)[0], PLACE_MARK)[0]

/** What a recorded dependency key says: what was read, and the part of it. */
export interface KeyRead extends Stretch {
  key: string
  /** All of them where it is absent. */
  fields?: ReadonlySet<string>
}

export function keyRead(dependency: string): KeyRead {
  const [places, names] = cut(dependency, FIELDS_MARK)
  const [key = '', low = '', high = ''] = places.split(PLACE_MARK)
  return { key, low, high, ...(names !== undefined && { fields: new Set(names.split(',').filter(Boolean)) }) }
}

/** What a touched key says: what has changed, and the part of it; all of it where a part is absent. */
export interface KeyTouched {
  key: string
  place?: string
  fields?: readonly string[]
}

export function keyTouched(touched: string): KeyTouched {
  const [where, names] = cut(touched, FIELDS_MARK)
  const [key, place] = cut(where, PLACE_MARK)
  return {
    key,
    ...(place !== undefined && { place }),
    ...(names !== undefined && { fields: names.split(',') }),
  }
}

/** True where whoever recorded the key has read what has changed. */
export function isReadBy({ key, low, high, fields }: KeyRead, touched: KeyTouched): boolean {
  if (touched.key !== key) return false
  const { place } = touched
  if (place !== undefined && ((low !== '' && place < low) || (high !== '' && place > high))) return false
  return !touched.fields || !fields || touched.fields.some((name) => fields.has(name))
}
