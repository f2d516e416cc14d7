import type { StoredRecord } from '@flou/shared/api.ts'
import type { AnyType, ContentType, Section } from '@flou/shared/content/define.ts'
import type { ListQuery } from '@flou/shared/site/contentSource.ts'
import { ContentReader, type ReaderOptions } from '../../../core/store/contentReader.ts'
import { matchesQuery, isDescending, orderOf } from '../../../core/store/read/list/matchesQuery.ts'
import { isVisible } from '../../../core/store/visible.ts'

/** Content in place of the stored one, or its absence. The id of a section is its parent's. */
export interface Replacement {
  type: AnyType
  id: number
  record: StoredRecord | undefined
}

interface ListOrder {
  type: ContentType
  query: ListQuery
}

const isBefore = ({ type, query }: ListOrder, one: StoredRecord, other: StoredRecord) =>
  isDescending(type, query)
    ? orderOf(type, one) > orderOf(type, other)
    : orderOf(type, one) < orderOf(type, other)

const parentOf = ({ parent }: ContentType, record: StoredRecord) => parent && record[parent.field]

function insertDraft(
  order: ListOrder,
  records: readonly StoredRecord[],
  draft: StoredRecord,
): StoredRecord[] {
  const { type } = order
  const isSibling = (record: StoredRecord) => parentOf(type, record) === parentOf(type, draft)
  const next = records.findIndex((record) => isSibling(record) && isBefore(order, draft, record))
  const end = records.findLastIndex(isSibling) + 1
  return records.toSpliced(next < 0 ? end || records.length : next, 0, draft)
}

type Replaced = ReadonlyMap<number, StoredRecord | undefined>

const NONE: Replaced = new Map()

/**
 * Content reader with replaced records and sections. Records are always found by id and slug; in lists only if
 * visible.
 */
export class DraftReader extends ContentReader {
  readonly #replaced: ReadonlyMap<string, Replaced>

  constructor(options: ReaderOptions, replacements: readonly Replacement[]) {
    super(options)
    const byType = Map.groupBy(replacements, ({ type }) => type.key)
    this.#replaced = new Map(
      [...byType].map(([key, all]) => [key, new Map(all.map(({ id, record }) => [id, record]))]),
    )
  }

  #of({ key }: AnyType): Replaced {
    return this.#replaced.get(key) ?? NONE
  }

  override async byId(type: ContentType, id: number): Promise<StoredRecord | undefined> {
    const replaced = this.#of(type)
    return replaced.has(id) ? replaced.get(id) : super.byId(type, id)
  }

  override async bySlug(type: ContentType, slug: string): Promise<StoredRecord | undefined> {
    const own = [...this.#of(type).values()].find((record) => record?.slug === slug)
    return own ?? super.bySlug(type, slug)
  }

  override async section(section: Section, id = 0): Promise<StoredRecord | undefined> {
    const replaced = this.#of(section)
    return replaced.has(id) ? replaced.get(id) : super.section(section, id)
  }

  override async list(type: ContentType, query: ListQuery = {}): Promise<StoredRecord[]> {
    const replaced = this.#of(type)
    if (replaced.size === 0) return super.list(type, query)
    const { limit = Infinity, skip = 0 } = query
    const live = await super.list(type, { ...query, skip: 0, limit: skip + limit + replaced.size })
    return [...replaced.values()]
      .filter((record) => record !== undefined)
      .filter((record) => matchesQuery(type, record, query) && isVisible(type, record, this.now))
      .reduce(
        (records, record) => insertDraft({ type, query }, records, record),
        live.filter(({ id }) => !replaced.has(id)),
      )
      .slice(skip, skip + limit)
  }
}
