import { todayInJakarta } from '@flou/shared/strings/calendar.ts'
import {
  SUBSCRIBER_STATES,
  type SubscriberFigures,
  type SubscriberRow,
  type SubscriberState,
} from '@flou/shared/forms/newsletter.ts'
import type { Table } from '../../../core/store/dynamo/table.ts'
import { listSubscribers } from './listSubscribers.ts'

/** Maximum per state, about two seconds of reading. */
const MAX_COUNTED = 100_000
const CHUNK = 5_000
const MAX_PAGES = 50

class Counter<K extends string> {
  readonly #counts = new Map<K, number>()
  add(key: K): void {
    this.#counts.set(key, this.of(key) + 1)
  }
  of(key: K): number {
    return this.#counts.get(key) ?? 0
  }
  keys(): K[] {
    return [...this.#counts.keys()]
  }
  ranked(): [K, number][] {
    return [...this.#counts].toSorted(([, one], [, other]) => other - one)
  }
}

function growthOf(joined: Counter<string>, left: Counter<string>): SubscriberFigures['days'] {
  let total = 0
  return [...new Set([...joined.keys(), ...left.keys()])].toSorted().map((day) => {
    total += joined.of(day) - left.of(day)
    return { day, joined: joined.of(day), left: left.of(day), total }
  })
}

export async function subscriberFigures(table: Table, now: Date): Promise<SubscriberFigures> {
  const [joined, left, pages] = [new Counter<string>(), new Counter<string>(), new Counter<string>()]
  const languages = new Counter<SubscriberRow['language']>()
  const states = new Counter<SubscriberState>()
  const count = (row: SubscriberRow): void => {
    states.add(row.state)
    if (row.state === 'pending') return
    joined.add(todayInJakarta(new Date(row.since)))
    if (row.state === 'active') {
      languages.add(row.language)
      pages.add(row.page)
    } else left.add(todayInJakarta(new Date(row.at)))
  }
  const isPartial = await Promise.all(SUBSCRIBER_STATES.map((state) => each(table, { state, now, count })))
  return {
    states: Object.fromEntries(SUBSCRIBER_STATES.map((state) => [state, states.of(state)])) as Record<
      SubscriberState,
      number
    >,
    days: growthOf(joined, left),
    languages: languages.ranked().map(([language, n]) => ({ language, count: n })),
    pages: pages
      .ranked()
      .slice(0, MAX_PAGES)
      .map(([page, n]) => ({ page, count: n })),
    isPartial: isPartial.includes(true),
  }
}

async function each(
  table: Table,
  { state, now, count }: { state: SubscriberState; now: Date; count: (row: SubscriberRow) => void },
): Promise<boolean> {
  let cursor: string | undefined
  let counted = 0
  do {
    const page = await listSubscribers(table, { state, now, perPage: CHUNK, cursor })
    for (const row of page.rows) count(row)
    counted += page.rows.length
    ;({ cursor } = page)
  } while (cursor !== undefined && counted < MAX_COUNTED)
  return cursor !== undefined
}
