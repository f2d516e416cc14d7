import { keys, type GSI1, type GSI2, type Key } from '../keys.ts'
import { SUBMISSIONS } from '../keys/submissionKeys.ts'
import type { Item, Table } from '../dynamo/table.ts'

/** Partitions whose entries are merged into one list; of several groups the first one is the newest. */
export interface Group {
  name: string
  index: typeof GSI1 | typeof GSI2
  partitions: readonly string[]
}

/** Where a list stands: behind the entry of a ULID in a group. */
export interface Place {
  group: string
  ulid: string
}

/** One submission as an index has it. `row` is undefined where it was deleted meanwhile. */
export interface Entry extends Place {
  key: Key
  row: string | undefined
}

interface Merge {
  groups: readonly Group[]
  /** ULIDs, both inclusive. */
  bounds: { least: string; greatest: string }
  /** It goes on behind it. */
  after?: Place | undefined
  /** Entries read from a partition at a time. */
  chunk: number
}

/** Groups that are read at once where those before them held next to nothing. */
const MOST_AHEAD = 6

const ID_AT = SUBMISSIONS.length
/** The key of the submission that an index entry belongs to. */
const mainKey = ({ pk }: Item): Key => keys.submission(String(pk).slice(ID_AT))

type ReadChunk = (start: Item | undefined) => Promise<{ entries: Entry[]; lastKey: Item | undefined }>

/** One partition, newest first, a chunk at a time. */
class Shard {
  readonly #read: ReadChunk
  #entries: Entry[] = []
  #at = 0
  #start: Item | undefined
  #isOver = false

  constructor(read: ReadChunk) {
    this.#read = read
  }

  /** The newest entry that has not been taken; undefined at its end, or before `fill`. */
  get head(): Entry | undefined {
    return this.#entries[this.#at]
  }

  take(): void {
    this.#at += 1
  }

  /** Reads on where nothing is left of what was read; does nothing otherwise. */
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
  const { bounds, after, chunk } = merge
  const greatest = after?.group === name && after.ulid < bounds.greatest ? after.ulid : bounds.greatest
  const sort = `${index}sk`
  return new Shard(async (start) => {
    if (greatest < bounds.least) return { entries: [], lastKey: undefined } // such a range is an error to the table
    const { items, lastKey } = await table.query({
      IndexName: index,
      KeyConditionExpression: '#hash = :partition AND #sort BETWEEN :least AND :greatest',
      ExpressionAttributeNames: { '#hash': `${index}pk`, '#sort': sort },
      ExpressionAttributeValues: { ':partition': partition, ':least': bounds.least, ':greatest': greatest },
      ScanIndexForward: false,
      ExclusiveStartKey: start,
      Limit: chunk,
    })
    // what it goes on behind has been shown
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

/** An index without rows, and items that are not the submission itself, hold keys only. */
async function rowsOf(table: Table, items: readonly Item[]): Promise<(string | undefined)[]> {
  const isWhole = items.every(({ row }) => row !== undefined)
  const whole = isWhole ? items : await table.getAll(items.map(mainKey), { attributes: ['row'] })
  return whole.map((item) => item?.['row'] as string | undefined) // written by `submissionItem`
}

async function* merged(shards: readonly Shard[]): AsyncGenerator<Entry> {
  for (;;) {
    const empty = shards.filter(({ head }) => head === undefined)
    if (empty.length > 0) await Promise.all(empty.map((shard) => shard.fill()))
    let newest: Shard | undefined
    for (const shard of shards)
      if (shard.head && (!newest?.head || shard.head.ulid > newest.head.ulid)) newest = shard
    if (!newest?.head) return
    const entry = newest.head
    newest.take()
    yield entry
  }
}

/**
 * The entries of all groups, newest first. Memory: `chunk` entries of each partition of the groups that are read at once, which are more
 * the less the last ones held: an inbox with three messages in two years is read in a few steps.
 */
export async function* newestFirst(table: Table, merge: Merge): AsyncGenerator<Entry> {
  const { groups, after, chunk } = merge
  const from = after ? groups.findIndex(({ name }) => name === after.group) : 0
  let ahead = 1
  for (let at = Math.max(from, 0); at < groups.length;) {
    const opened = groups
      .slice(at, at + ahead)
      .map((group) => group.partitions.map((partition) => shardOf(table, partition, { group, merge })))
    // the table is asked for all of them at once
    await Promise.all(opened.flat().map((shard) => shard.fill()))
    let count = 0
    for (const shards of opened)
      for await (const entry of merged(shards)) {
        count += 1
        yield entry
      }
    at += opened.length
    ahead = count < chunk ? Math.min(ahead * 2, MOST_AHEAD) : 1
  }
}
