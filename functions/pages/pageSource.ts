import type { StoredRecord } from '@flou/shared/api.ts'
import type { ContentType, Section } from '@flou/shared/content/define.ts'
import { todayInJakarta } from '@flou/shared/calendar.ts'
import type { ReferenceKey } from '@flou/shared/content/values/references.ts'
import { media } from '@flou/shared/content/types/media.ts'
import type { ContentSource, ListQuery, PublicRecord } from '@flou/shared/site/contentSource.ts'
import { pathOfRecord } from '@flou/shared/site/pages.ts'
import { getOrMake } from '@flou/shared/getOrMake.ts'
import type { Language } from '@flou/shared/locale.ts'
import { dependencies } from '../store/dependencies.ts'
import { localizer, shownBy, type Localizer } from '../store/localizer.ts'
import { keysOfRead } from './listScopes.ts'
import type { BatchContent, Entry } from './batchContent.ts'
import type { Reads } from './reads.ts'
import { watched } from './watched.ts'

/** Public records, with every key that stands behind them written down. */
class Recorder {
  readonly #content: BatchContent
  readonly #language: Language
  readonly #localizer: Localizer
  readonly #reads: Reads
  /** Records as this page gets them from lists: the same one each time. */
  readonly #entries = new Map<object, object>()

  constructor(content: BatchContent, language: Language, reads: Reads) {
    this.#content = content
    this.#language = language
    this.#localizer = localizer(content.reader, language)
    this.#reads = reads
  }

  note(key: string): void {
    this.#reads.note(key)
  }

  /** A page shows what its content points at: pictures, and of all other records the name and address. */
  #noteReferences(references: Iterable<ReferenceKey>): void {
    for (const key of references) {
      const [name = '', id] = key.split('#')
      const target = this.#content.reader.registry.types.get(name)
      if (!target || target.single || name === media.key) this.note(dependencies.record(name, Number(id)))
      else this.#reads.noteFields(dependencies.listed(name, Number(id)), [target.title, 'slug'])
    }
  }

  #notePath(type: ContentType, record: StoredRecord): void {
    const path = pathOfRecord(type, record)
    if (path !== undefined) this.#reads.paths.add(path)
  }

  record<T extends ContentType>(type: T, record: StoredRecord): Promise<PublicRecord<T>> {
    this.#noteReferences(shownBy(type, record))
    this.#notePath(type, record)
    return this.#localizer.record(type, record)
  }

  async list(type: ContentType, query: ListQuery): Promise<StoredRecord[]> {
    const records = await this.#content.list(type, query)
    const keys = keysOfRead(type, query, records)
    if (type.publicPath === undefined) this.#reads.noteList(type.key, keys)
    else for (const key of keys) this.note(key)
    return records
  }

  /** The record a page is about. */
  subject<T extends ContentType>(type: T, record: StoredRecord): Promise<PublicRecord<T>> {
    this.note(dependencies.record(type.key, record.id))
    this.#reads.lastModified = record.updated
    return this.record(type, record)
  }

  /** A day that has begun changes nothing any more. */
  changesOn(day: string): void {
    if (day > todayInJakarta(this.#content.reader.now)) this.note(dependencies.day(day))
  }

  /** No page: an earlier slug leads to a redirect, and the slug of a hidden record may become one. */
  async formerSlug(type: ContentType, slug: string): Promise<undefined> {
    const id = await this.#content.reader.idBySlug(type, slug)
    if (id !== undefined) this.note(dependencies.redirect(type.key, id))
  }

  /** Notes the fields that are read of a record in a list: their values, and what those point at. */
  #fieldNoter(type: ContentType, { summary, references }: Entry): (name: string) => void {
    let names: Set<string> | undefined
    return (name) => {
      // records without pages of their own are many and small: their lists stand for them
      names ??=
        type.publicPath === undefined
          ? this.#reads.fieldsOfLists(type.key)
          : this.#reads.fieldsOf(dependencies.listed(type.key, summary.id))
      names.add(name)
      this.#noteReferences(references.get(name) ?? [])
      if (name === 'slug') this.#notePath(type, summary)
    }
  }

  /** A record as lists show it: the page depends on what it reads of it. */
  async entry<T extends ContentType>(type: T, record: StoredRecord): Promise<PublicRecord<T>> {
    const entry = this.#content.entry(type, record)
    const view = await getOrMake(entry.views, this.#language, () =>
      this.#localizer.record<ContentType>(type, entry.summary),
    )
    const made = getOrMake(this.#entries, view, () => watched(view, this.#fieldNoter(type, entry)))
    return made as PublicRecord<T> // of this type
  }

  /** One record as lists show it; that it is not there is something the page depends on, too. */
  async summary<T extends ContentType>(type: T, id: number): Promise<PublicRecord<T> | undefined> {
    if (type.publicPath === undefined) this.note(dependencies.record(type.key, id))
    else this.#reads.noteFields(dependencies.listed(type.key, id), [])
    const record = await this.#content.reader.byId(type, id)
    return record && this.entry(type, record)
  }

  async section<T extends Section>(section: T, id: number) {
    this.note(dependencies.section(section.key, id))
    const record = await this.#content.reader.section(section, id)
    if (!record) return undefined
    this.#noteReferences(shownBy(section, record))
    return this.#localizer.section(section, record)
  }

  async part(name: string, read: (reads: Reads) => Promise<unknown>): Promise<unknown> {
    this.note(dependencies.part(name))
    const { value, days } = await this.#content.part(name, this.#language, read)
    for (const key of days) this.note(key)
    return value
  }
}

/**
 * What a page reads in one language, with every key written down. The document and its data are two renderings of the same
 * reads: each is made once.
 */
export function pageSource(content: BatchContent, language: Language, reads: Reads): ContentSource {
  const { reader } = content
  const recorder = new Recorder(content, language, reads)
  const made = new Map<string, Promise<unknown>>()
  // each name below stands for one type of answer
  const once = <T>(name: string, make: () => Promise<T>) => getOrMake(made, name, make) as Promise<T>
  return {
    language,
    now: reader.now,
    bySlug: (type, slug) =>
      once(`slug ${type.key} ${slug}`, async () => {
        const record = await content.bySlug(type, slug)
        return record?.['slug'] === slug ? recorder.subject(type, record) : recorder.formerSlug(type, slug)
      }),
    byId: (type, id) =>
      once(`id ${type.key} ${id}`, async () => {
        recorder.note(dependencies.record(type.key, id))
        const record = await reader.byId(type, id)
        return record && recorder.record(type, record)
      }),
    summary: (type, id) => once(`summary ${type.key} ${id}`, () => recorder.summary(type, id)),
    list: (type, query = {}) =>
      once(`list ${type.key} ${JSON.stringify(query)}`, async () => {
        const records = await recorder.list(type, query)
        return Promise.all(records.map((record) => recorder.entry(type, record)))
      }),
    // from the end: where there are more than are counted, what comes or goes at the beginning changes nothing
    count: async (type, { atMost: limit, ...part }) =>
      (await recorder.list(type, { ...part, isReversed: true, limit })).length,
    section: (section, id = 0) => once(`section ${section.key} ${id}`, () => recorder.section(section, id)),
    changesOn: (day) => recorder.changesOn(day),
    part: <T>(name: string, make: (source: ContentSource) => Promise<T>) =>
      // the first reader of a part decides what it is; all others ask for the same
      recorder.part(name, (own) => make(pageSource(content, language, own))) as Promise<T>,
  }
}
