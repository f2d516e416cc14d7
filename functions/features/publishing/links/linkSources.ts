import type { StoredRecord } from '@flou/shared/api.ts'
import type { ContentType } from '@flou/shared/content/define.ts'
import type { Registry } from '@flou/shared/content/registry.ts'
import type { BrokenLinkLocation } from '@flou/shared/publishing/publishing.ts'
import { baseKeyOf } from '../pageData/dependencyKey.ts'
import { contentReader, type ContentReader } from '../../../core/store/contentReader.ts'
import { fragmentPath } from '../../../core/store/dependencies.ts'
import type { Table } from '../../../core/store/dynamo/table.ts'
import { keys } from '../../../core/store/keys.ts'
import type { UsageSource } from '../../../core/store/read/usage.ts'

/** Limits per page and per list, to bound the cost of a report. */
const MAX_KEYS = 60
const MAX_RECORDS = 60

const MAX_SOURCES = 3

/** `section:home.cta`, `section:area.name#7`, `record:news#12`, `list:menu`, `list:subMenu^7`. */
const KEY = /^(section|record|list):([\w.]+)(?:[#^](\d+))?/

/** Characters that may follow a path in JSON content: end, query, fragment, subpath. */
const AFTER = new Set(['"', '\\', '?', '#', '/'])

/** Text that may precede it: start of a string or attribute, `/id`, the site's origin. */
const BEFORE = /(?:"|"\/id|"https?:\/\/[\w.:-]{1,200})$/
const BEFORE_LENGTH = 220

/** True if content in JSON links to the target. */
export function namesTarget(content: string, target: string): boolean {
  for (let at = content.indexOf(target); at >= 0; at = content.indexOf(target, at + 1)) {
    const follows = content[at + target.length] ?? ''
    if (AFTER.has(follows) && BEFORE.test(content.slice(Math.max(0, at - BEFORE_LENGTH), at))) return true
  }
  return false
}

interface LinkQuery {
  target: string
  path: string
  place: BrokenLinkLocation
}

/** Finds records and sections that link to a path, among the page's dependencies. One instance per report. */
export class LinkSources {
  readonly #table: Table
  readonly #registry: Registry
  readonly #reader: ContentReader
  readonly #texts = new Map<string, string>()

  constructor({ table, registry, now }: { table: Table; registry: Registry; now: Date }) {
    this.#table = table
    this.#registry = registry
    this.#reader = contentReader({ table, registry, now })
  }

  async find({ target, path, place }: LinkQuery): Promise<UsageSource[]> {
    const inPage = place === 'shell' ? [] : await this.#findIn(path, target)
    return inPage.length > 0 || place === 'page' ? inPage : this.#findIn(fragmentPath('shell'), target)
  }

  async #findIn(page: string, target: string): Promise<UsageSource[]> {
    const item = await this.#table.get(keys.page(page), { attributes: ['dependencies'] })
    const read = (item?.dependencies ?? []) as string[]
    const dependencyKeys = read.filter((key) => KEY.test(key)).slice(0, MAX_KEYS)
    const candidates = (await Promise.all(dependencyKeys.map((key) => this.#candidatesOf(key)))).flat()
    const sources = candidates.filter((one) => namesTarget(this.#textOf(one), target))
    return [...new Map(sources.map((one) => [nameOf(one), one])).values()].slice(0, MAX_SOURCES)
  }

  /** Returns records of a dependency key; of lists only types without pages, which are rendered in full. */
  async #candidatesOf(key: string): Promise<UsageSource[]> {
    const [, kind, name = '', id = '0'] = KEY.exec(baseKeyOf(key)) ?? []
    const type = this.#registry.types.get(name)
    if (!type) return []
    if (type.single) return toSources(type, [await this.#reader.section(type, Number(id))])
    if (kind === 'record') return toSources(type, [await this.#reader.byId(type, Number(id))])
    return type.publicPath === undefined ? toSources(type, await this.#listed(type, key, Number(id))) : []
  }

  #listed(type: ContentType, key: string, parentId: number): Promise<StoredRecord[]> {
    const isOfParent = key.includes('^')
    return this.#reader.list(type, { limit: MAX_RECORDS, ...(isOfParent && { parentId }) })
  }

  #textOf(source: UsageSource): string {
    const name = nameOf(source)
    const text = this.#texts.get(name) ?? JSON.stringify(source.fields)
    this.#texts.set(name, text)
    return text
  }
}

const nameOf = ({ type, id }: UsageSource) => `${type.key}#${id}`

const toSources = (
  type: UsageSource['type'],
  records: readonly (StoredRecord | undefined)[],
): UsageSource[] =>
  records.flatMap((record) => (record ? [{ type, id: record.id, fields: { ...record } }] : []))
