import { LANGUAGES } from '@flou/shared/locale.ts'
import type { SearchClick } from '@flou/shared/search/searchFigures.ts'
import * as z from 'zod/mini'
import type { Answer, Call, Endpoint } from '../../../core/http/call.ts'
import { endpoint, PUBLIC } from '../../../core/http/endpoint.ts'
import type { Table } from '../../../core/store/dynamo/table.ts'
import type { Key } from '../../../core/store/keys.ts'
import { searchKeys } from './searchKeys.ts'
import { isCounted, requireOwnPageWithin, publishedPageCheck } from '../../visits/index.ts'
import { isPing, pingedClick } from './pingedClick.ts'
import { anonymizeQuery } from './anonymizeQuery.ts'
import { countTtl, currentWeek, isConditionFailure, shardOf } from './searchShard.ts'

const clickSchema: z.ZodMiniType<SearchClick> = z.strictObject({
  query: z.string().check(z.minLength(1), z.maxLength(200)),
  language: z.enum(LANGUAGES),
  path: z.string().check(z.maxLength(500, { abort: true }), z.regex(/^\/[\x21-\x7e]*$/)),
})

/** Rate limit per IP, which bounds manipulation. */
const CLICKS_A_MINUTE = { calls: 60, seconds: 60 }
const NOTHING: Answer = { data: null, status: 202 }

const addClick = (table: Table, key: Key, { ttl, mustExist }: { ttl: number; mustExist: boolean }) =>
  table.update(key, {
    UpdateExpression: 'ADD clicks :one SET #ttl = if_not_exists(#ttl, :ttl)',
    ExpressionAttributeNames: { '#ttl': 'ttl' },
    ExpressionAttributeValues: { ':one': 1, ':ttl': ttl },
    ...(mustExist && { ConditionExpression: 'attribute_exists(pk)' }),
  })

/** Counts a click for a query searched this week. */
async function count(table: Table, { query, language, path }: SearchClick, now: Date): Promise<void> {
  const counted = anonymizeQuery(query)
  const weekKey = { week: currentWeek(now), language }
  const ttl = countTtl(now)
  try {
    const key = searchKeys.searchCount({ ...weekKey, shard: shardOf(counted), query: counted })
    await addClick(table, key, { ttl, mustExist: true })
  } catch (error) {
    if (isConditionFailure(error)) return
    throw error
  }
  await addClick(table, searchKeys.searchClick({ ...weekKey, shard: shardOf(path), path }), {
    ttl,
    mustExist: false,
  })
}

/**
 * Counts clicks on results. Bots, opted-out browsers, unknown pages and unknown queries receive the same
 * response without being counted.
 */
export function countClick(): Endpoint {
  const exists = publishedPageCheck()
  const before = requireOwnPageWithin(CLICKS_A_MINUTE)
  const handleClick = async (call: Call, click: SearchClick): Promise<Answer> => {
    const { table, now } = call.services
    if (isCounted(call) && (await exists(table, click.path, now()))) await count(table, click, now())
    return NOTHING
  }
  const posted = endpoint({
    permission: PUBLIC,
    bodyLimit: 'visit',
    before,
    input: clickSchema,
    handle: (call) => handleClick(call, call.body),
  })
  const pinged = endpoint({
    permission: PUBLIC,
    bodyLimit: 'visit',
    before,
    handle: (call) => handleClick(call, pingedClick(call, clickSchema)),
  })
  const dispatchClick: Endpoint = (call) => (isPing(call) ? pinged(call) : posted(call))
  return Object.assign(dispatchClick, { description: posted.description })
}
