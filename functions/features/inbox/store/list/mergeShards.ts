import type { GSI1, GSI2, Key } from '../../../../core/store/keys.ts'
import { formKeys, SUBMISSIONS, type SubmissionItem } from '../../../forms/index.ts'
import type { Item, Table } from '../../../../core/store/dynamo/table.ts'

export interface Group {
  name: string
  index: typeof GSI1 | typeof GSI2
  partitions: readonly string[]
}

export interface MergePosition {
  group: string
  ulid: string
}

export interface Entry extends MergePosition {
  key: Key<SubmissionItem>
  row: string | undefined
}

interface Merge {
  groups: readonly Group[]
  bounds: { least: string; greatest: string }
  after?: MergePosition | undefined
  chunk: number
  isOldestFirst?: boolean
}

/** Maximum groups read in parallel when previous ones were nearly empty. */
const MAX_PARALLEL_GROUPS = 6

const ID_AT = SUBMISSIONS.length
const mainKey = ({ pk }: Key) => formKeys.submission(pk.slice(ID_AT))

type ReadChunk = (start: Item | undefined) => Promise<{ entries: Entry[]; lastKey: Item | undefined }>

class Shard {
  readonly #read: ReadChunk
  #entries: Entry[] = []
  #at = 0
  #start: Item | undefined
  #isOver = false

  constructor(read: ReadChunk) {
    this.#read = read
  }

  get head(): Entry | undefined {
    return this.#entries[this.#at]
  }

  take(): void {
    this.#at += 1
  }

  async fill(): Promise<void> {
    while (!this.head && !this.#isOver) {
      const { entries, lastKey } = await this.#read(this.#start)
      this.#entries = entries
      this.#at = 0
      this.#start = lastKey
      this.#isOver = lastKey === undefined
    }
  }
}

function shardOf(table: Table, partition: string, { group, merge }: { group: Group; merge: Merge }): Shard {
  const { index, name } = group
  const { bounds, after, chunk, isOldestFirst = false } = merge
  const from = after?.group === name ? after.ulid : undefined
  const least = isOldestFirst && from !== undefined && from > bounds.least ? from : bounds.least
  const greatest = !isOldestFirst && from !== undefined && from < bounds.greatest ? from : bounds.greatest
  const sort = `${index}sk`
  return new Shard(async (start) => {
    if (greatest < least) return { entries: [], lastKey: undefined } // DynamoDB rejects an inverted range
    const { items, lastKey } = await table.query<Key & Partial<SubmissionItem>>({
      IndexName: index,
      KeyConditionExpression: '#hash = :partition AND #sort BETWEEN :least AND :greatest',
      ExpressionAttributeNames: { '#hash': `${index}pk`, '#sort': sort },
      ExpressionAttributeValues: { ':partition': partition, ':least': least, ':greatest': greatest },
      ScanIndexForward: isOldestFirst,
      ExclusiveStartKey: start,
      Limit: chunk,
    })
    const found = items.filter((item) => !(after?.group === name && item[sort] === after.ulid))
    const rows = await rowsOf(table, found)
    const entries = found.map((item, at) => ({
      group: name,
      ulid: String(item[sort]),
      key: mainKey(item),
      row: rows[at],
    }))
    return { entries, lastKey }
  })
}

async function rowsOf(
  table: Table,
  items: readonly (Key & Partial<SubmissionItem>)[],
): Promise<(string | undefined)[]> {
  const isWhole = items.every(({ row }) => row !== undefined)
  const whole = isWhole ? items : await table.getAll(items.map(mainKey), { attributes: ['row'] })
  return whole.map((item) => item?.row)
}

async function* merged(shards: readonly Shard[], isOldestFirst: boolean): AsyncGenerator<Entry> {
  const isBefore = (one: Entry, other: Entry) =>
    isOldestFirst ? one.ulid < other.ulid : one.ulid > other.ulid
  for (;;) {
    const empty = shards.filter(({ head }) => head === undefined)
    if (empty.length > 0) await Promise.all(empty.map((shard) => shard.fill()))
    let first: Shard | undefined
    for (const shard of shards)
      if (shard.head && (!first?.head || isBefore(shard.head, first.head))) first = shard
    if (!first?.head) return
    const entry = first.head
    first.take()
    yield entry
  }
}

/**
 * Merges all groups, by default newest first. Sparse groups are read in parallel, doubling each time. Memory: `chunk`
 * entries per open partition.
 */
export async function* mergeGroups(table: Table, merge: Merge): AsyncGenerator<Entry> {
  const { groups, after, chunk, isOldestFirst = false } = merge
  const from = after ? groups.findIndex(({ name }) => name === after.group) : 0
  let parallelGroups = 1
  for (let at = Math.max(from, 0); at < groups.length;) {
    const opened = groups
      .slice(at, at + parallelGroups)
      .map((group) => group.partitions.map((partition) => shardOf(table, partition, { group, merge })))
    await Promise.all(opened.flat().map((shard) => shard.fill()))
    let count = 0
    for (const shards of opened)
      for await (const entry of merged(shards, isOldestFirst)) {
        count += 1
        yield entry
      }
    at += opened.length
    parallelGroups = count < chunk ? Math.min(parallelGroups * 2, MAX_PARALLEL_GROUPS) : 1
  }
}
