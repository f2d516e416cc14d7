/**
 * A dependency key on a list may name the stretch of the list's order that was read, and a touched key the place in it that changed:
 * `<key>␟<low>␟<high>` and `<key>␟<place>`. Both have the same key before the mark, under which the index finds readers; a change at
 * a place outside of what a page has read leaves that page alone.
 */
const MARK = '\u001F'

/** Places of the order from `low` to `high`, both included. Empty: open on that side. */
export interface Stretch {
  low: string
  high: string
}

const isOpen = ({ low, high }: Stretch) => low === '' && high === ''

/** The dependency key of a list that was read in a stretch only. */
export const keyOfStretch = (key: string, stretch: Stretch): string =>
  isOpen(stretch) ? key : [key, stretch.low, stretch.high].join(MARK)

/** The touched key of a list that changed at a place. */
export const keyAtPlace = (key: string, place: string): string => key + MARK + place

/** A key without what it says of the order. */
export const withoutPlace = (key: string): string => {
  const mark = key.indexOf(MARK)
  return mark < 0 ? key : key.slice(0, mark)
}

/** What a recorded dependency key says: the list, and the stretch of it. */
export interface KeyRead extends Stretch {
  key: string
}

export function keyRead(dependency: string): KeyRead {
  const [key = '', low = '', high = ''] = dependency.split(MARK)
  return { key, low, high }
}

/** True where whoever recorded the key has read what `touched` names. */
export function isReadBy({ key, low, high }: KeyRead, touched: string): boolean {
  const mark = touched.indexOf(MARK)
  if (mark < 0) return touched === key
  const place = touched.slice(mark + MARK.length)
  return touched.startsWith(key + MARK) && (low === '' || low <= place) && (high === '' || place <= high)
}
