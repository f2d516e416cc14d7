import { parseAst } from 'vite'

/** The body of a function that is never called. */
export const NEVER = `throw new Error('Left out of this site, see web-public/bundle/leaveOut.ts')`
/** The body of a function that is called, but has nothing to do on this site. */
export const NOTHING = ''

/** What takes the place of something in a library: statements for the body of a function, or an expression for the first value of a variable. */
type Replacement = string | { value: string }
/** What is replaced in a file, by its name there. */
type Replacements = Readonly<Record<string, Replacement>>

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

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof Reflect.get(value, 'type') === 'string'

/** Every node of a syntax tree, outermost first. */
function* nodesOf(value: unknown): Generator<Node> {
  if (isNode(value)) yield value
  if (typeof value !== 'object' || value === null) return
  for (const part of Object.values(value)) yield* nodesOf(part)
}

const isFunction = ({ type }: Pick<Node, 'type'>) =>
  type === 'FunctionDeclaration' || type === 'FunctionExpression'

/** What of a module can be replaced: the body of a function, or the first value of a variable. */
interface Part {
  kind: 'function' | 'variable'
  name: string
  part: unknown
}

/** What a node of the tree makes replaceable: a function by its own name, that of the method, or what it is assigned to. */
function partOf(code: string, { type, id, left, right, key, value, init, body }: Node): Part | undefined {
  const ofFunction = (name: string, part: unknown): Part => ({ kind: 'function', name, part })
  if (isFunction({ type }) && id) return ofFunction(id.name, body)
  if (type === 'MethodDefinition' && key?.name !== undefined && value) return ofFunction(key.name, value.body)
  if (type === 'AssignmentExpression' && left && right && isFunction(right))
    return ofFunction(code.slice(left.start, left.end), right.body)
  return type === 'VariableDeclarator' && id && init
    ? { kind: 'variable', name: id.name, part: init }
    : undefined
}

/**
 * A module with other bodies in some of its functions, and other first values of some of its variables.
 * @param code the module's source text
 * @param replacements by the function's or variable's name, or by what the function is assigned to
 * @throws where the module does not have exactly one of each name: it is another one than was read when it was left out
 */
export function replaceParts(code: string, replacements: Replacements): string {
  const parts = [...nodesOf(parseAst(code).body)].flatMap((node) => partOf(code, node) ?? [])
  const edits = Object.entries(replacements).map(([name, by]) => {
    const kind = typeof by === 'string' ? 'function' : 'variable'
    const found = parts.filter((one) => one.kind === kind && one.name === name)
    const part = found[0]?.part
    if (found.length !== 1 || !isNode(part))
      throw new Error(`The library has ${found.length} ${kind}s called ${name} where there was one`)
    return { start: part.start, end: part.end, text: typeof by === 'string' ? `{${by}}` : by.value }
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
