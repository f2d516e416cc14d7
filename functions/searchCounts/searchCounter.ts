import type { Language } from '@flou/shared/locale.ts'
import type { SearchQuery } from '@flou/shared/search/results.ts'
import { SHOWN_FROM } from '@flou/shared/search/searchFigures.ts'
import { causeChain } from '../http/requestLog.ts'
import type { Services } from '../http/call.ts'
import { callLimit } from '../http/callLimit.ts'
import { visitorHash } from '../http/network.ts'
import type { Table } from '../store/dynamo/table.ts'
import { keyName, keys, type Key } from '../store/keys.ts'
import { isCounted } from '../counting/fromOwnPage.ts'
import { countedQuery } from './countedQuery.ts'
import { countEnd, currentWeek, isConditionFailure, shardOf } from './searchPlace.ts'

/** A search that was answered. */
export interface AnsweredSearch {
  asked: SearchQuery
  language: Language
  /** Pages that were found. */
  found: number
  headers: Readonly<Record<string, string | undefined>>
  address: string
}
export type SearchCounter = (search: AnsweredSearch) => Promise<void>

/** Nobody searches more a minute; it bounds what one address can add to the counts. */
const SEARCHES_A_MINUTE = { calls: 60, seconds: 60 }
/** The answer does not wait longer for its count, in milliseconds. */
const LONGEST_WAIT = 300
/** Queries remembered as those of enough visitors; beyond it all begin anew. */
const MOST_KNOWN = 10_000

type CounterServices = Pick<Services, 'table' | 'now' | 'originSecret'>

/**
 * A visitor of a day, for one query alone: the hash differs from query to query and from day to day, so that hashes tell nothing of what
 * somebody searched for. Stored until there are enough of them.
 */
const searcherHash = ({ originSecret, now }: CounterServices, address: string, query: string): string =>
  visitorHash(`search ${query}`, { address, originSecret, now: now() }).slice(0, 8)

const ADD = 'ADD searches :one, #none :none'
const END = 'SET #ttl = if_not_exists(#ttl, :ttl)'

interface Counted {
  key: Key
  none: number
  ttl: number
}

const addSearch = (
  table: Table,
  { key, none, ttl }: Counted,
  visitor: string | undefined,
): Promise<unknown> =>
  table.update(key, {
    UpdateExpression: visitor === undefined ? `${ADD} ${END}` : `${ADD}, visitors :visitor ${END}`,
    ...(visitor !== undefined && {
      ConditionExpression: 'attribute_not_exists(visitors) OR size(visitors) < :enough',
    }),
    ExpressionAttributeNames: { '#ttl': 'ttl', '#none': 'none' },
    ExpressionAttributeValues: {
      ':one': 1,
      ':none': none,
      ':ttl': ttl,
      ...(visitor !== undefined && { ':visitor': new Set([visitor]), ':enough': SHOWN_FROM }),
    },
  })

/** Whether it is a search of its own: not the next page of one, nor one that was narrowed or sorted, nor read ahead by a browser. */
const isNew = ({ asked, headers }: AnsweredSearch) =>
  asked.query !== '' &&
  asked.page === 1 &&
  asked.type === undefined &&
  asked.sort === 'relevance' &&
  headers['sec-purpose'] === undefined

/**
 * Counts searches by week, language and query, with what may name a person left out. Bots and browsers that ask for privacy are not counted.
 * @returns a function that never fails and takes no longer than 0.3 s: an answer is worth more than its count
 */
export function searchCounter(services: CounterServices): SearchCounter {
  const { table, now } = services
  const isWithin = callLimit(SEARCHES_A_MINUTE)
  const shown = new Set<string>()

  async function count({ asked, language, found, address }: AnsweredSearch): Promise<void> {
    const query = countedQuery(asked.query)
    const key = keys.searchCount({ week: currentWeek(now()), shard: shardOf(query), language, query })
    const counted = { key, none: found === 0 ? 1 : 0, ttl: countEnd(now()) }
    const name = keyName(key)
    if (query === '' || shown.has(name)) return void (await addSearch(table, counted, undefined))
    try {
      await addSearch(table, counted, searcherHash(services, address, name))
    } catch (error) {
      if (!isConditionFailure(error)) throw error
      if (shown.size >= MOST_KNOWN) shown.clear()
      shown.add(name)
      await addSearch(table, counted, undefined)
    }
  }

  return async (search) => {
    if (!isNew(search) || !isCounted(search) || !isWithin(search.address, now())) return
    await settledWithin(count(search), LONGEST_WAIT)
  }
}

/** Waits for a promise, but not for long; a failure is logged. */
async function settledWithin(work: Promise<void>, milliseconds: number): Promise<void> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const logged = work.catch((error: unknown) => {
    const line = { level: 'warn', event: 'a search was not counted', causes: causeChain(error) }
    process.stdout.write(`${JSON.stringify(line)}\n`)
  })
  await Promise.race([logged, new Promise((resolve) => (timer = setTimeout(resolve, milliseconds)))])
  clearTimeout(timer)
}
