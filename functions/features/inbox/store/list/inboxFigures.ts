import {
  MAX_COUNTED,
  REPLY_HOURS,
  SUBMISSION_STATES,
  type InboxCounts,
  type InboxFigures,
  type SubmissionState,
} from '@flou/shared/inbox/inbox.ts'
import { LANGUAGES } from '@flou/shared/locale.ts'
import type { FormDeclaration } from '@flou/shared/forms/define.ts'
import { monthOf } from '@flou/shared/strings/calendar.ts'
import { GSI1, GSI2, type Key } from '../../../../core/store/keys.ts'
import { ulidBounds } from '../../../../core/store/ulid.ts'
import { formPartitions, SHARDS } from '../../../forms/index.ts'
import { inboxKeys } from '../inboxKeys.ts'
import { awaitingPartitions } from './inboxQuery.ts'
import type { Item, Table } from '../../../../core/store/dynamo/table.ts'

const MAX_PAGES = 20
const STARS = [1, 2, 3, 4, 5]

const countIn = (item: Item | undefined, name: string) => Number(item?.[name] ?? 0)
const sumOf = (items: readonly Item[], name: string) =>
  items.reduce((sum, item) => sum + countIn(item, name), 0)

async function sumsBetween(table: Table, form: string, [from, to]: readonly [string, string]) {
  const items: Item[] = []
  let ExclusiveStartKey: Item | undefined
  do {
    const page = await table.query({
      KeyConditionExpression: 'pk = :pk AND sk BETWEEN :from AND :to',
      ExpressionAttributeValues: { ':pk': inboxKeys.inboxStates(form).pk, ':from': from, ':to': to },
      ExclusiveStartKey,
      Limit: 1_000,
    })
    items.push(...page.items)
    ExclusiveStartKey = items.length < 5_000 ? page.lastKey : undefined
  } while (ExclusiveStartKey)
  return items
}

/** Returns the last day with submissions up to the first one of a month; '' if none. */
export async function lastDayBefore(table: Table, form: string, month: string): Promise<string> {
  const { items } = await table.query<Key>({
    KeyConditionExpression: 'pk = :pk AND sk BETWEEN :from AND :to',
    ExpressionAttributeValues: {
      ':pk': inboxKeys.inboxStates(form).pk,
      ':from': inboxKeys.inboxDay(form, '').sk,
      ':to': inboxKeys.inboxDay(form, `${month}-01`).sk,
    },
    ScanIndexForward: false,
    Limit: 1,
  })
  return (items[0]?.sk ?? '').slice('day#'.length)
}

function pagesOf(items: readonly Item[]): InboxFigures['pages'] {
  const counts = new Map<string, number>()
  for (const item of items) {
    const page = String(item.sk).slice('page#2026-11#'.length)
    counts.set(page, (counts.get(page) ?? 0) + countIn(item, 'count'))
  }
  return [...counts]
    .map(([page, count]) => ({ page, count }))
    .filter(({ count }) => count > 0)
    .toSorted((one, other) => other.count - one.count)
    .slice(0, MAX_PAGES)
}

export async function inboxFigures(
  table: Table,
  form: FormDeclaration,
  { from, to }: { from: string; to: string },
): Promise<InboxFigures> {
  const { key } = form
  const [days, pages, states] = await Promise.all([
    sumsBetween(table, key, [inboxKeys.inboxDay(key, from).sk, inboxKeys.inboxDay(key, to).sk]),
    sumsBetween(table, key, [`page#${monthOf(from)}#`, `page#${monthOf(to)}#~`]),
    table.get(inboxKeys.inboxStates(key)),
  ])
  const hasRating = Object.values(form.fields).some(({ kind }) => kind === 'rating')
  return {
    days: days.map((item) => ({
      day: String(item.sk).slice('day#'.length),
      count: countIn(item, 'count'),
      spam: countIn(item, 'spam'),
    })),
    ratings: hasRating ? STARS.map((stars) => ({ stars, count: sumOf(days, `stars${stars}`) })) : [],
    pages: pagesOf(pages),
    languages: LANGUAGES.map((language) => ({ language, count: sumOf(days, language) })),
    states: Object.fromEntries(
      SUBMISSION_STATES.map((state) => [state, Math.max(0, countIn(states, state))]),
    ) as Record<SubmissionState, number>,
  }
}

const countIndexed = async (
  table: Table,
  { index, partition, until = 'Z' }: { index: typeof GSI1 | typeof GSI2; partition: string; until?: string },
): Promise<number> => {
  const { count } = await table.query({
    IndexName: index,
    KeyConditionExpression: '#hash = :partition AND #sort <= :until',
    ExpressionAttributeNames: { '#hash': `${index}pk`, '#sort': `${index}sk` },
    ExpressionAttributeValues: { ':partition': partition, ':until': until },
    Select: 'COUNT',
    Limit: MAX_COUNTED + 1,
  })
  return count
}

async function countAll(counts: readonly Promise<number>[]): Promise<number> {
  const sum = (await Promise.all(counts)).reduce((all, count) => all + count, 0)
  return Math.min(sum, MAX_COUNTED + 1)
}

/** Counts of the given forms only; neither is exact while expired items await deletion. */
export async function countInbox(
  table: Table,
  { forms, person, now }: { forms: readonly FormDeclaration[]; person: number; now: Date },
): Promise<InboxCounts> {
  const until = ulidBounds(now, new Date(now.getTime() - REPLY_HOURS * 3_600_000)).greatest
  const [mine, overdue] = await Promise.all([
    countAll(
      forms.map(({ key }) =>
        countIndexed(table, { index: GSI1, partition: formPartitions.assignedTo(person, key) }),
      ),
    ),
    countAll(
      awaitingPartitions(forms).map((partition) => countIndexed(table, { index: GSI2, partition, until })),
    ),
  ])
  return { mine, overdue }
}

/** Returns the number of registrations of an event, suspected spam included. */
export async function countParticipants(table: Table, event: number): Promise<number> {
  let count = 0
  let ExclusiveStartKey: Item | undefined
  do {
    const page: { count: number; lastKey?: Item } = await table.query({
      IndexName: GSI1,
      KeyConditionExpression: 'gsi1pk = :event',
      ExpressionAttributeValues: { ':event': formPartitions.participants(event) },
      Select: 'COUNT',
      ExclusiveStartKey,
    })
    count += page.count
    ExclusiveStartKey = page.lastKey
  } while (ExclusiveStartKey)
  return count
}

export async function countUnread(table: Table, form: Pick<FormDeclaration, 'key'>): Promise<number> {
  const counts = await Promise.all(
    Array.from({ length: SHARDS }, (_, shard) =>
      table.query({
        IndexName: GSI2,
        KeyConditionExpression: 'gsi2pk = :pk',
        ExpressionAttributeValues: { ':pk': formPartitions.newSubmissions(form.key, shard) },
        Select: 'COUNT',
        Limit: MAX_COUNTED + 1,
      }),
    ),
  )
  return Math.min(
    counts.reduce((sum, { count }) => sum + count, 0),
    MAX_COUNTED + 1,
  )
}
