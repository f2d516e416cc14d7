import path from 'node:path'
import { requireContentType } from '@flou/shared/content/registry.ts'
import { buildSchema } from '@flou/shared/content/schema.ts'
import { messageText } from '@flou/shared/texts/messages.ts'
import { isPicture } from './pictures.ts'
import { FieldProblem, type FieldPath } from './contentError.ts'
import { readFacts } from './facts.ts'
import {
  fail,
  FACTS_FILE,
  merge,
  readContentFiles,
  type RecordEntry,
  type SectionEntry,
  type Source,
} from './contentFiles.ts'
import { expand, filePath, type Body, type DemoIds } from './expand.ts'
import type { Data } from './parseFile.ts'
import { orderByReferences, ReferenceCycle, type DemoRecord, type DemoSection } from './references.ts'

/** A change of a record's fields, written as in its file. */
interface Edit {
  type: string
  key: string
  fields: Data
  source: Source
}

export interface Content {
  /** Types after the types that they refer to. */
  records: readonly DemoRecord[]
  sections: readonly DemoSection[]
  find(type: string, key: string): DemoRecord
  /** @throws ContentError */
  edited(edit: Edit): (ids: DemoIds) => Body
  /** A record that is not stored with the others. @throws ContentError */
  created(edit: Edit): DemoRecord
}

type AnyEntry = RecordEntry | SectionEntry

function bodyOf({ type, data, sources }: AnyEntry, ids: DemoIds): Body {
  try {
    return expand(type.declaration, data, { ids, at: [] })
  } catch (cause) {
    if (cause instanceof FieldProblem) return fail(sources, cause.path, cause.message)
    throw cause
  }
}

/** @throws ContentError for the first value that the declaration does not allow */
function validate(entry: AnyEntry, ids: DemoIds): void {
  const { type, sources } = entry
  const body = bodyOf(entry, ids)
  const { data = {}, error } = buildSchema(type.declaration).safeParse(body)
  const [issue] = error?.issues ?? []
  if (issue)
    fail(sources, filePath(type.declaration, issue.path as FieldPath), messageText(issue.message, 'en'))
  const [wrong] = Object.entries(type.check?.(data) ?? {})
  if (wrong) fail(sources, filePath(type.declaration, wrong[0].split('.')), messageText(wrong[1], 'en'))
}

const nameOf = (type: string, key: string) => `${type}#${key}`

/** Adds the position among the records with the same parent to records without an order. */
function withOrder(entries: readonly RecordEntry[]): RecordEntry[] {
  const counts = new Map<string, number>()
  return entries.map((entry) => {
    const { type, data } = entry
    if (!('order' in type.declaration.fields)) return entry
    const group = `${type.key} ${String(type.parent ? data[type.parent.field] : '')}`
    const order = (counts.get(group) ?? 0) + 1
    counts.set(group, order)
    return { ...entry, data: { order, ...data } }
  })
}

function recordOf(entry: RecordEntry): DemoRecord {
  const { type, key, data } = entry
  const record = { type: type.key, key, body: (ids: DemoIds) => bodyOf(entry, ids) }
  if (!type.parent) return record
  return { ...record, parent: { type: type.parent.type, key: String(data[type.parent.field]) } }
}

function sectionOf(entry: SectionEntry): DemoSection {
  const { type, parentKey = '' } = entry
  const section = { type: type.key, body: (ids: DemoIds) => bodyOf(entry, ids) }
  return type.below === undefined ? section : { ...section, parent: { type: type.below, key: parentKey } }
}

function indexOf(entries: readonly RecordEntry[]): Map<string, RecordEntry> {
  const index = new Map<string, RecordEntry>()
  for (const entry of entries) {
    const name = nameOf(entry.type.key, entry.key)
    if (index.has(name)) fail(entry.sources, [], `Another ${entry.type.key} has the key ${entry.key}.`)
    index.set(name, entry)
  }
  return index
}

/** Accepts names of pictures and records that exist. */
const checkingIds = (index: ReadonlyMap<string, RecordEntry>): DemoIds => ({
  picture(name) {
    if (!isPicture(name)) throw new Error(`No picture is called ${name}.`)
    return 1
  },
  pictureUrl: () => '',
  record(type, key) {
    if (!index.has(nameOf(type, key))) throw new Error(`No ${type} is called ${key}.`)
    return 1
  },
})

/** @throws ContentError for a record that refers to a type whose records refer back */
function ordered(entries: readonly RecordEntry[]): DemoRecord[] {
  try {
    return orderByReferences(entries.map(recordOf))
  } catch (cause) {
    if (!(cause instanceof ReferenceCycle)) throw cause
    const [from, to] = cause.types.slice(-2)
    const record = (type: string): number => {
      if (type === to) throw cause
      return 1
    }
    for (const entry of entries)
      if (entry.type.key === from) bodyOf(entry, { picture: () => 1, pictureUrl: () => '', record })
    throw cause
  }
}

const FOLDER = path.resolve(import.meta.dirname, '../content')

/** Reads and checks all content files of a folder. @throws ContentError with file, line and field */
export function readContent(folder = FOLDER): Content {
  const facts = readFacts(path.join(folder, FACTS_FILE))
  const filled = <E extends AnyEntry>(entry: E): E => ({
    ...entry,
    data: facts.fill(entry.data, entry.sources),
  })
  const entries = readContentFiles(folder)
  const sections = entries.sections.map(filled)
  const records = withOrder(entries.records.map(filled))
  const index = indexOf(records)
  const ids = checkingIds(index)
  for (const entry of [...records, ...sections]) validate(entry, ids)
  for (const { type, parentKey = '', sources } of sections)
    if (type.below !== undefined && !index.has(nameOf(type.below, parentKey)))
      fail(sources, [], `No ${type.below} is called ${parentKey}.`)
  facts.requireAllUsed()
  const require = (type: string, key: string): RecordEntry => {
    const entry = index.get(nameOf(type, key))
    if (!entry) throw new Error(`No ${type} is called ${key}.`)
    return entry
  }
  const checked = <E extends AnyEntry>(entry: E): E => (validate(entry, ids), entry)
  return {
    records: ordered(records),
    sections: sections.map(sectionOf),
    find: (type, key) => recordOf(require(type, key)),
    edited({ type, key, fields, source }) {
      const { data, sources, ...entry } = require(type, key)
      const changed = merge(data, facts.fill(fields, [source]))
      const edited = checked({ ...entry, data: changed, sources: [source, ...sources] })
      return (own) => bodyOf(edited, own)
    },
    created({ type, key, fields, source }) {
      const data = facts.fill(fields, [source])
      return recordOf(checked({ type: requireContentType(type), key, data, sources: [source] }))
    },
  }
}
