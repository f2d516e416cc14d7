import { todayInJakarta } from '@flou/shared/calendar.ts'
import type { SubmissionRow } from '@flou/shared/submissions/inbox.ts'
import { keyName, keys, type Key } from '../keys.ts'
import { SUBMISSIONS } from '../keys/submissionKeys.ts'
import type { Table } from '../dynamo/table.ts'
import { ConditionFailed, type TransactItem } from '../dynamo/transact.ts'

/** A change of one submission, as the stream has it. */
export interface CountedChange {
  /** The stream's own id of the change: the same each time it is delivered. */
  id: string
  /** When it was written, epoch seconds. */
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
  const text = (image as Image)?.['row']?.S // an image in the table's own notation
  return text === undefined ? undefined : (JSON.parse(text) as SubmissionRow)
}

/** What a record of the stream says of a submission; undefined for a record of anything else. */
export function countedChange({ eventID, dynamodb }: StreamRecord): CountedChange | undefined {
  const { Keys, OldImage, NewImage, ApproximateCreationDateTime = 0 } = dynamodb ?? {}
  if (eventID === undefined || !Keys?.['pk']?.S?.startsWith(SUBMISSIONS) || Keys['sk']?.S !== '-')
    return undefined
  return { id: eventID, second: ApproximateCreationDateTime, before: rowIn(OldImage), after: rowIn(NewImage) }
}

type Sums = Map<string, { key: Key; counters: Map<string, number> }>

function add(sums: Sums, { key, counter, by }: { key: Key; counter: string; by: number }): void {
  const name = keyName(key)
  const sum = sums.get(name) ?? { key, counters: new Map<string, number>() }
  sum.counters.set(counter, (sum.counters.get(counter) ?? 0) + by)
  sums.set(name, sum)
}

/** What one adds to the sums of its day, page and form: spam is counted apart. */
function addArrival(sums: Sums, row: SubmissionRow, by: 1 | -1): void {
  const { form, created, state, values, page, language } = row
  const day = todayInJakarta(new Date(created))
  const key = keys.inboxDay(form, day)
  if (state === 'spam') return add(sums, { key, counter: 'spam', by })
  add(sums, { key, counter: 'count', by })
  add(sums, { key, counter: language, by })
  const { rating } = values
  if (typeof rating === 'number' && rating > 0) add(sums, { key, counter: `stars${rating}`, by })
  if (page !== '') add(sums, { key: keys.inboxPage(form, day.slice(0, 7), page), counter: 'count', by })
}

const isSpam = (row: SubmissionRow) => row.state === 'spam'

/** What expires or is erased leaves the states, and stays in the sums of its day: they say nothing of anybody. */
function addChange(sums: Sums, { before, after }: CountedChange): void {
  const row = after ?? before
  if (!row) return
  const key = keys.inboxStates(row.form)
  if (before) add(sums, { key, counter: before.state, by: -1 })
  if (after) add(sums, { key, counter: after.state, by: 1 })
  if (after && !before) addArrival(sums, after, 1)
  // a restricted one says no more what it was counted by
  const isMoved = before && after && isSpam(before) !== isSpam(after) && before.isRestricted === undefined
  if (isMoved) {
    addArrival(sums, before, -1)
    addArrival(sums, after, 1)
  }
}

function sumStep({ key, counters }: { key: Key; counters: Map<string, number> }): TransactItem | undefined {
  const changed = [...counters].filter(([, by]) => by !== 0)
  if (changed.length === 0) return undefined
  return {
    Update: {
      Key: { pk: key.pk, sk: key.sk },
      UpdateExpression: `ADD ${changed.map((_, at) => `#c${at} :c${at}`).join(', ')}`,
      ExpressionAttributeNames: Object.fromEntries(changed.map(([name], at) => [`#c${at}`, name])),
      ExpressionAttributeValues: Object.fromEntries(changed.map(([, by], at) => [`:c${at}`, by])),
    },
  }
}

/** A stream keeps its records for a day. */
const KEPT_SECONDS = 2 * 86_400
/** Enough of an id of the stream to tell the changes of one second apart. */
const shortId = (id: string) => id.slice(0, 16)

/** Refuses the whole transaction where one of the changes of a second is in the sums already. */
function seenStep(second: number, changes: readonly CountedChange[]): TransactItem {
  const ids = changes.map(({ id }) => shortId(id))
  return {
    Update: {
      Key: keys.inboxCounted(second),
      UpdateExpression: 'ADD seen :all SET #ttl = :ttl',
      ConditionExpression: ids.map((_, at) => `NOT contains(seen, :i${at})`).join(' AND '),
      ExpressionAttributeNames: { '#ttl': 'ttl' },
      ExpressionAttributeValues: {
        ':all': new Set(ids),
        ':ttl': second + KEPT_SECONDS,
        ...Object.fromEntries(ids.map((id, at) => [`:i${at}`, id])),
      },
    },
  }
}

/** Changes of one transaction: each brings at most three items of its own. */
const TOGETHER = 25

async function countSome(table: Table, given: readonly CountedChange[]): Promise<void> {
  let changes = given
  while (changes.length > 0) {
    const seconds = [...Map.groupBy(changes, ({ second }) => second)]
    const sums: Sums = new Map()
    for (const change of changes) addChange(sums, change)
    const steps = [...sums.values()].flatMap((sum) => sumStep(sum) ?? [])
    try {
      await table.transact([...seconds.map(([second, some]) => seenStep(second, some)), ...steps])
      return
    } catch (error) {
      if (!(error instanceof ConditionFailed)) throw error
      const seen = new Set(error.failures.flatMap(({ item }) => [...((item?.['seen'] as Set<string>) ?? [])])) // written above
      const left = changes.filter(({ id }) => !seen.has(shortId(id)))
      if (left.length === changes.length) throw error
      changes = left
    }
  }
}

/**
 * Adds changes of submissions to the sums that figures are read from. A change that was delivered before is left out, however the
 * stream divides its records the second time: each is noted, by its second, in the transaction that adds it.
 */
export async function countSubmissions(table: Table, changes: readonly CountedChange[]): Promise<void> {
  for (let at = 0; at < changes.length; at += TOGETHER)
    await countSome(table, changes.slice(at, at + TOGETHER))
}
