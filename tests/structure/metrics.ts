import { readFileSync } from 'node:fs'
import path from 'node:path'
import { parseSync } from 'vite'
import { ROOT } from '../steps.ts'
import { importCircles } from './circles.ts'
import { importGraph, sourceFiles } from './importGraph.ts'

/**
 * `node tests/structure/metrics.ts [folder]`: lengths of files and functions, folders and cycles of a checkout. Lengths
 * exclude demo content.
 */
const root = path.resolve(process.argv[2] ?? ROOT)
const isDemo = (file: string) => file.startsWith('demo/')

interface Measured {
  name: string
  lines: number
}
/** A syntax tree node, with the fields that are used. */
type Node = Record<string, unknown> & { type: string; start: number; end: number }

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && 'start' in value

const isFunction = ({ type }: Node) => type === 'FunctionDeclaration' || type === 'FunctionExpression'
const isArrow = ({ type }: Node) => type === 'ArrowFunctionExpression'

const nameIn = (node: Node, key: string): string | undefined => {
  const named = node[key]
  return isNode(named) && typeof named['name'] === 'string' ? named['name'] : undefined
}

/** Name and span of a function or method that a node declares. */
function declared(node: Node): { name: string; span: Node } | undefined {
  if (node.type === 'FunctionDeclaration') return { name: nameIn(node, 'id') ?? 'default', span: node }
  const value = node['init'] ?? node['value']
  const isNamed =
    node.type === 'VariableDeclarator' || node.type === 'MethodDefinition' || node.type === 'Property'
  if (!isNamed || !isNode(value) || !(isFunction(value) || isArrow(value))) return undefined
  const name = nameIn(node, 'id') ?? nameIn(node, 'key')
  return name === undefined ? undefined : { name, span: value }
}

/** Named functions of a source with their numbers of lines. */
function functionsIn(file: string, text: string): Measured[] {
  const found: Measured[] = []
  const linesOf = ({ start, end }: Node) => text.slice(start, end).split('\n').length
  const visit = (value: unknown): void => {
    if (Array.isArray(value)) value.forEach(visit)
    if (!isNode(value)) return
    const own = declared(value)
    if (own) found.push({ name: `${file} ${own.name}`, lines: linesOf(own.span) })
    Object.values(value).forEach(visit)
  }
  visit(parseSync(file, text).program)
  return found
}

function summary(all: readonly Measured[]): string {
  const sorted = all.toSorted((a, b) => a.lines - b.lines)
  const at = (share: number) => sorted[Math.floor((sorted.length - 1) * share)]?.lines ?? 0
  const longest = sorted.slice(-3).toReversed()
  const total = all.reduce((sum, { lines }) => sum + lines, 0)
  const numbers = `${all.length}, ${total} lines, median ${at(0.5)}, p95 ${at(0.95)}, max ${at(1)}`
  return `${numbers}\n  longest: ${longest.map(({ name, lines }) => `${name} ${lines}`).join('; ')}`
}

const sources = new Map(
  sourceFiles(root).map((file) => [file, readFileSync(path.join(root, file), 'utf8')] as const),
)
const code = [...sources].filter(([file]) => !isDemo(file))
const files = code.map(([file, text]) => ({ name: file, lines: text.trimEnd().split('\n').length }))
const folders = Map.groupBy(sources.keys(), (file) => path.posix.dirname(file))

console.log(`files: ${summary(files)}`)
console.log(`functions: ${summary(code.flatMap(([file, text]) => functionsIn(file, text)))}`)
const small = [...folders.values()].filter((inside) => inside.length <= 2)
console.log(`folders: ${folders.size}, with one or two sources ${small.length}`)
const FEATURES =
  'approval publishing forms inbox search media mail audit pricing accounts visits webhooks'.split(' ')
const foldersOf = (feature: string) =>
  [...folders.keys()].filter((folder) => folder.split('/').includes(feature)).length
console.log(`folders per feature: ${FEATURES.map((name) => `${name} ${foldersOf(name)}`).join(', ')}`)
const tiny = code.filter(([, text]) => text.trimEnd().split('\n').length <= 10)
console.log(`files of at most ten lines: ${tiny.length}`)
console.log(`import circles: ${importCircles(importGraph(sources)).length}`)
