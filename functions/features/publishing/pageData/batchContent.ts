import type { StoredRecord } from '@flou/shared/api.ts'
import type { ContentType } from '@flou/shared/content/define.ts'
import type { ListQuery } from '@flou/shared/site/contentSource.ts'
import type { ReferenceKey } from '@flou/shared/content/values/references.ts'
import { getOrMake } from '@flou/shared/strings/getOrMake.ts'
import type { Language } from '@flou/shared/locale.ts'
import type { ContentReader } from '../../../core/store/contentReader.ts'
import { fragmentPath, isDayKey } from '../../../core/store/dependencies.ts'
import { Reads } from './reads.ts'
import { referencesByField } from './referencesByField.ts'
import { summarize } from './summary.ts'

/** Data shared by pages, read once per language. */
interface Fragment {
  value: Promise<unknown>
  keys: readonly string[] | undefined
  days: readonly string[]
}

export interface Entry {
  summary: StoredRecord
  references: ReadonlyMap<string, ReadonlySet<ReferenceKey>>
  views: Map<Language, Promise<object>>
}

/** Content cache of one batch: each read occurs once. */
export class BatchContent {
  readonly reader: ContentReader
  readonly #parts = new Map<string, Fragment>()
  readonly #slugs = new Map<string, Promise<StoredRecord | undefined>>()
  readonly #lists = new Map<string, Promise<StoredRecord[]>>()
  readonly #entries = new WeakMap<StoredRecord, Entry>()

  constructor(reader: ContentReader) {
    this.reader = reader
  }

  bySlug(type: ContentType, slug: string): Promise<StoredRecord | undefined> {
    return getOrMake(this.#slugs, `${type.key}#${slug}`, () => this.reader.bySlug(type, slug))
  }

  list(type: ContentType, query: ListQuery): Promise<StoredRecord[]> {
    const name = `${type.key} ${JSON.stringify(query)}`
    return getOrMake(this.#lists, name, () => this.reader.list(type, query))
  }

  entry(type: ContentType, record: StoredRecord): Entry {
    const cached = this.#entries.get(record)
    if (cached) return cached
    const summary = summarize(type, record)
    const entry: Entry = { summary, references: referencesByField(type, summary), views: new Map() }
    this.#entries.set(record, entry)
    return entry
  }

  async fragment(
    name: string,
    language: Language,
    read: (reads: Reads) => Promise<unknown>,
  ): Promise<{ value: unknown; days: readonly string[] }> {
    const fragment = getOrMake(this.#parts, `${language} ${name}`, () => {
      const reads = new Reads()
      const created: Fragment = { value: read(reads).then(readWhole), keys: undefined, days: [] }
      const storeKeys = () => {
        created.keys = reads.keys
        created.days = created.keys.filter(isDayKey)
      }
      created.value.then(storeKeys, () => undefined)
      return created
    })
    const value = await fragment.value
    return { value, days: fragment.days }
  }

  /** Returns the keys of each fragment by path, both languages combined, without failed ones. */
  fragments(): Map<string, Set<string>> {
    const all = new Map<string, Set<string>>()
    const failed = new Set([...this.#parts].filter(([, { keys }]) => !keys).map(([id]) => nameOf(id)))
    for (const [id, { keys = [] }] of this.#parts) {
      if (failed.has(nameOf(id))) continue
      const path = fragmentPath(nameOf(id))
      // pages record dates themselves: fragments retain old keys for a while, which would re-render their
      // pages
      const own = keys.filter((key) => !isDayKey(key))
      all.set(path, new Set([...(all.get(path) ?? []), ...own]))
    }
    return all
  }
}

/** Reads every value, so that the fragment depends on all of them. */
function readWhole<T>(value: T): T {
  JSON.stringify(value, (_, one: unknown) => (one instanceof Map || one instanceof Set ? [...one] : one))
  return value
}

const nameOf = (id: string) => id.slice(id.indexOf(' ') + 1)
