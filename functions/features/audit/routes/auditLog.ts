import { AppError } from '../../../core/errors.ts'
import type { AuditItem } from '../../../core/store/storedItems.ts'
import { GSI1, GSI2, keys, type Key } from '../../../core/store/keys.ts'
import { partitions } from '../../../core/store/partitions.ts'
import type { AuditRow } from '../../../core/store/items/auditItem.ts'
import type { Item, Table } from '../../../core/store/dynamo/table.ts'
import { ulidBounds, ulidTime } from '../../../core/store/ulid.ts'
import { cursorAfter, partitionIn, startKey } from '../../../core/store/read/list/cursor.ts'

export interface AuditQuery {
  entity?: string | undefined
  entityId?: number | undefined
  person?: number | undefined
  actionType?: string | undefined
  from: Date
  to: Date
  months: readonly string[]
  cursor?: string | undefined
  perPage: number
}
export interface AuditPage {
  entries: AuditRow[]
  cursor?: string
}

const CHUNK = 200
const MAX_CHUNKS = 10

interface Source {
  index?: string
  hash: string
  sort: string
  partitions: readonly string[]
  isExact: boolean
}

const ofRecord = (entity: string, id: number, { person, actionType }: AuditQuery): Source => ({
  index: GSI1,
  hash: 'gsi1pk',
  sort: 'gsi1sk',
  partitions: [partitions.auditOf(entity, id)],
  isExact: person === undefined && actionType === undefined,
})

const ofPerson = (person: number, { entity, actionType }: AuditQuery): Source => ({
  index: GSI2,
  hash: 'gsi2pk',
  sort: 'gsi2sk',
  partitions: [partitions.auditBy(person)],
  isExact: entity === undefined && actionType === undefined,
})

const ofMonths = ({ months, entity, actionType }: AuditQuery): Source => ({
  hash: 'pk',
  sort: 'sk',
  partitions: months.map((month) => keys.audit('', month).pk),
  isExact: entity === undefined && actionType === undefined,
})

/** Selects the narrowest index: by record, by user, otherwise by month. */
function sourceOf(query: AuditQuery): Source {
  const { entity, entityId, person } = query
  if (entity !== undefined && entityId !== undefined) return ofRecord(entity, entityId, query)
  return person === undefined ? ofMonths(query) : ofPerson(person, query)
}

const matchesQuery = (row: AuditRow, { entity, entityId, person, actionType }: AuditQuery): boolean =>
  (entity === undefined || row.entity === entity) &&
  (entityId === undefined || row.entityId === entityId) &&
  (person === undefined || row.account.id === person) &&
  (actionType === undefined || row.actionType === actionType)

/**
 * Returns entries, newest first. Reads at most 24 months and 2,000 entries per call, so a filtered page may
 * be short but have a cursor.
 */
export async function listAudit(table: Table, query: AuditQuery): Promise<AuditPage> {
  if (query.from > query.to) return { entries: [] } // DynamoDB rejects an inverted range
  const source = sourceOf(query)
  const page = new Page(query)
  let chunks = 0
  for (const { partition, start: first } of partitionsFrom(source, query.cursor)) {
    let start = first
    do {
      const { items, lastKey } = await readChunk(table, { ...source, query, partition, start, page })
      const rows = await rowsOf(table, source, items)
      const stop = page.take(items, rows)
      if (stop)
        return { entries: page.entries, cursor: cursorAfter(stop, String(stop[source.hash]), source.sort) }
      const last = items.at(-1)
      chunks += last ? 1 : 0
      if (last && chunks === MAX_CHUNKS)
        return { entries: page.entries, cursor: cursorAfter(last, partition, source.sort) }
      start = lastKey
    } while (start)
  }
  return { entries: page.entries }
}

class Page {
  readonly entries: AuditRow[] = []
  readonly #query: AuditQuery

  constructor(query: AuditQuery) {
    this.#query = query
  }

  get room(): number {
    return this.#query.perPage - this.entries.length
  }

  take(items: readonly Item[], rows: readonly (AuditRow | undefined)[]): Item | undefined {
    for (const [index, row] of rows.entries()) {
      if (!row || !matchesQuery(row, this.#query)) continue
      // one surplus match proves that there is more
      if (this.room === 0) return this.#last
      this.entries.push(row)
      this.#last = items[index]
    }
    return undefined
  }

  #last: Item | undefined
}

function partitionsFrom({ partitions: all, hash, sort }: Source, cursor: string | undefined) {
  const at = cursor ? all.indexOf(partitionIn(cursor)) : 0
  if (at < 0) throw new AppError('bad_request')
  return all.slice(at).map((partition, index) => ({
    partition,
    start: index === 0 ? startKey(cursor, partition, { hash, sort }) : undefined,
  }))
}

interface Chunk extends Source {
  query: AuditQuery
  partition: string
  start: Item | undefined
  page: Page
}

function readChunk(table: Table, { index, hash, sort, isExact, query, partition, start, page }: Chunk) {
  const { least, greatest } = ulidBounds(query.from, query.to)
  return table.query<EntryItem>({
    ...(index && { IndexName: index }),
    KeyConditionExpression: '#hash = :partition AND #sort BETWEEN :least AND :greatest',
    ExpressionAttributeNames: { '#hash': hash, '#sort': sort },
    ExpressionAttributeValues: { ':partition': partition, ':least': least, ':greatest': greatest },
    ScanIndexForward: false,
    ExclusiveStartKey: start,
    Limit: isExact ? page.room + 1 : CHUNK,
  })
}

type EntryItem = Key & AuditItem

/** The user index projects keys only. */
async function rowsOf(table: Table, { index }: Source, items: readonly EntryItem[]) {
  const full = index === GSI2 ? await table.getAll(items.map(keyOf), { attributes: ['row'] }) : items
  return full.map((item) => item && rowIn(item))
}

const keyOf = ({ pk, sk }: EntryItem): Key<AuditItem> => ({ pk, sk })

const rowIn = ({ row }: Pick<AuditItem, 'row'>): AuditRow => JSON.parse(row) as AuditRow

export async function getAudit(
  table: Table,
  id: string,
): Promise<{ row: AuditRow; data?: string } | undefined> {
  const time = ulidTime(id)
  if (!time) return undefined
  const item = await table.get(keys.audit(id, time.toISOString().slice(0, 7)))
  return item && { row: rowIn(item), ...(item.data !== undefined && { data: item.data }) }
}
