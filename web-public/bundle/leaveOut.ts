import { parseAst } from 'vite'

/** Body of a function that is never called. */
export const NEVER = `throw new Error('Left out of this site, see web-public/bundle/leaveOut.ts')`
/** Body of a function that has no effect here. */
export const NOTHING = ''

/** Function body, or initial value of a variable. */
type Replacement = string | { value: string }
type Replacements = Readonly<Record<string, Replacement>>

export type LibraryReplacements = Readonly<Record<string, Replacements>>

interface Node {
  type: string
  start: number
  end: number
  id?: { name: string } | null
  body?: unknown
  left?: Node
  right?: Node
  init?: Node | null
  key?: { name?: string }
  value?: Node
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof Reflect.get(value, 'type') === 'string'

function* nodesOf(value: unknown): Generator<Node> {
  if (isNode(value)) yield value
  if (typeof value !== 'object' || value === null) return
  for (const target of Object.values(value)) yield* nodesOf(target)
}

const isFunction = ({ type }: Pick<Node, 'type'>) =>
  type === 'FunctionDeclaration' || type === 'FunctionExpression'

interface Replaceable {
  kind: 'function' | 'variable'
  name: string
  target: unknown
}

function replaceableOf(
  code: string,
  { type, id, left, right, key, value, init, body }: Node,
): Replaceable | undefined {
  const ofFunction = (name: string, target: unknown): Replaceable => ({ kind: 'function', name, target })
  if (isFunction({ type }) && id) return ofFunction(id.name, body)
  if (type === 'MethodDefinition' && key?.name !== undefined && value) return ofFunction(key.name, value.body)
  if (type === 'AssignmentExpression' && left && right && isFunction(right))
    return ofFunction(code.slice(left.start, left.end), right.body)
  return type === 'VariableDeclarator' && id && init
    ? { kind: 'variable', name: id.name, target: init }
    : undefined
}

/**
 * Replaces function bodies and initial values in a module.
 * @param replacements by function or variable name, or assignment target
 * @throws unless each name exists exactly once
 */
export function replaceBodies(code: string, replacements: Replacements): string {
  const replaceables = [...nodesOf(parseAst(code).body)].flatMap((node) => replaceableOf(code, node) ?? [])
  const edits = Object.entries(replacements).map(([name, by]) => {
    const kind = typeof by === 'string' ? 'function' : 'variable'
    const found = replaceables.filter((one) => one.kind === kind && one.name === name)
    const target = found[0]?.target
    if (found.length !== 1 || !isNode(target))
      throw new Error(`The library has ${found.length} ${kind}s called ${name} where there was one`)
    return { start: target.start, end: target.end, text: typeof by === 'string' ? `{${by}}` : by.value }
  })
  const fromTheEnd = edits.toSorted((one, other) => other.start - one.start)
  return fromTheEnd.reduce(
    (text, { start, end, text: target }) => text.slice(0, start) + target + text.slice(end),
    code,
  )
}

/**
 * Removes unused library code from the browser bundle.
 * @param library folder as contained in module ids
 * @throws during build if a file or name is missing
 */
export function leaveOut(library: string, unused: LibraryReplacements) {
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
      return { code: replaceBodies(code, replacements), map: null }
    },
    buildEnd(error?: Error) {
      if (!error && left.size > 0)
        throw new Error(`${library} has no files any more called ${[...left].join(', ')}`)
    },
  }
}
