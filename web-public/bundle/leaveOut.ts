import { parseAst } from 'vite'

/** The body of a function that is never called. */
export const NEVER = `throw new Error('Left out of this site, see web-public/bundle/leaveOut.ts')`
/** The body of a function that is called, but has nothing to do on this site. */
export const NOTHING = ''

/** What takes the place of something in a library: statements for the body of a function, or an expression for the first value of a variable. */
export type Replacement = string | { value: string }
/** What is replaced in a file, by its name there. */
export type Replacements = Readonly<Record<string, Replacement>>

/** By the library's files, what is left out of them, each with what takes its place. */
export type LeftOut = Readonly<Record<string, Replacements>>

interface Node {
  type: string
  start: number
  end: number
  id?: { name: string } | null
  body?: unknown
  left?: Node
  right?: Node
  /** The first value of a variable. */
  init?: Node | null
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

/** The bodies of a module's functions and the first values of its variables, by name: what can be replaced. */
function replaceable(code: string) {
  const bodies = [...namedFunctions(code)].map(({ name, node }) => ({ name, part: node.body }))
  const values = [...nodesOf(parseAst(code).body)]
    .filter(({ type, init }) => type === 'VariableDeclarator' && init)
    .map(({ id, init }) => ({ name: id?.name, part: init }))
  return { bodies, values }
}

/**
 * A module with other bodies in some of its functions, and other first values of some of its variables.
 * @param code the module's source text
 * @param replacements by the function's or variable's name, or by what the function is assigned to
 * @throws where the module does not have exactly one of each name: it is another one than was read when it was left out
 */
export function replaceParts(code: string, replacements: Replacements): string {
  const { bodies, values } = replaceable(code)
  const edits = Object.entries(replacements).map(([name, by]) => {
    const [kind, parts, text] =
      typeof by === 'string' ? ['functions', bodies, `{${by}}`] : ['variables', values, by.value]
    const found = parts.filter((one) => one.name === name)
    const part = found[0]?.part
    if (found.length !== 1 || !isNode(part))
      throw new Error(`The library has ${found.length} ${kind} called ${name} where there was one`)
    return { start: part.start, end: part.end, text }
  })
  const fromTheEnd = edits.toSorted((one, other) => other.start - one.start)
  return fromTheEnd.reduce(
    (text, { start, end, text: part }) => text.slice(0, start) + part + text.slice(end),
    code,
  )
}

/**
 * Leaves parts of a library out of the browser's bundle; what only they used is then left out by the bundler.
 * @param library the library's folder, as paths of modules contain it, such as `/react-router/dist/production/`
 * @throws while building, where the library no longer has one of the files or parts
 */
export function leaveOut(library: string, unused: LeftOut) {
  const left = new Set(Object.keys(unused))
  return {
    name: `leave-out-of${library.replaceAll('/', '-')}`,
    apply: 'build' as const,
    applyToEnvironment: ({ name }: { name: string }) => name === 'client',
    transform(code: string, id: string) {
      const [, file] = id.split(library)
      const replacements = file === undefined ? undefined : unused[file]
      if (file === undefined || replacements === undefined) return undefined
      left.delete(file)
      return { code: replaceParts(code, replacements), map: null }
    },
    buildEnd(error?: Error) {
      if (!error && left.size > 0)
        throw new Error(`${library} has no files any more called ${[...left].join(', ')}`)
    },
  }
}
