import type { ContentType } from '@flou/shared/content/define.ts'
import { statesOf, type ListState } from '@flou/shared/content/release.ts'
import { isOrdered } from '@flou/shared/content/order.ts'
import { LIMITS } from '@flou/shared/limits.ts'

/** How a list shows: as a table, as rows to be arranged, as a tree with the records below them. */
export type ListView = 'table' | 'arrange' | 'tree'

/** The ways in which a type's list shows, the one it opens in first. */
export function viewsOf(type: ContentType): readonly ListView[] {
  if (!isOrdered(type)) return ['table']
  return type.list.tree === undefined ? ['table', 'arrange'] : ['tree', 'table']
}

/** What a list shows; it lives in the address, so that a list can be linked, reloaded and gone back to. */
export interface ListQuery {
  page: number
  perPage: number
  sort: string
  order: 'asc' | 'desc'
  keyword: string
  /** Only records in this state; '' for all that are not in the trash. */
  state: ListState | ''
  /** Names of the columns that show, in the order declared. */
  columns: readonly string[]
  view: ListView
}

/** Changes part of a list's query: to what is given, or to what follows from the query as it is at that moment. */
export type ChangeQuery = (part: Partial<ListQuery> | ((now: ListQuery) => Partial<ListQuery>)) => void

export const PAGE_SIZES = [10, 20, 50, 100] as const

/** Columns by which a type's list may be sorted. */
export const sortableColumns = ({ list }: ContentType): readonly string[] => [
  list.sortBy,
  ...(list.sortable ?? []),
]

/** Only a table is narrowed: whoever asks for a state or for words is shown one. */
const defaultView = (type: ContentType, { keyword, state }: Pick<ListQuery, 'keyword' | 'state'>): ListView =>
  keyword === '' && state === '' ? (viewsOf(type)[0] ?? 'table') : 'table'

const defaultsOf = ({ list }: ContentType): Omit<ListQuery, 'view'> => ({
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

/** Reads the address; what is missing or makes no sense counts as the type's default. */
export function readQuery(type: ContentType, search: URLSearchParams): ListQuery {
  const defaults = defaultsOf(type)
  const perPage = positive(search.get('perPage'), defaults.perPage)
  const sort = search.get('sort') ?? defaults.sort
  const order = search.get('order')
  const narrowed = {
    keyword: (search.get('keyword') ?? '').trim(),
    state: statesOf(type).find((one) => one === search.get('state')) ?? ('' as const),
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

const entriesOf = ({ columns, ...query }: ListQuery) => ({ ...query, columns: columns.join(',') })

/** The address's search part for a query; defaults are left out, so that a plain list has a plain address. */
export function writeQuery(type: ContentType, query: ListQuery): URLSearchParams {
  const defaults: Record<string, unknown> = entriesOf({ ...defaultsOf(type), view: defaultView(type, query) })
  const chosen = Object.entries(entriesOf(query)).filter(([name, value]) => value !== defaults[name])
  return new URLSearchParams(chosen.map(([name, value]) => [name, String(value)]))
}

/** The search part of the API call: what the server needs to know. The trash has an order of its own. */
export function apiQuery({ page, perPage, sort, order, keyword, state }: ListQuery): URLSearchParams {
  const isTrash = state === 'trashed'
  const asked = { page, perPage, ...(!isTrash && { sort, order }), keyword, state }
  return new URLSearchParams(
    Object.entries(asked)
      .filter(([, value]) => value !== '')
      .map(([name, value]) => [name, String(value)]),
  )
}
