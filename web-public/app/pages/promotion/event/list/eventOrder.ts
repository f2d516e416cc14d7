/** `date` is the server's order. */
export const EVENT_SORTS = ['date', 'newest', 'title'] as const
type EventSort = (typeof EVENT_SORTS)[number]

export interface ListOptions {
  sort: EventSort
  searchText: string
}

const isSort = (text: string | null): text is EventSort => EVENT_SORTS.some((sort) => sort === text)

export function parseListOptions(search: string): ListOptions {
  const query = new URLSearchParams(search)
  const sort = query.get('sort')
  return { sort: isSort(sort) ? sort : 'date', searchText: query.get('q') ?? '' }
}

/** Writes list options to a URL query, preserving other parameters. */
export function withListOptions(search: string, { sort, searchText }: ListOptions): string {
  const query = new URLSearchParams(search)
  const put = (name: string, value: string, isUsual: boolean) =>
    isUsual ? query.delete(name) : query.set(name, value)
  put('sort', sort, sort === 'date')
  put('q', searchText, searchText.trim() === '')
  const text = query.toString()
  return text === '' ? '' : `?${text}`
}

interface Listed {
  id: number
  title: string
  description: string
  place: string
  category: { title: string } | null
}

/** Folds case and diacritics: `Café` matches `cafe`. */
const fold = (text: string) =>
  text
    .normalize('NFKD')
    .replace(/[\u0300-\u036F]/g, '')
    .toLowerCase()

const ORDERS: Readonly<Record<EventSort, ((one: Listed, other: Listed) => number) | undefined>> = {
  // server order
  date: undefined,
  // ids are ascending
  newest: (one, other) => other.id - one.id,
  title: (one, other) => (fold(one.title) < fold(other.title) ? -1 : 1),
}

export function filterAndSort<E extends Listed>(
  events: readonly E[],
  { sort, searchText }: ListOptions,
): E[] {
  const searchWords = fold(searchText).split(/\s+/).filter(Boolean)
  const found = events.filter(({ title, description, place, category }) => {
    const text = fold([title, description, place, category?.title ?? ''].join(' '))
    return searchWords.every((word) => text.includes(word))
  })
  const order = ORDERS[sort]
  return order ? found.toSorted(order) : found
}
