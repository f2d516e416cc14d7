/**
 * A dependency key may be limited to a range of a list (`<key>␟<low>␟<high>`, change: `<key>␟<position>`) or
 * to fields (`…␞<name>,<name>`). All share the prefix by which the index finds readers.
 */
const POSITION_SEPARATOR = '\u001F'
const FIELDS_SEPARATOR = '\u001E'

/** Inclusive range of sort positions; empty means unbounded. */
export interface SortRange {
  low: string
  high: string
}

const isOpen = ({ low, high }: SortRange) => low === '' && high === ''

/** Returns the dependency key of a list read in a range. */
export const keyOfRange = (key: string, sortRange: SortRange): string =>
  isOpen(sortRange) ? key : [key, sortRange.low, sortRange.high].join(POSITION_SEPARATOR)

export const keyAtPosition = (key: string, position: string): string => key + POSITION_SEPARATOR + position

/** Returns a key limited to fields. Empty: membership and order only. */
export const keyOfFields = (key: string, names: Iterable<string>): string =>
  key + FIELDS_SEPARATOR + [...names].toSorted().join(',')

function cut(text: string, separator: string): [before: string, behind: string | undefined] {
  const at = text.indexOf(separator)
  return at < 0 ? [text, undefined] : [text.slice(0, at), text.slice(at + separator.length)]
}

export const baseKeyOf = (key: string): string => cut(cut(key, FIELDS_SEPARATOR)[0], POSITION_SEPARATOR)[0]

export interface DependencyKey extends SortRange {
  key: string
  /** Undefined means all fields. */
  fields?: ReadonlySet<string>
}

export function parseDependencyKey(dependency: string): DependencyKey {
  const [range, names] = cut(dependency, FIELDS_SEPARATOR)
  const [key = '', low = '', high = ''] = range.split(POSITION_SEPARATOR)
  return { key, low, high, ...(names !== undefined && { fields: new Set(names.split(',').filter(Boolean)) }) }
}

export interface AffectedKey {
  key: string
  position?: string
  fields?: readonly string[]
}

export function parseAffectedKey(affected: string): AffectedKey {
  const [where, names] = cut(affected, FIELDS_SEPARATOR)
  const [key, position] = cut(where, POSITION_SEPARATOR)
  return {
    key,
    ...(position !== undefined && { position }),
    ...(names !== undefined && { fields: names.split(',') }),
  }
}

/** Returns true if the reader depends on the affected key. */
export function isReadBy({ key, low, high, fields }: DependencyKey, affected: AffectedKey): boolean {
  if (affected.key !== key) return false
  const { position } = affected
  if (position !== undefined && ((low !== '' && position < low) || (high !== '' && position > high)))
    return false
  return !affected.fields || !fields || affected.fields.some((name) => fields.has(name))
}
