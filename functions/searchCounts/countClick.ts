import { LANGUAGES } from '@flou/shared/locale.ts'
import type { SearchClick } from '@flou/shared/search/searchFigures.ts'
import * as z from 'zod/mini'
import type { Answer, Call, Endpoint } from '../http/call.ts'
import { endpoint, PUBLIC } from '../http/endpoint.ts'
import type { Table } from '../store/dynamo/table.ts'
import { keys, type Key } from '../store/keys.ts'
import { isCounted, requireOwnPageWithin } from '../counting/fromOwnPage.ts'
import { knownPages } from '../counting/knownPages.ts'
import { isPing, pingedClick } from './pingedClick.ts'
import { countedQuery } from './countedQuery.ts'
import { countEnd, currentWeek, isConditionFailure, shardOf } from './searchPlace.ts'

const clickSchema: z.ZodMiniType<SearchClick> = z.strictObject({
  query: z.string().check(z.minLength(1), z.maxLength(200)),
  language: z.enum(LANGUAGES),
  path: z.string().check(z.maxLength(500, { abort: true }), z.regex(/^\/[\x21-\x7e]*$/)),
})

/** Nobody opens more results a minute; it bounds what one address can add to the counts. */
const CLICKS_A_MINUTE = { calls: 60, seconds: 60 }
const NOTHING: Answer = { data: null, status: 202 }

const addClick = (table: Table, key: Key, { ttl, mustExist }: { ttl: number; mustExist: boolean }) =>
  table.update(key, {
    UpdateExpression: 'ADD clicks :one SET #ttl = if_not_exists(#ttl, :ttl)',
    ExpressionAttributeNames: { '#ttl': 'ttl' },
    ExpressionAttributeValues: { ':one': 1, ':ttl': ttl },
    ...(mustExist && { ConditionExpression: 'attribute_exists(pk)' }),
  })

/** Counts that a result was opened, for a query that was searched for in this week. */
async function count(table: Table, { query, language, path }: SearchClick, now: Date): Promise<void> {
  const counted = countedQuery(query)
  const place = { week: currentWeek(now), language }
  const ttl = countEnd(now)
  try {
    const key = keys.searchCount({ ...place, shard: shardOf(counted), query: counted })
    await addClick(table, key, { ttl, mustExist: true })
  } catch (error) {
    if (isConditionFailure(error)) return // nobody has searched for it
    throw error
  }
  await addClick(table, keys.searchClick({ ...place, shard: shardOf(path), path }), { ttl, mustExist: false })
}

/**
 * `POST /api/search/click`: counts which result of a search was opened. Bots, browsers that ask for privacy, pages that do not exist and
 * queries that nobody searched for are answered alike and not counted. A page without script has the browser tell it.
 */
export function countClick(): Endpoint {
  const exists = knownPages()
  const before = requireOwnPageWithin(CLICKS_A_MINUTE)
  const take = async (call: Call, click: SearchClick): Promise<Answer> => {
    const { table, now } = call.services
    if (isCounted(call) && (await exists(table, click.path, now()))) await count(table, click, now())
    return NOTHING
  }
  const told = endpoint({
    permission: PUBLIC,
    bodyLimit: 'visit',
    before,
    input: clickSchema,
    handle: (call) => take(call, call.body),
  })
  const pinged = endpoint({
    permission: PUBLIC,
    bodyLimit: 'visit',
    before,
    handle: (call) => take(call, pingedClick(call, clickSchema)),
  })
  const answer: Endpoint = (call) => (isPing(call) ? pinged(call) : told(call))
  return Object.assign(answer, { description: told.description })
}
