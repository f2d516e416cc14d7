import { getOrMake } from '@flou/shared/getOrMake.ts'
import { keyOfFields } from './keyParts.ts'

/** More names than these make a key longer than they save: it stands for the whole record then. */
const MOST_FIELDS = 20

/** What a rendering reads. */
export class Reads {
  /** Pages of the records that were read: links to them are no concern of their own. */
  readonly paths = new Set<string>()
  /** When the page's own record was last changed; empty for pages made of many things. */
  lastModified = ''
  readonly #keys = new Set<string>()
  readonly #fields = new Map<string, Set<string>>()
  /** Keys of lists whose records are rendered again with the list, by type. */
  readonly #lists = new Map<string, Set<string>>()
  readonly #fieldsOfLists = new Map<string, Set<string>>()

  /** A dependency key (functions/store/dependencies.ts). */
  note(key: string): void {
    this.#keys.add(key)
  }

  /** Fields of the record that a key stands for, by their public names; none where only its being there counts. */
  noteFields(key: string, names: Iterable<string>): void {
    addTo(this.#fields, key, names)
  }

  /** The names of fields that were read of the record that a key stands for; whoever asks has read the record, and adds them. */
  fieldsOf(key: string): Set<string> {
    return setOf(this.#fields, key)
  }

  /** Keys of a list whose records have no keys of their own. */
  noteList(type: string, keys: Iterable<string>): void {
    addTo(this.#lists, type, keys)
  }

  /** The names of fields that were read of some record in such lists of a type; whoever reads one adds it. */
  fieldsOfLists(type: string): Set<string> {
    return setOf(this.#fieldsOfLists, type)
  }

  /** True where the key was noted, and a field of it where one is asked for. */
  has(key: string, field?: string): boolean {
    if (this.#keys.has(key)) return true
    const fields = this.#fields.get(key)
    return fields !== undefined && (field === undefined || fields.has(field))
  }

  /** Dependency keys, in order. */
  get keys(): string[] {
    const ofRecords = [...this.#fields].map(([key, names]) => withFields(key, names))
    const ofLists = [...this.#lists].flatMap(([type, keys]) => {
      const names = this.#fieldsOfLists.get(type) ?? new Set()
      return [...keys].map((key) => withFields(key, names))
    })
    return [...new Set([...this.#keys, ...ofRecords, ...ofLists])].toSorted()
  }
}

const withFields = (key: string, names: ReadonlySet<string>) =>
  names.size > MOST_FIELDS ? key : keyOfFields(key, names)

const setOf = (sets: Map<string, Set<string>>, key: string) => getOrMake(sets, key, () => new Set())

function addTo(sets: Map<string, Set<string>>, key: string, values: Iterable<string>): void {
  const known = setOf(sets, key)
  for (const value of values) known.add(value)
}
