import { readdirSync } from 'node:fs'
import path from 'node:path'
import type { AnyType, ContentType, Section } from '@flou/shared/content/define.ts'
import { REGISTRY } from '@flou/shared/content/registry.ts'
import { ContentError, type FieldPath } from './contentError.ts'
import { displayName, findLine, isData, parseDataFile, parseMarkdownFile, type Data } from './parseFile.ts'

/** A part of a file that values of a record come from. */
export interface Source {
  file: string
  root: FieldPath
  /** Field of the texts below `# en` and `# id`. */
  longField?: string
}

interface Entry<T extends AnyType> {
  type: T
  key: string
  data: Data
  /** The record's own file, then its defaults. */
  sources: readonly Source[]
}
export type RecordEntry = Entry<ContentType>
export interface SectionEntry extends Entry<Section> {
  parentKey?: string
}

export interface ContentEntries {
  records: RecordEntry[]
  sections: SectionEntry[]
}

const DEFAULTS_FILE = '_defaults.md'
export const FACTS_FILE = 'facts.yaml'

/** @throws ContentError for the field at `at` in the source that has most of its path */
export function fail(sources: readonly Source[], at: FieldPath, message: string): never {
  const found = sources
    .map(({ file, root, longField }) => ({
      file,
      ...findLine(file, [...root, ...at], longField),
      root: root.length,
    }))
    .map(({ depth, root, ...rest }) => ({ ...rest, depth: depth - root }))
  const [first] = found.toSorted((one, other) => other.depth - one.depth)
  const { file = '', line = 1 } = first ?? {}
  throw new ContentError({ file: displayName(file), line, field: at.join('.') }, message)
}

/** Merges maps; other values of `over` replace those of `base`. */
export function merge(base: Data, over: Data): Data {
  const merged = Object.entries(over).map(([name, value]) => {
    const before = base[name]
    return [name, isData(before) && isData(value) ? merge(before, value) : value]
  })
  return { ...base, ...Object.fromEntries(merged) }
}

function requireType(file: string, key: string): AnyType {
  const type = REGISTRY.types.get(key)
  return type ?? fail([{ file, root: [] }], [], `No content type or section is called ${key}.`)
}

function requireRecordType(file: string, key: string): ContentType {
  const type = requireType(file, key)
  return type.single ? fail([{ file, root: [] }], [], `${key} is a section, not a content type.`) : type
}

function requireSection(source: Source, key: string): Section {
  const type = REGISTRY.types.get(key)
  return type?.single ? type : fail([source], [], `No section is called ${key}.`)
}

function readMarkdown(file: string, { declaration }: AnyType): { data: Data; source: Source } {
  const { data, texts } = parseMarkdownFile(file)
  if (Object.keys(texts).length === 0) return { data, source: { file, root: [] } }
  const longField = Object.entries(declaration.localized).find(([, { kind }]) => kind === 'richText')?.[0]
  const source = { file, root: [], ...(longField !== undefined && { longField }) }
  if (longField === undefined) return fail([source], [], 'Records of this type have no long text.')
  return { data: { ...data, [longField]: texts }, source }
}

const keyOf = (file: string): string => path.basename(file, '.md').replace(/^\d+-/, '')

/** Reads `<type>/<number>-<key>.md`; `_defaults.md` has the values that a record does not have. */
function readFolder(type: ContentType, files: readonly string[]): RecordEntry[] {
  const isDefaults = (file: string) => path.basename(file) === DEFAULTS_FILE
  const defaults = files.filter(isDefaults).map((file) => readMarkdown(file, type))
  const base = defaults[0]?.data ?? {}
  return files
    .filter((file) => !isDefaults(file))
    .map((file) => {
      const { data, source } = readMarkdown(file, type)
      const sources = [source, ...defaults.map((each) => each.source)]
      return { type, key: keyOf(file), data: merge(base, data), sources }
    })
}

function requireMap(value: unknown, source: Source, message: string): Data {
  return isData(value) ? value : fail([source], [], message)
}

/** Reads `<type>.json` or `.yaml`: `{defaults, records}`, each record with an optional key. */
function readList(type: ContentType, file: string): RecordEntry[] {
  const whole: Source = { file, root: [] }
  const { defaults = {}, records } = requireMap(parseDataFile(file), whole, 'The file must have “records”.')
  if (!Array.isArray(records)) return fail([whole], ['records'], 'This must be a list.')
  const base = requireMap(defaults, { file, root: ['defaults'] }, 'Defaults must be fields with values.')
  return records.map((record: unknown, index): RecordEntry => {
    const source: Source = { file, root: ['records', index] }
    const { key = index + 1, ...data } = requireMap(record, source, 'A record must be fields with values.')
    const sources = [source, { file, root: ['defaults'] }]
    return { type, key: String(key), data: merge(base, data), sources }
  })
}

/** Reads `<area>.sections.json`: sections by name; those below a record by its key. */
function readSections(area: string, file: string): SectionEntry[] {
  const whole: Source = { file, root: [] }
  const all = requireMap(parseDataFile(file), whole, 'The file must have sections by name.')
  return Object.entries(all).flatMap(([name, value]): SectionEntry[] => {
    const source: Source = { file, root: [name] }
    const key = `${area}.${name}`
    const type = requireSection(source, key)
    const data = requireMap(value, source, 'A section must be fields with values.')
    if (type.below === undefined) return [{ type, key, data, sources: [source] }]
    return Object.entries(data).map(([parentKey, fields]) => {
      const own: Source = { file, root: [name, parentKey] }
      const section = requireMap(fields, own, 'A section must be fields with values.')
      return { type, key, parentKey, data: section, sources: [own] }
    })
  })
}

/** `2-a` comes before `10-b`. */
const BY_NUMBER = new Intl.Collator('en', { numeric: true })

const SECTIONS_FILE = /^(\w+)\.sections\.(?:json|yaml)$/
const LIST_FILE = /^(\w+)\.(?:json|yaml)$/
const SECTION_TEXT = /^(\w+\.\w+)\.md$/

function readSectionText(key: string, file: string): SectionEntry {
  const type = requireSection({ file, root: [] }, key)
  const { data, source } = readMarkdown(file, type)
  return { type, key, data, sources: [source] }
}

/** Reads all content files below a folder, in the order of their names. @throws ContentError */
export function readContentFiles(folder: string): ContentEntries {
  const found: ContentEntries = { records: [], sections: [] }
  const entries = readdirSync(folder, { withFileTypes: true }).toSorted((one, other) =>
    BY_NUMBER.compare(one.name, other.name),
  )
  const texts: string[] = []
  for (const entry of entries) {
    if (entry.name === FACTS_FILE) continue
    const file = path.join(folder, entry.name)
    const [, area] = SECTIONS_FILE.exec(entry.name) ?? []
    const [, list] = LIST_FILE.exec(entry.name) ?? []
    const [, section] = SECTION_TEXT.exec(entry.name) ?? []
    if (entry.isDirectory()) {
      const { records, sections } = readContentFiles(file)
      found.records.push(...records)
      found.sections.push(...sections)
    } else if (area !== undefined) found.sections.push(...readSections(area, file))
    else if (list !== undefined) found.records.push(...readList(requireRecordType(file, list), file))
    else if (section !== undefined) found.sections.push(readSectionText(section, file))
    else if (entry.name.endsWith('.md')) texts.push(file)
    else fail([{ file, root: [] }], [], 'Content files are .md, .json and .yaml, named after a type.')
  }
  if (texts.length > 0)
    found.records.push(...readFolder(requireRecordType(texts[0] ?? folder, path.basename(folder)), texts))
  return found
}
