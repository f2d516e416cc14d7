import type { StoredRecord } from '@flou/shared/api.ts'
import type { ContentType, Section } from '@flou/shared/content/define.ts'
import type { ListQuery } from '@flou/shared/site/contentSource.ts'
import { ContentReader, type ReaderOptions } from '../../store/contentReader.ts'
import { isAskedFor, isDescending, orderOf } from '../../store/read/list/askedFor.ts'
import { isVisible } from '../../store/visible.ts'
import { parentOfSection, type Draft } from './draft.ts'

interface Places {
  type: ContentType
  query: ListQuery
}

/** True where `one` stands before `other` in a list. */
const isBefore = ({ type, query }: Places, one: StoredRecord, other: StoredRecord) =>
  isDescending(type, query)
    ? orderOf(type, one) > orderOf(type, other)
    : orderOf(type, one) < orderOf(type, other)

const parentOf = ({ parent }: ContentType, record: StoredRecord) => parent && record[parent.field]

/** The records with the draft where it belongs among those of its parent. */
function placed(places: Places, records: readonly StoredRecord[], draft: StoredRecord): StoredRecord[] {
  const { type } = places
  const isSibling = (record: StoredRecord) => parentOf(type, record) === parentOf(type, draft)
  const next = records.findIndex((record) => isSibling(record) && isBefore(places, draft, record))
  const end = records.findLastIndex(isSibling) + 1
  return records.toSpliced(next < 0 ? end || records.length : next, 0, draft)
}

/** Reads what visitors may see, with a draft in the place of the record it is to become. The draft itself is always there by id and slug; in lists only where it would be visible. */
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
    return type.key === this.#draft.type.key && record['slug'] === slug ? record : super.bySlug(type, slug)
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
    // one more, for the draft may be among them
    const live = await super.list(type, { ...query, skip: 0, limit: skip + limit + 1 })
    const others = live.filter(({ id }) => id !== record.id)
    const isShown = isAskedFor(type, record, query) && isVisible(type, record, this.now)
    return (isShown ? placed({ type, query }, others, record) : others).slice(skip, skip + limit)
  }
}
