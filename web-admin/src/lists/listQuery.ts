import type { ContentType } from '@flou/shared/content/define.ts'
import { possibleListStates, type ListState } from '@flou/shared/content/visibility.ts'
import { filterParameter, filtersOf } from '@flou/shared/content/values/filters.ts'
import { isOrdered } from '@flou/shared/content/order.ts'
import { LIMITS } from '@flou/shared/limits.ts'

export type ListView = 'table' | 'arrange' | 'tree'

/** Returns the available views, default first. */
export function viewsOf(type: ContentType): readonly ListView[] {
  if (!isOrdered(type)) return ['table']
  return type.list.tree === undefined ? ['table', 'arrange'] : ['tree', 'table']
}

export interface ListQuery {
  page: number
  perPage: number
  sort: string
  order: 'asc' | 'desc'
  keyword: string
  /** '' for all states except trashed. */
  state: ListState | ''
  columns: readonly string[]
  view: ListView
  /** Values by filter name; absent for none. */
  filters: Filters
}
type Filters = Readonly<Record<string, string>>

/** Merges values into the query; a function receives the latest query. */
export type UpdateQuery = (changes: Partial<ListQuery> | ((now: ListQuery) => Partial<ListQuery>)) => void

export const PAGE_SIZES = [10, 20, 50, 100] as const

export const sortableColumns = ({ list }: ContentType): readonly string[] => [
  list.sortBy,
  ...(list.sortable ?? []),
]

/** Only tables can be filtered. */
const defaultView = (type: ContentType, query: Pick<ListQuery, 'keyword' | 'state' | 'filters'>): ListView =>
  isNarrowed(query) ? 'table' : (viewsOf(type)[0] ?? 'table')

const isNarrowed = ({ keyword, state, filters }: Pick<ListQuery, 'keyword' | 'state' | 'filters'>): boolean =>
  keyword !== '' || state !== '' || Object.keys(filters).length > 0

export const NO_FILTERS = { keyword: '', state: '', filters: {} } as const

/** Orders that a filtered list can have, as long as the server sorts its matches. */
export const canSort = ({ keyword, state, filters }: ListQuery, total: number): boolean =>
  Object.keys(filters).length > 0
    ? state !== 'trashed' && total <= LIMITS.sorted
    : keyword === '' && state === ''

const defaultsOf = ({ list }: ContentType): Omit<ListQuery, 'view' | 'filters'> => ({
  page: 1,
  perPage: LIMITS.perPage.backOffice,
  sort: list.sortBy,
  order: list.descending ? 'desc' : 'asc',
  keyword: '',
  state: '',
  columns: list.columns,
})

const positive = (text: string | null, fallback: number) => {
  const number = Number(text)
  return Number.isInteger(number) && number > 0 ? number : fallback
}

function readColumns({ list }: ContentType, text: string | null): readonly string[] {
  const named = new Set(text?.split(','))
  const columns = list.columns.filter((name) => named.has(name))
  return columns.length > 0 ? columns : list.columns
}

const readFilters = (type: ContentType, search: URLSearchParams): Filters =>
  Object.fromEntries(
    filtersOf(type).flatMap(({ name }) => {
      const value = search.get(filterParameter(name)) ?? ''
      return value === '' ? [] : [[name, value]]
    }),
  )

const filterEntries = (filters: Filters) =>
  Object.entries(filters)
    .filter(([, value]) => value !== '')
    .map(([name, value]): [string, string] => [filterParameter(name), value])

/** Reads the URL; invalid values fall back to defaults. */
export function readQuery(type: ContentType, search: URLSearchParams): ListQuery {
  const defaults = defaultsOf(type)
  const perPage = positive(search.get('perPage'), defaults.perPage)
  const sort = search.get('sort') ?? defaults.sort
  const order = search.get('order')
  const narrowed = {
    keyword: (search.get('keyword') ?? '').trim(),
    state: possibleListStates(type).find((one) => one === search.get('state')) ?? ('' as const),
    filters: readFilters(type, search),
  }
  return {
    ...narrowed,
    page: positive(search.get('page'), 1),
    perPage: PAGE_SIZES.some((size) => size === perPage) ? perPage : defaults.perPage,
    sort: sortableColumns(type).includes(sort) ? sort : defaults.sort,
    order: order === 'asc' || order === 'desc' ? order : defaults.order,
    columns: readColumns(type, search.get('columns')),
    view: viewsOf(type).find((one) => one === search.get('view')) ?? defaultView(type, narrowed),
  }
}

const entriesOf = ({
  columns,
  page,
  perPage,
  sort,
  order,
  keyword,
  state,
  view,
}: Omit<ListQuery, 'filters'>) => ({
  page,
  perPage,
  sort,
  order,
  keyword,
  state,
  view,
  columns: columns.join(','),
})

/** Writes the URL query; omits defaults. */
export function writeQuery(type: ContentType, query: ListQuery): URLSearchParams {
  const { filters } = query
  const defaults: Record<string, unknown> = entriesOf({ ...defaultsOf(type), view: defaultView(type, query) })
  const chosen = Object.entries(entriesOf(query)).filter(([name, value]) => value !== defaults[name])
  return new URLSearchParams([
    ...filterEntries(filters),
    ...chosen.map(([name, value]) => [name, String(value)]),
  ])
}

/** Returns the API query; the trash has a fixed order. */
export function apiQuery({
  page,
  perPage,
  sort,
  order,
  keyword,
  state,
  filters,
}: ListQuery): URLSearchParams {
  const isTrash = state === 'trashed'
  const params = { page, perPage, ...(!isTrash && { sort, order }), keyword, state }
  return new URLSearchParams([
    ...Object.entries(params)
      .filter(([, value]) => value !== '')
      .map(([name, value]) => [name, String(value)]),
    ...(isTrash ? [] : filterEntries(filters)),
  ])
}

/** Changes the period: the next entry is first, of past ones the last. */
export function periodQuery(type: ContentType, { filters }: ListQuery, period: string): Partial<ListQuery> {
  const { sort, order } = defaultsOf(type)
  const others = Object.fromEntries(Object.entries(filters).filter(([name]) => name !== 'period'))
  if (period !== 'current') return { filters: period === '' ? others : { ...others, period }, sort, order }
  const isByStart = sortableColumns(type).includes('startDate')
  return { filters: { ...others, period }, sort: isByStart ? 'startDate' : sort, order: 'asc' }
}

/** Returns first, last and nearby pages; null is a gap. */
export function pageNumbers(page: number, totalPage: number): (number | null)[] {
  const near = [1, page - 1, page, page + 1, totalPage].filter((one) => one >= 1 && one <= totalPage)
  const offered = [...new Set(near)].sort((one, other) => one - other)
  return offered.flatMap((one, index) => {
    const before = offered[index - 1] ?? one - 1
    if (one - before === 1) return [one]
    return one - before === 2 ? [one - 1, one] : [null, one]
  })
}
