import { CHANGE_REQUEST_AGES } from '@flou/shared/approval/changeRequestLists.ts'
import { CHANGE_REQUEST_KINDS } from '@flou/shared/approval/workflow.ts'

export const QUEUE_VIEWS = ['decide', 'mine', 'open'] as const
export type QueueView = (typeof QUEUE_VIEWS)[number]

export const QUEUE_FILTERS = ['area', 'author', 'kind', 'age'] as const
export type QueueFilter = Readonly<Record<(typeof QUEUE_FILTERS)[number], string>>

export const NO_FILTER: QueueFilter = { area: '', author: '', kind: '', age: '' }

export interface QueueQuery extends QueueFilter {
  view: QueueView
  page: number
}

const viewsFor = (isApprover: boolean): readonly QueueView[] => (isApprover ? QUEUE_VIEWS : ['mine'])

const knownValue = (values: readonly string[], value: string | null) =>
  value !== null && values.includes(value) ? value : ''

export function readQueue(search: URLSearchParams, isApprover: boolean): QueueQuery {
  const views = viewsFor(isApprover)
  const page = Number(search.get('page'))
  return {
    view: views.find((view) => view === search.get('view')) ?? views[0] ?? 'mine',
    area: search.get('area') ?? '',
    author: /^\d{1,9}$/.exec(search.get('author') ?? '')?.[0] ?? '',
    kind: knownValue(CHANGE_REQUEST_KINDS, search.get('kind')),
    age: knownValue(CHANGE_REQUEST_AGES, search.get('age')),
    page: Number.isInteger(page) && page > 0 ? page : 1,
  }
}

/** Writes the URL query without defaults. */
export function writeQueue({ view, page, ...filter }: QueueQuery, isApprover: boolean): URLSearchParams {
  return new URLSearchParams({
    ...(view !== viewsFor(isApprover)[0] && { view }),
    ...Object.fromEntries(Object.entries(filter).filter(([, value]) => value !== '')),
    ...(page > 1 && { page: String(page) }),
  })
}

export const isNarrowed = (query: QueueFilter): boolean => QUEUE_FILTERS.some((name) => query[name] !== '')
