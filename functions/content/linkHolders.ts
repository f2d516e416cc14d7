import type { StoredRecord } from '@flou/shared/api.ts'
import type { ContentType } from '@flou/shared/content/define.ts'
import type { Registry } from '@flou/shared/content/registry.ts'
import type { BrokenLinkPlace } from '@flou/shared/publishing.ts'
import { wholeKey } from '../pages/keyParts.ts'
import { partPath } from '../pages/pageItem.ts'
import { contentReader, type ContentReader } from '../store/contentReader.ts'
import type { Table } from '../store/dynamo/table.ts'
import { keys } from '../store/keys.ts'
import type { Holder } from '../store/read/usage.ts'

/** Of one page that are looked through, and records of one list: a report is no search of everything. */
const MOST_KEYS = 60
const MOST_RECORDS = 60

/** Holders named of one target. */
const MOST_HOLDERS = 3

/** `section:home.cta`, `section:area.name#7`, `record:news#12`, `list:menu`, `list:subMenu^7`. */
const KEY = /^(section|record|list):([\w.]+)(?:[#^](\d+))?/

/** What may follow an address in content, as JSON: its end, a query, a place, a further part. */
const AFTER = new Set(['"', '\\', '?', '#', '/'])

/** What may come before it: the begin of a text or attribute, the Indonesian tree, the site's own origin. */
const BEFORE = /(?:"|"\/id|"https?:\/\/[\w.:-]{1,200})$/
const BEFORE_LENGTH = 220

/** True where content, as JSON, has an address of the target. */
export function namesTarget(content: string, target: string): boolean {
  for (let at = content.indexOf(target); at >= 0; at = content.indexOf(target, at + 1)) {
    const follows = content[at + target.length] ?? ''
    if (AFTER.has(follows) && BEFORE.test(content.slice(Math.max(0, at - BEFORE_LENGTH), at))) return true
  }
  return false
}

interface Sought {
  target: string
  path: string
  place: BrokenLinkPlace
}

/** Finds the records and sections that name an address, among those that a page has read. One report, one instance. */
export class LinkHolders {
  readonly #table: Table
  readonly #registry: Registry
  readonly #reader: ContentReader
  readonly #texts = new Map<string, string>()

  constructor({ table, registry, now }: { table: Table; registry: Registry; now: Date }) {
    this.#table = table
    this.#registry = registry
    this.#reader = contentReader({ table, registry, now })
  }

  /** Up to three holders; none where the link is made by the page itself. */
  async of({ target, path, place }: Sought): Promise<Holder[]> {
    const page = place === 'shell' ? partPath('shell') : path
    const item = await this.#table.get(keys.page(page), { attributes: ['dependencies'] })
    const read = (item?.['dependencies'] ?? []) as string[] // written by functions/pages/pageItem.ts only
    const known = read.filter((key) => KEY.test(key)).slice(0, MOST_KEYS)
    const candidates = (await Promise.all(known.map((key) => this.#candidatesOf(key)))).flat()
    const holders = candidates.filter((one) => namesTarget(this.#textOf(one), target))
    return [...new Map(holders.map((one) => [nameOf(one), one])).values()].slice(0, MOST_HOLDERS)
  }

  /** Records that a dependency key stands for; of lists those whose types have no pages, because they are shown in full. */
  async #candidatesOf(key: string): Promise<Holder[]> {
    const [, kind, name = '', id = '0'] = KEY.exec(wholeKey(key)) ?? []
    const type = this.#registry.types.get(name)
    if (!type) return []
    if (type.single) return asHolders(type, [await this.#reader.section(type, Number(id))])
    if (kind === 'record') return asHolders(type, [await this.#reader.byId(type, Number(id))])
    return type.publicPath === undefined ? asHolders(type, await this.#listed(type, key, Number(id))) : []
  }

  #listed(type: ContentType, key: string, parentId: number): Promise<StoredRecord[]> {
    const isOfParent = key.includes('^')
    return this.#reader.list(type, { limit: MOST_RECORDS, ...(isOfParent && { parentId }) })
  }

  #textOf(holder: Holder): string {
    const name = nameOf(holder)
    const text = this.#texts.get(name) ?? JSON.stringify(holder.fields)
    this.#texts.set(name, text)
    return text
  }
}

const nameOf = ({ type, id }: Holder) => `${type.key}#${id}`

const asHolders = (type: Holder['type'], records: readonly (StoredRecord | undefined)[]): Holder[] =>
  records.flatMap((record) => (record ? [{ type, id: record.id, fields: { ...record } }] : []))
