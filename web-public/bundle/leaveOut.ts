import { parseAst } from 'vite'

/** The body of a function that is never called. */
export const NEVER = `throw new Error('Left out of this site, see web-public/bundle/leaveOut.ts')`
/** The body of a function that is called, but has nothing to do on this site. */
export const NOTHING = ''

/** By the library's files, the functions left out, each with the statements that take the place of its body. */
export type UnusedFunctions = Readonly<Record<string, Readonly<Record<string, string>>>>

interface Node {
  type: string
  start: number
  end: number
  id?: { name: string } | null
  body?: unknown
  left?: Node
  right?: Node
  /** Name and function of a method. */
  key?: { name?: string }
  value?: Node
}

/** A function with the name it is known by: its own, that of the method, or what it is assigned to, such as `exports.createRoot`. */
interface NamedFunction {
  name: string
  node: Node
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof Reflect.get(value, 'type') === 'string'

/** Every node of a syntax tree, outermost first. */
function* nodesOf(value: unknown): Generator<Node> {
  if (isNode(value)) yield value
  if (typeof value !== 'object' || value === null) return
  for (const part of Object.values(value)) yield* nodesOf(part)
}

const isFunction = ({ type }: Node) => type === 'FunctionDeclaration' || type === 'FunctionExpression'

/** The functions of a module that have a name. */
function* namedFunctions(code: string): Generator<NamedFunction> {
  for (const node of nodesOf(parseAst(code).body)) {
    if (isFunction(node) && node.id) yield { name: node.id.name, node }
    const { left, right, key, value } = node
    if (node.type === 'MethodDefinition' && key?.name !== undefined && value)
      yield { name: key.name, node: value }
    if (node.type === 'AssignmentExpression' && left && right && isFunction(right))
      yield { name: code.slice(left.start, left.end), node: right }
  }
}

/**
 * A module with other bodies in some of its functions.
 * @param code the module's source text
 * @param bodies the statements of each body, by the function's name, or by what it is assigned to
 * @throws where the module does not have exactly one function of each name: it is another one than was read when it was left out
 */
export function replaceBodies(code: string, bodies: Readonly<Record<string, string>>): string {
  const functions = [...namedFunctions(code)]
  const edits = Object.entries(bodies).map(([name, statements]) => {
    const found = functions.filter((one) => one.name === name)
    const body = found[0]?.node.body
    if (found.length !== 1 || !isNode(body))
      throw new Error(`The library has ${found.length} functions called ${name} where there was one`)
    return { start: body.start, end: body.end, text: `{${statements}}` }
  })
  const fromTheEnd = edits.toSorted((one, other) => other.start - one.start)
  return fromTheEnd.reduce(
    (text, { start, end, text: body }) => text.slice(0, start) + body + text.slice(end),
    code,
  )
}

/**
 * Leaves functions of a library out of the browser's bundle; what only they used is then left out by the bundler.
 * @param library the library's folder, as paths of modules contain it, such as `/react-router/dist/production/`
 * @throws while building, where the library no longer has one of the files or functions
 */
export function leaveOut(library: string, unused: UnusedFunctions) {
  const left = new Set(Object.keys(unused))
  return {
    name: `leave-out-of${library.replaceAll('/', '-')}`,
    apply: 'build' as const,
    applyToEnvironment: ({ name }: { name: string }) => name === 'client',
    transform(code: string, id: string) {
      const [, file] = id.split(library)
      const bodies = file === undefined ? undefined : unused[file]
      if (file === undefined || bodies === undefined) return undefined
      left.delete(file)
      return { code: replaceBodies(code, bodies), map: null }
    },
    buildEnd(error?: Error) {
      if (!error && left.size > 0)
        throw new Error(`${library} has no files any more called ${[...left].join(', ')}`)
    },
  }
}
