/** Orders of a list of events; `date` is the one that the page has without script. */
export const EVENT_SORTS = ['date', 'newest', 'title'] as const
export type EventSort = (typeof EVENT_SORTS)[number]

export interface Wish {
  sort: EventSort
  /** What somebody searches for. */
  words: string
}

const isSort = (text: string | null): text is EventSort => EVENT_SORTS.some((sort) => sort === text)

/** What an address asks for; what it does not say is as without script. */
export function wishOf(search: string): Wish {
  const query = new URLSearchParams(search)
  const sort = query.get('sort')
  return { sort: isSort(sort) ? sort : 'date', words: query.get('q') ?? '' }
}

/** An address's query with a wish in it, and whatever else it had. */
export function withWish(search: string, { sort, words }: Wish): string {
  const query = new URLSearchParams(search)
  const put = (name: string, value: string, isUsual: boolean) =>
    isUsual ? query.delete(name) : query.set(name, value)
  put('sort', sort, sort === 'date')
  put('q', words, words.trim() === '')
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

/** Letters without case and accents: `Café` is found as `cafe`. */
const plain = (text: string) =>
  text
    .normalize('NFKD')
    .replace(/[\u0300-\u036F]/g, '')
    .toLowerCase()

const ORDERS: Readonly<Record<EventSort, ((one: Listed, other: Listed) => number) | undefined>> = {
  // as the server has put them
  date: undefined,
  // ids are given as records are made
  newest: (one, other) => other.id - one.id,
  title: (one, other) => (plain(one.title) < plain(other.title) ? -1 : 1),
}

/** The events that have all words asked for, in the order asked for. */
export function arranged<E extends Listed>(events: readonly E[], { sort, words }: Wish): E[] {
  const wanted = plain(words).split(/\s+/).filter(Boolean)
  const found = events.filter(({ title, description, place, category }) => {
    const text = plain([title, description, place, category?.title ?? ''].join(' '))
    return wanted.every((word) => text.includes(word))
  })
  const order = ORDERS[sort]
  return order ? found.toSorted(order) : found
}
