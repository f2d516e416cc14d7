import type { RecordCall, SectionCall } from '@flou/shared/content/routing/apiRoutes.ts'
import type { Endpoint, Method } from './call.ts'

export interface Route<E = Endpoint> {
  method: Method
  path: string
  endpoint: E
  call?: DeclaredCall
}
export type DeclaredCall = RecordCall | SectionCall

export interface Match<E = Endpoint> {
  endpoint: E
  parameters: Record<string, string>
}

interface Found<E> {
  endpoint: E
  names: string[]
}
interface Node<E> {
  fixed: Map<string, Node<E>>
  variable?: Node<E>
  byMethod: Map<string, Found<E>>
}

const newNode = <E>(): Node<E> => ({ fixed: new Map(), byMethod: new Map() })
const isName = (segment: string) => segment.startsWith('{')

/** Returns a lookup in a prefix tree of path segments. Fixed segments take precedence over `{names}`. */
export function router<E>(
  routes: readonly Route<E>[],
): (method: string, path: string) => Match<E> | undefined {
  const root = newNode<E>()
  for (const route of routes) add(root, route)
  return (method, path) => {
    const values: string[] = []
    const found = find(root, path.split('/').slice(1), { method, values })
    if (!found) return undefined
    return {
      endpoint: found.endpoint,
      parameters: Object.fromEntries(found.names.map((name, index) => [name, decoded(values[index] ?? '')])),
    }
  }
}

function add<E>(root: Node<E>, { method, path, endpoint }: Route<E>) {
  const segments = path.split('/').slice(1)
  let node = root
  for (const segment of segments) {
    let next = isName(segment) ? node.variable : node.fixed.get(segment)
    if (!next) {
      next = newNode<E>()
      if (isName(segment)) node.variable = next
      else node.fixed.set(segment, next)
    }
    node = next
  }
  if (node.byMethod.has(method)) throw new Error(`Two endpoints answer ${method} ${path}`)
  node.byMethod.set(method, {
    endpoint,
    names: segments.filter(isName).map((segment) => segment.slice(1, -1)),
  })
}

interface Search {
  method: string
  values: string[]
}

function find<E>(node: Node<E>, [segment, ...remaining]: string[], search: Search): Found<E> | undefined {
  if (segment === undefined) return node.byMethod.get(search.method)
  const fixed = node.fixed.get(segment)
  const found = fixed && find(fixed, remaining, search)
  if (found || !node.variable) return found
  search.values.push(segment)
  const below = find(node.variable, remaining, search)
  if (!below) search.values.pop()
  return below
}

function decoded(segment: string): string {
  try {
    return decodeURIComponent(segment)
  } catch {
    return segment
  }
}
