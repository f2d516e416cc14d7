import type { StoredRecord } from '@flou/shared/api.ts'
import type { ContentType, Section } from '@flou/shared/content/define.ts'
import { todayInJakarta } from '@flou/shared/strings/calendar.ts'
import type { ReferenceKey } from '@flou/shared/content/values/references.ts'
import { media } from '@flou/shared/content/types/media.ts'
import type { ContentSource, ListQuery, PublicRecord } from '@flou/shared/site/contentSource.ts'
import { pathOfRecord } from '@flou/shared/site/recordPaths.ts'
import { getOrMake } from '@flou/shared/strings/getOrMake.ts'
import type { Language } from '@flou/shared/locale.ts'
import { dependencies } from '../../../core/store/dependencies.ts'
import { localizer, displayedRecordsOf, type Localizer } from '../../../core/store/localizer.ts'
import { keysOfRead } from './listScopes.ts'
import type { BatchContent, Entry } from './batchContent.ts'
import type { Reads } from './reads.ts'
import { observed } from './observed.ts'

/** Reads public records and records their dependency keys. */
class Recorder {
  readonly #content: BatchContent
  readonly #language: Language
  readonly #localizer: Localizer
  readonly #reads: Reads
  readonly #entries = new Map<object, object>()

  constructor(content: BatchContent, language: Language, reads: Reads) {
    this.#content = content
    this.#language = language
    this.#localizer = localizer(content.reader, language)
    this.#reads = reads
  }

  addKey(key: string): void {
    this.#reads.addKey(key)
  }

  /** Referenced pictures count completely, other records by title and slug. */
  #noteReferences(references: Iterable<ReferenceKey>): void {
    for (const key of references) {
      const [name = '', id] = key.split('#')
      const target = this.#content.reader.registry.types.get(name)
      if (!target || target.single || name === media.key) this.addKey(dependencies.record(name, Number(id)))
      else this.#reads.addFields(dependencies.listed(name, Number(id)), [target.title, 'slug'])
    }
  }

  #notePath(type: ContentType, record: StoredRecord): void {
    const path = pathOfRecord(type, record)
    if (path !== undefined) this.#reads.paths.add(path)
  }

  record<T extends ContentType>(type: T, record: StoredRecord): Promise<PublicRecord<T>> {
    this.#noteReferences(displayedRecordsOf(type, record))
    this.#notePath(type, record)
    return this.#localizer.record(type, record)
  }

  async list(type: ContentType, query: ListQuery): Promise<StoredRecord[]> {
    const records = await this.#content.list(type, query)
    const keys = keysOfRead(type, query, records)
    if (type.publicPath === undefined) this.#reads.addList(type.key, keys)
    else for (const key of keys) this.addKey(key)
    return records
  }

  subject<T extends ContentType>(type: T, record: StoredRecord): Promise<PublicRecord<T>> {
    this.addKey(dependencies.record(type.key, record.id))
    this.#reads.lastModified = record.updated
    this.#reads.onlyIn = record.onlyIn
    return this.record(type, record)
  }

  changesOn(day: string): void {
    if (day > todayInJakarta(this.#content.reader.now)) this.addKey(dependencies.day(day))
  }

  /** Records a dependency on redirects; the page itself does not exist. */
  async formerSlug(type: ContentType, slug: string): Promise<undefined> {
    const id = await this.#content.reader.idBySlug(type, slug)
    if (id !== undefined) this.addKey(dependencies.redirect(type.key, id))
  }

  /** Returns a callback that records a field read and its references. */
  #fieldNoter(type: ContentType, { summary, references }: Entry): (name: string) => void {
    let names: Set<string> | undefined
    return (name) => {
      // records without pages are tracked by list
      names ??=
        type.publicPath === undefined
          ? this.#reads.fieldsOfLists(type.key)
          : this.#reads.fieldsOf(dependencies.listed(type.key, summary.id))
      names.add(name)
      this.#noteReferences(references.get(name) ?? [])
      if (name === 'slug') this.#notePath(type, summary)
    }
  }

  /** Returns a list record that tracks the fields read. */
  async entry<T extends ContentType>(type: T, record: StoredRecord): Promise<PublicRecord<T>> {
    const entry = this.#content.entry(type, record)
    const view = await getOrMake(entry.views, this.#language, () =>
      this.#localizer.record<ContentType>(type, entry.summary),
    )
    const results = getOrMake(this.#entries, view, () => observed(view, this.#fieldNoter(type, entry)))
    return results as PublicRecord<T>
  }

  /** Returns one record as in lists; its absence is a dependency, too. */
  async summary<T extends ContentType>(type: T, id: number): Promise<PublicRecord<T> | undefined> {
    if (type.publicPath === undefined) this.addKey(dependencies.record(type.key, id))
    else this.#reads.addFields(dependencies.listed(type.key, id), [])
    const record = await this.#content.reader.byId(type, id)
    return record && this.entry(type, record)
  }

  async section<T extends Section>(section: T, id: number) {
    this.addKey(dependencies.section(section.key, id))
    const record = await this.#content.reader.section(section, id)
    if (!record) return undefined
    this.#noteReferences(displayedRecordsOf(section, record))
    return this.#localizer.section(section, record)
  }

  async part(name: string, read: (reads: Reads) => Promise<unknown>): Promise<unknown> {
    this.addKey(dependencies.layoutFragment(name))
    const { value, days } = await this.#content.fragment(name, this.#language, read)
    for (const key of days) this.addKey(key)
    return value
  }
}

/**
 * Returns a content source that records dependencies. Reads are memoized because HTML and data need the same
 * ones.
 */
export function pageSource(content: BatchContent, language: Language, reads: Reads): ContentSource {
  const { reader } = content
  const recorder = new Recorder(content, language, reads)
  const results = new Map<string, Promise<unknown>>()
  const memoize = <T>(name: string, make: () => Promise<T>) => getOrMake(results, name, make) as Promise<T>
  return {
    language,
    now: reader.now,
    bySlug: (type, slug) =>
      memoize(`slug ${type.key} ${slug}`, async () => {
        const record = await content.bySlug(type, slug)
        return record?.slug === slug ? recorder.subject(type, record) : recorder.formerSlug(type, slug)
      }),
    byId: (type, id) =>
      memoize(`id ${type.key} ${id}`, async () => {
        recorder.addKey(dependencies.record(type.key, id))
        const record = await reader.byId(type, id)
        return record && recorder.record(type, record)
      }),
    summary: (type, id) => memoize(`summary ${type.key} ${id}`, () => recorder.summary(type, id)),
    list: (type, query = {}) =>
      memoize(`list ${type.key} ${JSON.stringify(query)}`, async () => {
        const records = await recorder.list(type, query)
        return Promise.all(records.map((record) => recorder.entry(type, record)))
      }),
    // counts from the end, so changes at the start are irrelevant when the limit is exceeded
    count: async (type, { atMost: limit, ...part }) =>
      (await recorder.list(type, { ...part, isReversed: true, limit })).length,
    section: (section, id = 0) =>
      memoize(`section ${section.key} ${id}`, () => recorder.section(section, id)),
    scheduleRerender: (day) => recorder.changesOn(day),
    readFragment: <T>(name: string, make: (source: ContentSource) => Promise<T>) =>
      recorder.part(name, (own) => make(pageSource(content, language, own))) as Promise<T>,
  }
}
