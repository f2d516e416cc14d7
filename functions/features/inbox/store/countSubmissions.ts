import { todayInJakarta } from '@flou/shared/strings/calendar.ts'
import type { SubmissionRow } from '@flou/shared/inbox/inbox.ts'
import { keyName, type Key } from '../../../core/store/keys.ts'
import { inboxKeys, type CountedItem } from './inboxKeys.ts'
import { SUBMISSIONS } from '../../forms/index.ts'
import type { Table } from '../../../core/store/dynamo/table.ts'
import { ConditionFailed, type TransactItem } from '../../../core/store/dynamo/transact.ts'

export interface CountedEvent {
  /** Stream event id, identical on redelivery. */
  id: string
  second: number
  before: SubmissionRow | undefined
  after: SubmissionRow | undefined
}

type Image = Record<string, { S?: string | undefined }> | undefined
interface StreamRecord {
  eventID?: string | undefined
  dynamodb?:
    | {
        Keys?: Image
        OldImage?: unknown
        NewImage?: unknown
        ApproximateCreationDateTime?: number | undefined
      }
    | undefined
}

const rowIn = (image: unknown): SubmissionRow | undefined => {
  const text = (image as Image)?.row?.S
  return text === undefined ? undefined : (JSON.parse(text) as SubmissionRow)
}

export function countedEventOf({ eventID, dynamodb }: StreamRecord): CountedEvent | undefined {
  const { Keys, OldImage, NewImage, ApproximateCreationDateTime = 0 } = dynamodb ?? {}
  if (eventID === undefined || !Keys?.pk?.S?.startsWith(SUBMISSIONS) || Keys.sk?.S !== '-') return undefined
  return { id: eventID, second: ApproximateCreationDateTime, before: rowIn(OldImage), after: rowIn(NewImage) }
}

type Sums = Map<string, { key: Key; counters: Map<string, number> }>

function add(sums: Sums, { key, counter, by }: { key: Key; counter: string; by: number }): void {
  const name = keyName(key)
  const sum = sums.get(name) ?? { key, counters: new Map<string, number>() }
  sum.counters.set(counter, (sum.counters.get(counter) ?? 0) + by)
  sums.set(name, sum)
}

function addArrival(sums: Sums, row: SubmissionRow, by: 1 | -1): void {
  const { form, created, state, values, page, language } = row
  const day = todayInJakarta(new Date(created))
  const key = inboxKeys.inboxDay(form, day)
  if (state === 'spam') return add(sums, { key, counter: 'spam', by })
  add(sums, { key, counter: 'count', by })
  add(sums, { key, counter: language, by })
  const { rating } = values
  if (typeof rating === 'number' && rating > 0) add(sums, { key, counter: `stars${rating}`, by })
  if (page !== '') add(sums, { key: inboxKeys.inboxPage(form, day.slice(0, 7), page), counter: 'count', by })
}

const isSpam = (row: SubmissionRow) => row.state === 'spam'

/** Expiry and erasure reduce state counters only; daily sums are anonymous and remain. */
function addEvent(sums: Sums, { before, after }: CountedEvent): void {
  const row = after ?? before
  if (!row) return
  const key = inboxKeys.inboxStates(row.form)
  if (before) add(sums, { key, counter: before.state, by: -1 })
  if (after) add(sums, { key, counter: after.state, by: 1 })
  if (after && !before) addArrival(sums, after, 1)
  // a restricted row lacks the values it was counted by
  const isMoved = before && after && isSpam(before) !== isSpam(after) && before.isRestricted === undefined
  if (isMoved) {
    addArrival(sums, before, -1)
    addArrival(sums, after, 1)
  }
}

function sumStep({ key, counters }: { key: Key; counters: Map<string, number> }): TransactItem | undefined {
  const nonZero = [...counters].filter(([, by]) => by !== 0)
  if (nonZero.length === 0) return undefined
  return {
    Update: {
      Key: { pk: key.pk, sk: key.sk },
      UpdateExpression: `ADD ${nonZero.map((_, at) => `#c${at} :c${at}`).join(', ')}`,
      ExpressionAttributeNames: Object.fromEntries(nonZero.map(([name], at) => [`#c${at}`, name])),
      ExpressionAttributeValues: Object.fromEntries(nonZero.map(([, by], at) => [`:c${at}`, by])),
    },
  }
}

/** Longer than stream retention of one day. */
const RETENTION_SECONDS = 2 * 86_400
const shortId = (id: string) => id.slice(0, 16)

/** Deduplicates stream events: the transaction fails if one was already counted. */
function deduplicationStep(second: number, events: readonly CountedEvent[]): TransactItem {
  const ids = events.map(({ id }) => shortId(id))
  return {
    Update: {
      Key: inboxKeys.inboxCounted(second),
      UpdateExpression: 'ADD seen :all SET #ttl = :ttl',
      ConditionExpression: ids.map((_, at) => `NOT contains(seen, :i${at})`).join(' AND '),
      ExpressionAttributeNames: { '#ttl': 'ttl' },
      ExpressionAttributeValues: {
        ':all': new Set(ids),
        ':ttl': second + RETENTION_SECONDS,
        ...Object.fromEntries(ids.map((id, at) => [`:i${at}`, id])),
      },
    },
  }
}

const EVENTS_PER_TRANSACTION = 25

async function countSome(table: Table, batch: readonly CountedEvent[]): Promise<void> {
  let events = batch
  while (events.length > 0) {
    const seconds = [...Map.groupBy(events, ({ second }) => second)]
    const sums: Sums = new Map()
    for (const event of events) addEvent(sums, event)
    const steps = [...sums.values()].flatMap((sum) => sumStep(sum) ?? [])
    try {
      await table.transact([...seconds.map(([second, some]) => deduplicationStep(second, some)), ...steps])
      return
    } catch (error) {
      if (!(error instanceof ConditionFailed)) throw error
      const seen = new Set(error.failures.flatMap(({ item }) => seenIn(item as CountedItem | undefined)))
      const remaining = events.filter(({ id }) => !seen.has(shortId(id)))
      if (remaining.length === events.length) throw error
      events = remaining
    }
  }
}

const seenIn = ({ seen }: CountedItem = {}) => [...(seen ?? [])]

/** Adds submission events to the counters, exactly once despite redelivery in different batches. */
export async function countSubmissions(table: Table, events: readonly CountedEvent[]): Promise<void> {
  for (let at = 0; at < events.length; at += EVENTS_PER_TRANSACTION)
    await countSome(table, events.slice(at, at + EVENTS_PER_TRANSACTION))
}
