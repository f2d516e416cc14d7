import type { StoredRecord } from '@flou/shared/api.ts'
import type { ContentType, Section } from '@flou/shared/content/define.ts'
import { REGISTRY, requireContentType, type Registry } from '@flou/shared/content/registry.ts'
import type { ListQuery } from '@flou/shared/site/contentSource.ts'
import { GSI1, keys, sortText, foldedUnique } from './keys.ts'
import { partitions } from './partitions.ts'
import { membershipIn } from './items/memberships.ts'
import { publicRecordOf } from './liveItem.ts'
import { upperBound, matchesQuery, isDescending, lowerBound } from './read/list/matchesQuery.ts'
import { batchedReads, type BatchedReads } from './read/batchedReads.ts'
import { PreloadedList } from './read/preloadedList.ts'
import type { Item, Table } from './dynamo/table.ts'
import type { GuardItem, RecordItem } from './storedItems.ts'
import { isVisible } from './visible.ts'

export interface ReaderOptions {
  table: Table
  now: Date
  registry?: Registry
  /** Strongly consistent reads, for publishing directly after a write. */
  consistent?: boolean
}

type ListSelection = Pick<ListQuery, 'parentId' | 'by' | 'range' | 'isReversed'>

interface PageRequest {
  after: Item | undefined
  limit: number
}

const PAGE = 100

/**
 * Reads visible records in both languages, batched and cached per instance. Use `localizer` for public
 * records.
 */
export class ContentReader {
  readonly now: Date
  readonly registry: Registry
  readonly #table: Table
  readonly #records: BatchedReads<StoredRecord, RecordItem>
  readonly #uniques: BatchedReads<number, GuardItem>
  readonly #below: PreloadedList

  constructor({ table, now, registry = REGISTRY, consistent = false }: ReaderOptions) {
    this.now = now
    this.registry = registry
    this.#table = table
    this.#records = batchedReads(table, {
      of: (item: RecordItem) => publicRecordOf(registry, item),
      isConsistent: consistent,
    })
    this.#uniques = batchedReads(table, { of: ({ to }) => to, isConsistent: consistent })
    this.#below = new PreloadedList(({ list, below, limit }) =>
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

  async byId(type: ContentType, id: number): Promise<StoredRecord | undefined> {
    const record = id > 0 ? await this.#records.load(keys.live(type.key, id)) : undefined
    return record && isVisible(type, record, this.now) ? record : undefined
  }

  /** Returns the visible record of a slug. Redirect if its own `slug` differs. */
  async bySlug(type: ContentType, slug: string): Promise<StoredRecord | undefined> {
    const id = await this.idBySlug(type, slug)
    return id === undefined ? undefined : this.byId(type, id)
  }

  /** Returns the id for a current or former slug, visible or not. */
  async idBySlug(type: ContentType, slug: string): Promise<number | undefined> {
    return this.idByUnique(type, { field: 'slug', value: slug })
  }

  async idByUnique(
    type: ContentType,
    { field, value }: { field: string; value: string },
  ): Promise<number | undefined> {
    return value === '' ? undefined : this.#uniques.load(keys.guard(type.key, field, foldedUnique(value)))
  }

  /** @param id the parent record, or 0 */
  section(section: Section, id = 0): Promise<StoredRecord | undefined> {
    return this.#records.load(keys.sectionLive(section.key, id))
  }

  async list(
    type: ContentType,
    { limit = Infinity, skip = 0, ...selection }: ListQuery = {},
  ): Promise<StoredRecord[]> {
    const records: StoredRecord[] = []
    for await (const ids of this.#idPages(type, selection, Math.min(PAGE, limit + skip))) {
      const found = await Promise.all(ids.map((id) => this.byId(type, id)))
      // the index is eventually consistent: skip moved records, otherwise cursors could loop
      records.push(
        ...found.filter((one) => one !== undefined).filter((one) => matchesQuery(type, one, selection)),
      )
      if (records.length >= limit + skip) break
    }
    return records.slice(skip, skip + limit)
  }

  /** Returns ids of all records outside the trash, visible or not. */
  async ids(type: ContentType, parentId?: number): Promise<number[]> {
    const ids: number[] = []
    for await (const page of this.#idPages(type, parentId === undefined ? {} : { parentId }, 1_000))
      ids.push(...page)
    return ids
  }

  async idsFrom(type: ContentType, { after, limit }: PageRequest): Promise<{ ids: number[]; next?: Item }> {
    const { items, lastKey } = await this.#query(type, {}, { after, limit })
    return { ids: items.map(idOf), ...(lastKey && { next: lastKey }) }
  }

  async *#idPages(type: ContentType, selection: ListSelection, size: number): AsyncGenerator<number[]> {
    if (type.parent && selection.parentId === undefined && !selection.by) {
      const parents = await this.ids(requireContentType(type.parent.type, this.registry))
      for (const parentId of parents) yield* this.#idPages(type, { ...selection, parentId }, size)
      return
    }
    let start: Item | undefined
    do {
      const { items, lastKey } = await this.#query(type, selection, { after: start, limit: size })
      yield items.map(idOf)
      start = lastKey
    } while (start)
  }

  #query(type: ContentType, selection: ListSelection, { after, limit }: PageRequest) {
    const below = upperBoundOf(selection)
    if (below !== undefined && isDescending(type, selection) && !after) {
      return this.#below.below({ list: partitionOf(type, selection), below, limit })
    }
    const { condition, values } = conditionOf(type, selection)
    return this.#table.query({
      IndexName: GSI1,
      KeyConditionExpression: condition,
      ExpressionAttributeValues: values,
      ProjectionExpression: 'pk',
      ScanIndexForward: !isDescending(type, selection),
      Limit: limit,
      ExclusiveStartKey: after,
    })
  }
}

const idOf = ({ pk }: Item) => Number(String(pk).split('#')[1])

function partitionOf({ key }: ContentType, { by, parentId }: ListSelection): string {
  if (!by) return partitions.list(key, parentId)
  const { name, value } = membershipIn(by)
  return partitions.members(key, name, value)
}

function upperBoundOf({ range }: ListSelection): string | undefined {
  return range && 'below' in range ? upperBound(range) : undefined
}

function conditionOf(type: ContentType, selection: ListSelection) {
  const list = { ':list': partitionOf(type, selection) }
  if (!selection.range) return { condition: 'gsi1pk = :list', values: list }
  if ('startsWith' in selection.range) {
    const values = { ...list, ':start': sortText(selection.range.startsWith) }
    return { condition: 'gsi1pk = :list AND begins_with(gsi1sk, :start)', values }
  }
  if ('from' in selection.range) {
    const values = { ...list, ':from': lowerBound(selection.range) }
    return { condition: 'gsi1pk = :list AND gsi1sk >= :from', values }
  }
  const values = { ...list, ':below': upperBoundOf(selection) }
  return { condition: 'gsi1pk = :list AND gsi1sk < :below', values }
}

export const contentReader = (options: ReaderOptions): ContentReader => new ContentReader(options)
