import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { parseSync } from 'vite'
import { LANGUAGES, type Language, type Text } from '@flou/shared/locale.ts'

/** A text of a source; its key is the path of names in the source, such as `formTexts.phone`. */
export interface SourceText {
  file: string
  key: string
  texts: Text
}

/** A changed text of a source. */
export interface TextChange {
  file: string
  key: string
  language: Language
  from: string
  to: string
}

interface Node {
  type: string
  start: number
  end: number
  [field: string]: unknown
}

interface Position {
  start: number
  end: number
  value: string
}

interface Found {
  key: string
  positions: Readonly<Record<Language, Position>>
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && 'start' in value

const nodeIn = (node: Node, field: string): Node | undefined => {
  const value = node[field]
  return isNode(value) ? value : undefined
}

/** Name of a variable or property: `a`, `'a.b'`, `[STATUS.a]`. */
const nameOf = (node: Node): string | undefined => {
  const key = nodeIn(node, 'key') ?? nodeIn(node, 'id')
  const name = key?.['name'] ?? key?.['value'] ?? (key && nodeIn(key, 'property'))?.['name']
  return typeof name === 'string' ? name : undefined
}

function stringAt(node: Node | undefined): Position | undefined {
  if (!node) return undefined
  const { start, end } = node
  if (node.type === 'Literal')
    return typeof node['value'] === 'string' ? { start, end, value: node['value'] } : undefined
  const parts = node.type === 'TemplateLiteral' ? (node['quasis'] as Node[]) : []
  const { cooked } = (parts[0]?.['value'] ?? {}) as { cooked?: string }
  return parts.length === 1 && cooked !== undefined ? { start, end, value: cooked } : undefined
}

/** The positions of `{ en: '…', id: '…' }`; undefined for other objects. */
function positionsIn(node: Node): Found['positions'] | undefined {
  if (node.type !== 'ObjectExpression') return undefined
  const properties = new Map(
    (node['properties'] as Node[]).map((property) => [nameOf(property), nodeIn(property, 'value')]),
  )
  const [en, id] = [stringAt(properties.get('en')), stringAt(properties.get('id'))]
  return en && id && properties.size === LANGUAGES.length ? { en, id } : undefined
}

function textsIn(file: string, source: string): Found[] {
  const found: Found[] = []
  const visit = (value: unknown, names: readonly string[]): void => {
    if (Array.isArray(value)) for (const one of value) visit(one, names)
    if (!isNode(value)) return
    const positions = positionsIn(value)
    if (positions) found.push({ key: names.join('.'), positions })
    const name = value.type === 'VariableDeclarator' || value.type === 'Property' ? nameOf(value) : undefined
    const inside = name === undefined ? names : [...names, name]
    for (const child of Object.values(value)) visit(child, inside)
  }
  visit(parseSync(file, source).program, [])
  return found
}

/** Texts of all packages: objects `{ en, id }` in modules below a folder `texts`. */
export function readTexts(root: string): SourceText[] {
  const files = globSync('**/texts/**/*.ts', { cwd: root, exclude: ['**/node_modules', '**/*.test.ts'] })
  return files.toSorted().flatMap((file) =>
    textsIn(file, readFileSync(path.join(root, file), 'utf8')).map(({ key, positions: { en, id } }) => ({
      file,
      key,
      texts: { en: en.value, id: id.value },
    })),
  )
}

/** The source with the changed texts. */
export function changeSource(file: string, source: string, changes: readonly TextChange[]): string {
  const found = new Map(textsIn(file, source).map(({ key, positions }) => [key, positions]))
  const places = changes.flatMap(({ key, language, to }) => {
    const position = found.get(key)?.[language]
    return position ? [{ ...position, to }] : []
  })
  return places
    .toSorted((one, other) => other.start - one.start)
    .reduce((text, { start, end, to }) => text.slice(0, start) + JSON.stringify(to) + text.slice(end), source)
}
