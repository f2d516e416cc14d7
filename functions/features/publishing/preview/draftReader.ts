import type { StoredRecord } from '@flou/shared/api.ts'
import type { ContentType, Section } from '@flou/shared/content/define.ts'
import type { ListQuery } from '@flou/shared/site/contentSource.ts'
import { ContentReader, type ReaderOptions } from '../../../core/store/contentReader.ts'
import { matchesQuery, isDescending, orderOf } from '../../../core/store/read/list/matchesQuery.ts'
import { isVisible } from '../../../core/store/visible.ts'
import { parentOfSection, type Draft } from './draft.ts'

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

/**
 * Content reader with a draft replacing its record. Always found by id and slug; in lists only if visible.
 */
export class DraftReader extends ContentReader {
  readonly #draft: Draft

  constructor(options: ReaderOptions, draft: Draft) {
    super(options)
    this.#draft = draft
  }

  #isDraft(type: ContentType, id: number): boolean {
    return type.key === this.#draft.type.key && id === this.#draft.record.id
  }

  override async byId(type: ContentType, id: number): Promise<StoredRecord | undefined> {
    return this.#isDraft(type, id) ? this.#draft.record : super.byId(type, id)
  }

  override async bySlug(type: ContentType, slug: string): Promise<StoredRecord | undefined> {
    const { record } = this.#draft
    return type.key === this.#draft.type.key && record.slug === slug ? record : super.bySlug(type, slug)
  }

  override async section(section: Section, id = 0): Promise<StoredRecord | undefined> {
    const { type, record } = this.#draft
    return section.key === type.key && id === parentOfSection(this.#draft)
      ? record
      : super.section(section, id)
  }

  override async list(type: ContentType, query: ListQuery = {}): Promise<StoredRecord[]> {
    const { record } = this.#draft
    const { limit = Infinity, skip = 0 } = query
    if (type.key !== this.#draft.type.key) return super.list(type, query)
    const live = await super.list(type, { ...query, skip: 0, limit: skip + limit + 1 })
    const otherRecords = live.filter(({ id }) => id !== record.id)
    const isListed = matchesQuery(type, record, query) && isVisible(type, record, this.now)
    return (isListed ? insertDraft({ type, query }, otherRecords, record) : otherRecords).slice(
      skip,
      skip + limit,
    )
  }
}
