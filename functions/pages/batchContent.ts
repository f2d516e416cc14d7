import type { StoredRecord } from '@flou/shared/api.ts'
import type { ContentType } from '@flou/shared/content/define.ts'
import type { ListQuery } from '@flou/shared/site/contentSource.ts'
import type { ReferenceKey } from '@flou/shared/content/values/references.ts'
import { getOrMake } from '@flou/shared/getOrMake.ts'
import type { Language } from '@flou/shared/locale.ts'
import type { ContentReader } from '../store/contentReader.ts'
import { isDayKey } from '../store/dependencies.ts'
import { partPath } from './pageItem.ts'
import { Reads } from './reads.ts'
import { shownByField } from './shownByField.ts'
import { summarised } from './summary.ts'

/** What pages share, read once per language, with what it read. */
interface Part {
  value: Promise<unknown>
  /** Its dependency keys, once it was read to its end. */
  keys: readonly string[] | undefined
  /** Those of them that are days. */
  days: readonly string[]
}

/** A record as lists show it. */
export interface Entry {
  summary: StoredRecord
  /** What it points at, by the public name of the field that does. */
  references: ReadonlyMap<string, ReadonlySet<ReferenceKey>>
  /** As pages get it, by language. */
  views: Map<Language, Promise<object>>
}

/** The content of one batch: whatever its pages ask for is read once. */
export class BatchContent {
  readonly reader: ContentReader
  readonly #parts = new Map<string, Part>()
  readonly #slugs = new Map<string, Promise<StoredRecord | undefined>>()
  readonly #lists = new Map<string, Promise<StoredRecord[]>>()
  readonly #entries = new WeakMap<StoredRecord, Entry>()

  constructor(reader: ContentReader) {
    this.reader = reader
  }

  bySlug(type: ContentType, slug: string): Promise<StoredRecord | undefined> {
    return getOrMake(this.#slugs, `${type.key}#${slug}`, () => this.reader.bySlug(type, slug))
  }

  /** The records of a list, the same for both languages. */
  list(type: ContentType, query: ListQuery): Promise<StoredRecord[]> {
    const name = `${type.key} ${JSON.stringify(query)}`
    return getOrMake(this.#lists, name, () => this.reader.list(type, query))
  }

  /** A record as lists show it, made once for all lists that it is on. */
  entry(type: ContentType, record: StoredRecord): Entry {
    const known = this.#entries.get(record)
    if (known) return known
    const summary = summarised(type, record)
    const entry: Entry = { summary, references: shownByField(type, summary), views: new Map() }
    this.#entries.set(record, entry)
    return entry
  }

  /** What pages share, and the days on which it changes. */
  async part(
    name: string,
    language: Language,
    read: (reads: Reads) => Promise<unknown>,
  ): Promise<{ value: unknown; days: readonly string[] }> {
    const part = getOrMake(this.#parts, `${language} ${name}`, () => {
      const reads = new Reads()
      const made: Part = { value: read(reads).then(readWhole), keys: undefined, days: [] }
      const keep = () => {
        made.keys = reads.keys
        made.days = made.keys.filter(isDayKey)
      }
      // its readers learn of a failure
      made.value.then(keep, () => undefined)
      return made
    })
    const value = await part.value
    return { value, days: part.days }
  }

  /** Keys each part has read, of both languages together, by the path they are kept under; none of parts that failed. */
  parts(): Map<string, Set<string>> {
    const all = new Map<string, Set<string>>()
    const failed = new Set([...this.#parts].filter(([, { keys }]) => !keys).map(([id]) => nameOf(id)))
    for (const [id, { keys = [] }] of this.#parts) {
      if (failed.has(nameOf(id))) continue
      const path = partPath(nameOf(id))
      // days are noted by each page itself: a part keeps earlier keys for a while, and its pages would be rendered until it drops them
      const own = keys.filter((key) => !isDayKey(key))
      all.set(path, new Set([...(all.get(path) ?? []), ...own]))
    }
    return all
  }
}

/** Pages show one part or another of what they share: it counts as read to its last value. */
function readWhole<T>(value: T): T {
  JSON.stringify(value, (_, one: unknown) => (one instanceof Map || one instanceof Set ? [...one] : one))
  return value
}

/** A part's name without its language. */
const nameOf = (id: string) => id.slice(id.indexOf(' ') + 1)
