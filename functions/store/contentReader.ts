import type { StoredRecord } from '@flou/shared/api.ts'
import type { ContentType, Section } from '@flou/shared/content/define.ts'
import { REGISTRY, requireContentType, type Registry } from '@flou/shared/content/registry.ts'
import type { ListQuery } from '@flou/shared/site/contentSource.ts'
import { GSI1, keys, sortText, foldedUnique } from './keys.ts'
import { partitions } from './partitions.ts'
import { membershipIn } from './items/memberships.ts'
import { recordOf } from './liveItem.ts'
import { edgeOf, isAskedFor, isDescending, lowerEdgeOf } from './read/list/askedFor.ts'
import { BatchedReads } from './read/batch.ts'
import { ReadAhead } from './read/readAhead.ts'
import type { Item, Table } from './dynamo/table.ts'
import { isVisible } from './visible.ts'

export interface ReaderOptions {
  table: Table
  /** What counts as now for visibility. */
  now: Date
  registry?: Registry
  /** For publishing, which follows a write at once: reads see it for certain. */
  consistent?: boolean
}

/** Which entries of the index a list has. */
type Part = Pick<ListQuery, 'parentId' | 'by' | 'range' | 'isReversed'>

/** A stretch of it. */
interface Stretch {
  after: Item | undefined
  limit: number
}

/** Index entries read at a time. */
const PAGE = 100

/**
 * Reads what visitors may see (published, not trashed, not in the future) as live records in both languages; `localizer` makes
 * public records of them. Reads are batched and kept for the life of the reader: one request or one publish batch.
 */
export class ContentReader {
  readonly now: Date
  readonly registry: Registry
  readonly #table: Table
  readonly #records: BatchedReads<StoredRecord>
  /** Ids by slug, and by other unique values. */
  readonly #uniques: BatchedReads<number>
  readonly #below: ReadAhead

  constructor({ table, now, registry = REGISTRY, consistent = false }: ReaderOptions) {
    this.now = now
    this.registry = registry
    this.#table = table
    this.#records = new BatchedReads(table, { of: recordOf, isConsistent: consistent })
    this.#uniques = new BatchedReads(table, { of: ({ to }) => Number(to), isConsistent: consistent })
    this.#below = new ReadAhead(({ list, below, limit }) =>
      table.query({
        IndexName: GSI1,
        KeyConditionExpression: 'gsi1pk = :list AND gsi1sk < :below',
        ExpressionAttributeValues: { ':list': list, ':below': below },
        ProjectionExpression: 'pk, sk, gsi1pk, gsi1sk',
        ScanIndexForward: false,
        Limit: limit,
      }),
    )
  }

  /** A visible record by id. */
  async byId(type: ContentType, id: number): Promise<StoredRecord | undefined> {
    const record = id > 0 ? await this.#records.get(keys.live(type.key, id)) : undefined
    return record && isVisible(type, record, this.now) ? record : undefined
  }

  /** The visible record a slug leads to. Its own `slug` is another one where the address has changed since: redirect there. */
  async bySlug(type: ContentType, slug: string): Promise<StoredRecord | undefined> {
    const id = await this.idBySlug(type, slug)
    return id === undefined ? undefined : this.byId(type, id)
  }

  /** The record that has or had a slug, visible or not; undefined where no record has ever had it, or the one that had it is deleted. */
  async idBySlug(type: ContentType, slug: string): Promise<number | undefined> {
    return this.idByUnique(type, { field: 'slug', value: slug })
  }

  /** The record that has a value which no two records share, visible or not. */
  async idByUnique(
    type: ContentType,
    { field, value }: { field: string; value: string },
  ): Promise<number | undefined> {
    return value === '' ? undefined : this.#uniques.get(keys.guard(type.key, field, foldedUnique(value)))
  }

  /** A section, of the record `id` where it is below one; undefined until it has been saved once. */
  section(section: Section, id = 0): Promise<StoredRecord | undefined> {
    return this.#records.get(keys.sectionLive(section.key, id))
  }

  /** Visible records in the type's order. */
  async list(
    type: ContentType,
    { limit = Infinity, skip = 0, ...part }: ListQuery = {},
  ): Promise<StoredRecord[]> {
    const records: StoredRecord[] = []
    for await (const ids of this.#idPages(type, part, Math.min(PAGE, limit + skip))) {
      const found = await Promise.all(ids.map((id) => this.byId(type, id)))
      // the index may be older than its records: what has moved since is passed over, or who goes on from it would go round in circles
      records.push(...found.filter((one) => one !== undefined).filter((one) => isAskedFor(type, one, part)))
      if (records.length >= limit + skip) break
    }
    return records.slice(skip, skip + limit)
  }

  /** Ids of all records that are not in the trash, visible or not, in the type's order. */
  async ids(type: ContentType, parentId?: number): Promise<number[]> {
    const ids: number[] = []
    for await (const page of this.#idPages(type, parentId === undefined ? {} : { parentId }, 1_000))
      ids.push(...page)
    return ids
  }

  /** The same a part at a time: `next` is where to go on. */
  async idsFrom(type: ContentType, { after, limit }: Stretch): Promise<{ ids: number[]; next?: Item }> {
    const { items, lastKey } = await this.#query(type, {}, { after, limit })
    return { ids: items.map(idOf), ...(lastKey && { next: lastKey }) }
  }

  async *#idPages(type: ContentType, part: Part, size: number): AsyncGenerator<number[]> {
    if (type.parent && part.parentId === undefined && !part.by) {
      const parents = await this.ids(requireContentType(type.parent.type, this.registry))
      for (const parentId of parents) yield* this.#idPages(type, { ...part, parentId }, size)
      return
    }
    let start: Item | undefined
    do {
      const { items, lastKey } = await this.#query(type, part, { after: start, limit: size })
      yield items.map(idOf)
      start = lastKey
    } while (start)
  }

  #query(type: ContentType, part: Part, { after, limit }: Stretch) {
    const below = belowOf(part)
    if (below !== undefined && isDescending(type, part) && !after) {
      return this.#below.below({ list: partitionOf(type, part), below, limit })
    }
    const { condition, values } = conditionOf(type, part)
    return this.#table.query({
      IndexName: GSI1,
      KeyConditionExpression: condition,
      ExpressionAttributeValues: values,
      ProjectionExpression: 'pk',
      ScanIndexForward: !isDescending(type, part),
      Limit: limit,
      ExclusiveStartKey: after,
    })
  }
}

const idOf = ({ pk }: Item) => Number(String(pk).split('#')[1])

function partitionOf({ key }: ContentType, { by, parentId }: Part): string {
  if (!by) return partitions.list(key, parentId)
  const { name, value } = membershipIn(by)
  return partitions.members(key, name, value)
}

/** Where in the order a list is read from, downwards. */
function belowOf({ range }: Part): string | undefined {
  return range && 'below' in range ? edgeOf(range) : undefined
}

/** The key condition of a list, or of the part of its order that is asked for. */
function conditionOf(type: ContentType, part: Part) {
  const list = { ':list': partitionOf(type, part) }
  if (!part.range) return { condition: 'gsi1pk = :list', values: list }
  if ('startsWith' in part.range) {
    const values = { ...list, ':start': sortText(part.range.startsWith) }
    return { condition: 'gsi1pk = :list AND begins_with(gsi1sk, :start)', values }
  }
  if ('from' in part.range) {
    const values = { ...list, ':from': lowerEdgeOf(part.range) }
    return { condition: 'gsi1pk = :list AND gsi1sk >= :from', values }
  }
  const values = { ...list, ':below': belowOf(part) }
  return { condition: 'gsi1pk = :list AND gsi1sk < :below', values }
}

/** A reader of what is public. */
export const contentReader = (options: ReaderOptions): ContentReader => new ContentReader(options)
