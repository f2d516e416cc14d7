import type { ContentType } from '@flou/shared/content/define.ts'
import type * as declared from '@flou/shared/content/values/filters.ts'
import type * as calendar from '@flou/shared/strings/calendar.ts'
import type * as indexes from '../../items/filters.ts'
import type * as keys from '../../keys.ts'

/** Functions of the entry; importing them from this lazy file would make the entry larger. */
export type FilterFunctions = Pick<typeof declared, 'filtersOf'> &
  Pick<typeof indexes, 'authorIndex' | 'authorPrefix' | 'dayIndex' | 'valueIndex'> &
  Pick<typeof calendar, 'daysAfter' | 'isDay' | 'startOfDay'> &
  Pick<typeof keys, 'sortText'>

/** A range of an index; `from` and `to` bound its sort keys. */
export interface FilterRange extends indexes.FilterIndex {
  from?: string
  to?: string
}

interface Position {
  parentId?: number | undefined
  today: string
}

interface Days {
  name: string
  from: string
  to: string
}

const isId = (text: string) => /^[1-9]\d{0,9}$/.test(text)

/** Instants are compared with the first and last moment of the days in Jakarta. */
function dayRange(
  { dayIndex, daysAfter, sortText, startOfDay }: FilterFunctions,
  type: ContentType,
  { name, from, to, parentId }: Days & Pick<Position, 'parentId'>,
): FilterRange {
  const isInstant = type.declaration.fields[name]?.kind !== 'date'
  const start = (day: string) => (isInstant ? sortText(startOfDay(day).toISOString()) : day)
  return {
    ...dayIndex(type, name, parentId),
    ...(from !== '' && { from: start(from) }),
    // dates without time end before the next day, too
    ...(to !== '' && { to: start(daysAfter(to, 1)) }),
  }
}

const LANGUAGE_VALUE = /^(?:missing|outdated)\.(?:id|en)$/

function isValue({ kind, field }: declared.ListFilter, text: string): boolean {
  if (kind === 'relation') return isId(text)
  if (kind === 'language') return LANGUAGE_VALUE.test(text)
  if (kind === 'toggle') return text === 'true' || text === 'false'
  const choices = field && 'choices' in field ? (field.choices as { value: string | number }[]) : []
  return choices.some(({ value }) => String(value) === text)
}

function rangeOf(
  use: FilterFunctions,
  type: ContentType,
  { filter, text, parentId, today }: Position & { filter: declared.ListFilter; text: string },
): FilterRange | undefined {
  const { name, kind } = filter
  if (kind === 'day') {
    const [from = '', to = '', ...rest] = text.split('..')
    const areDays = [from, to].every((day) => day === '' || use.isDay(day)) && from + to !== ''
    return areDays && rest.length === 0 ? dayRange(use, type, { name, from, to, parentId }) : undefined
  }
  if (kind === 'period') {
    const limits = { current: { from: today, to: '' }, past: { from: '', to: use.daysAfter(today, -1) } }
    const isPeriod = text === 'current' || text === 'past'
    return isPeriod ? dayRange(use, type, { name: 'endDate', ...limits[text], parentId }) : undefined
  }
  if (kind === 'author') {
    if (!isId(text)) return undefined
    const from = use.authorPrefix(Number(text))
    return { ...use.authorIndex(type, parentId), from, to: `${from}~` }
  }
  return isValue(filter, text) ? use.valueIndex(type, filter, { value: text, parentId }) : undefined
}

/** Ranges of the filters in the query, `f.categoryId=3`; invalid and unknown ones count as absent. */
export const filterRanges = (
  use: FilterFunctions,
  type: ContentType,
  { query, ...position }: Position & { query: Readonly<Record<string, string | undefined>> },
): FilterRange[] =>
  use.filtersOf(type).flatMap((filter) => {
    const text = query[`f.${filter.name}`]
    return (text !== undefined && rangeOf(use, type, { ...position, filter, text })) || []
  })
