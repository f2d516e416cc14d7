import type { Field } from '../declaration.ts'
import type { ContentType } from '../define.ts'

const KIND_OF = {
  reference: 'relation',
  references: 'relation',
  choice: 'choice',
  choices: 'choice',
  toggle: 'toggle',
  date: 'day',
  dateTime: 'day',
} as const

export interface ListFilter {
  /** Field, `created`, `updated`, `updatedBy`, `language` or `period`. */
  readonly name: string
  readonly kind: (typeof KIND_OF)[keyof typeof KIND_OF] | 'author' | 'language' | 'period'
  readonly field?: Field
}

/** Texts that exist in the other language only, and texts that the other language changed later. */
export const LANGUAGE_FILTERS = ['missing.en', 'missing.id', 'outdated.en', 'outdated.id'] as const

const isCovered = (kind: string): kind is keyof typeof KIND_OF => kind in KIND_OF

export const PERIODS = ['current', 'past'] as const

export const hasPeriod = ({ declaration: { fields }, list }: ContentType): boolean =>
  fields['startDate']?.kind === 'date' &&
  fields['endDate']?.kind === 'date' &&
  list.columns.includes('endDate')

/** Filters of a list in the back-office: its columns, the relations it is indexed by, and what every record has. */
export function filtersOf(type: ContentType): ListFilter[] {
  const { list, declaration, parent } = type
  const names = new Set([...list.columns, ...(list.by ?? []).filter((name) => !name.includes('+'))])
  if (parent) names.delete(parent.field)
  const own = [...names].flatMap((name): ListFilter[] => {
    const field: Field | undefined = declaration.fields[name]
    if (!field || !isCovered(field.kind)) return []
    return [{ name, field, kind: KIND_OF[field.kind] }]
  })
  const hasTexts = Object.keys(declaration.localized).length > 0
  return [
    ...(hasPeriod(type) ? [{ name: 'period', kind: 'period' } as const] : []),
    ...own,
    { name: 'updatedBy', kind: 'author' },
    { name: 'updated', kind: 'day' },
    { name: 'created', kind: 'day' },
    ...(hasTexts ? [{ name: 'language', kind: 'language' } as const] : []),
  ]
}

export const filterParameter = (name: string): string => `f.${name}`
export const isFilterParameter = (name: string): boolean => name.startsWith('f.')

/** First and last day, inclusive; '' for no limit: `2026-11-01..2026-11-30`. */
export interface DayRange {
  from: string
  to: string
}

export const dayRangeText = ({ from, to }: DayRange): string =>
  from === '' && to === '' ? '' : `${from}..${to}`

export function dayRangeOf(text: string): DayRange {
  const [from = '', to = ''] = text.split('..')
  return { from, to }
}
