import type { Language } from '@flou/shared/locale.ts'
import type { SearchQuery } from '@flou/shared/search/results.ts'
import { MIN_VISITORS } from '@flou/shared/search/searchFigures.ts'
import { causeChain } from '../../../core/http/requestLog.ts'
import type { Services } from '../../../core/http/call.ts'
import { callLimit } from '../../../core/http/callLimit.ts'
import { visitorHash } from '../../../core/http/network.ts'
import type { Table } from '../../../core/store/dynamo/table.ts'
import { keyName, type Key } from '../../../core/store/keys.ts'
import { searchKeys } from './searchKeys.ts'
import { isCounted } from '../../visits/index.ts'
import { anonymizeQuery } from './anonymizeQuery.ts'
import { countTtl, currentWeek, isConditionFailure, shardOf } from './searchShard.ts'

interface AnsweredSearch {
  searchRequest: SearchQuery
  language: Language
  found: number
  headers: Readonly<Record<string, string | undefined>>
  ip: string
}
export type SearchCounter = (search: AnsweredSearch) => Promise<void>

/** Rate limit per IP, which bounds manipulation. */
const SEARCHES_A_MINUTE = { calls: 60, seconds: 60 }
/** Maximum delay of the response, in milliseconds. */
const MAX_WAIT_MS = 300
const MAX_CACHED = 10_000

type CounterServices = Pick<Services, 'table' | 'now' | 'originSecret'>

/**
 * Returns a hash per visitor, query and day, so searches cannot be correlated. Stored only until the query
 * has enough visitors.
 */
const searcherHash = ({ originSecret, now }: CounterServices, ip: string, query: string): string =>
  visitorHash(`search ${query}`, { ip, originSecret, now: now() }).slice(0, 8)

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
      ...(visitor !== undefined && { ':visitor': new Set([visitor]), ':enough': MIN_VISITORS }),
    },
  })

/** Returns true for a new search: first page, unfiltered, unsorted, not prefetched. */
const isNewSearch = ({ searchRequest, headers }: AnsweredSearch) =>
  searchRequest.query !== '' &&
  searchRequest.page === 1 &&
  searchRequest.type === undefined &&
  searchRequest.sort === 'relevance' &&
  headers['sec-purpose'] === undefined

/**
 * Counts searches by week, language and anonymized query. Excludes bots and opted-out browsers.
 * @returns a function that never throws and takes at most 0.3 s
 */
export function searchCounter(services: CounterServices): SearchCounter {
  const { table, now } = services
  const isWithin = callLimit(SEARCHES_A_MINUTE)
  const publicQueries = new Set<string>()

  async function count({ searchRequest, language, found, ip }: AnsweredSearch): Promise<void> {
    const query = anonymizeQuery(searchRequest.query)
    const key = searchKeys.searchCount({ week: currentWeek(now()), shard: shardOf(query), language, query })
    const counted = { key, none: found === 0 ? 1 : 0, ttl: countTtl(now()) }
    const name = keyName(key)
    if (query === '' || publicQueries.has(name)) return void (await addSearch(table, counted, undefined))
    try {
      await addSearch(table, counted, searcherHash(services, ip, name))
    } catch (error) {
      if (!isConditionFailure(error)) throw error
      if (publicQueries.size >= MAX_CACHED) publicQueries.clear()
      publicQueries.add(name)
      await addSearch(table, counted, undefined)
    }
  }

  return async (search) => {
    if (!isNewSearch(search) || !isCounted(search) || !isWithin(search.ip, now())) return
    await waitAtMost(count(search), MAX_WAIT_MS)
  }
}

/** Waits with a timeout; logs failures. */
async function waitAtMost(work: Promise<void>, milliseconds: number): Promise<void> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const logged = work.catch((error: unknown) => {
    const line = { level: 'warn', event: 'a search was not counted', causes: causeChain(error) }
    process.stdout.write(`${JSON.stringify(line)}\n`)
  })
  await Promise.race([logged, new Promise((resolve) => (timer = setTimeout(resolve, milliseconds)))])
  clearTimeout(timer)
}
