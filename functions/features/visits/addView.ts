import { todayInJakarta } from '@flou/shared/strings/calendar.ts'
import type { Visit } from '@flou/shared/visits/visits.ts'
import type { Key } from '../../core/store/keys.ts'
import { visitKeys, VISIT_SHARDS } from './visitKeys.ts'
import type { Table } from '../../core/store/dynamo/table.ts'

const RETENTION_DAYS = 40
const DAY_SECONDS = 24 * 60 * 60

const add = (table: Table, key: Key, { name, ttl }: { name: string; ttl: number }) =>
  table.update(key, {
    UpdateExpression: 'ADD #name :one SET #ttl = if_not_exists(#ttl, :ttl)',
    ExpressionAttributeNames: { '#name': name, '#ttl': 'ttl' },
    ExpressionAttributeValues: { ':one': 1, ':ttl': ttl },
  })

/** Counts a view and, on the first page of a visit, the referrer. A random shard avoids hot partitions. */
export async function addView(table: Table, visit: Visit, now: Date): Promise<void> {
  const day = todayInJakarta(now)
  const shard = Math.floor(Math.random() * VISIT_SHARDS)
  const ttl = Math.floor(now.getTime() / 1000) + RETENTION_DAYS * DAY_SECONDS
  const { path, language, referrer } = visit
  await Promise.all([
    add(table, visitKeys.pageViews({ day, shard, path }), { name: language, ttl }),
    ...(referrer === undefined
      ? []
      : [add(table, visitKeys.entriesFrom({ day, shard, host: referrer }), { name: 'entries', ttl })]),
  ])
}
