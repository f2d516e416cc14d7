import type { ContentType } from '@flou/shared/content/define.ts'
import { statesOf, type ListState } from '@flou/shared/content/release.ts'
import { LIMITS } from '@flou/shared/limits.ts'

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
}

export const PAGE_SIZES = [10, 20, 50, 100] as const

/** Columns by which a type's list may be sorted. */
export const sortableColumns = ({ list }: ContentType): readonly string[] => [
  list.sortBy,
  ...(list.sortable ?? []),
]

const defaultsOf = ({ list }: ContentType): ListQuery => ({
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
  return {
    page: positive(search.get('page'), 1),
    perPage: PAGE_SIZES.some((size) => size === perPage) ? perPage : defaults.perPage,
    sort: sortableColumns(type).includes(sort) ? sort : defaults.sort,
    order: order === 'asc' || order === 'desc' ? order : defaults.order,
    keyword: (search.get('keyword') ?? '').trim(),
    state: statesOf(type).find((one) => one === search.get('state')) ?? '',
    columns: readColumns(type, search.get('columns')),
  }
}

const entriesOf = ({ columns, ...query }: ListQuery) => ({ ...query, columns: columns.join(',') })

/** The address's search part for a query; defaults are left out, so that a plain list has a plain address. */
export function writeQuery(type: ContentType, query: ListQuery): URLSearchParams {
  const defaults: Record<string, unknown> = entriesOf(defaultsOf(type))
  const chosen = Object.entries(entriesOf(query)).filter(([name, value]) => value !== defaults[name])
  return new URLSearchParams(chosen.map(([name, value]) => [name, String(value)]))
}

/** The search part of the API call: what the server needs to know. The trash has an order of its own. */
export function apiQuery({ page, perPage, sort, order, keyword, state }: ListQuery): URLSearchParams {
  const isTrash = state === 'trashed'
  const asked = { page, perPage, ...(!isTrash && { sort, order, keyword }), state }
  return new URLSearchParams(
    Object.entries(asked)
      .filter(([, value]) => value !== '')
      .map(([name, value]) => [name, String(value)]),
  )
}
