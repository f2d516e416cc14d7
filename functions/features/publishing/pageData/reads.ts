import type { Language } from '@flou/shared/locale.ts'
import { getOrMake } from '@flou/shared/strings/getOrMake.ts'
import { keyOfFields } from './dependencyKey.ts'

/** Above this limit the key covers the whole record, to limit its length. */
const MAX_FIELDS = 20

export class Reads {
  /** Paths of records read; links to them need no separate check. */
  readonly paths = new Set<string>()
  lastModified = ''
  onlyIn: Language | undefined
  readonly #keys = new Set<string>()
  readonly #fields = new Map<string, Set<string>>()
  /** Keys of lists that re-render their records, by type. */
  readonly #lists = new Map<string, Set<string>>()
  readonly #fieldsOfLists = new Map<string, Set<string>>()

  addKey(key: string): void {
    this.#keys.add(key)
  }

  /** Records fields by public name; empty means existence only. */
  addFields(key: string, names: Iterable<string>): void {
    addTo(this.#fields, key, names)
  }

  fieldsOf(key: string): Set<string> {
    return setOf(this.#fields, key)
  }

  addList(type: string, keys: Iterable<string>): void {
    addTo(this.#lists, type, keys)
  }

  fieldsOfLists(type: string): Set<string> {
    return setOf(this.#fieldsOfLists, type)
  }

  has(key: string, field?: string): boolean {
    if (this.#keys.has(key)) return true
    const fields = this.#fields.get(key)
    return fields !== undefined && (field === undefined || fields.has(field))
  }

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
  names.size > MAX_FIELDS ? key : keyOfFields(key, names)

const setOf = (sets: Map<string, Set<string>>, key: string) => getOrMake(sets, key, () => new Set())

function addTo(sets: Map<string, Set<string>>, key: string, values: Iterable<string>): void {
  const existing = setOf(sets, key)
  for (const value of values) existing.add(value)
}
