export interface Route<T> {
  /** `GET /api/news/{slug}` or `$default`. */
  key: string
  target: T
}
export interface RouteMatch<T> extends Route<T> {
  parameters: Record<string, string> | undefined
}

interface CompiledRoute<T> extends Route<T> {
  method: string
  expression: RegExp
  names: string[]
  rank: number[]
}

/** API Gateway's order: literal, `{name}`, `{name+}`; a method before ANY; `$default` last. */
const LITERAL = 0
const NAMED = 1
const GREEDY = 2
const DEFAULT = 9

export function createRouter<T>(routes: readonly Route<T>[]) {
  const compiled = routes.map(compile).toSorted((a, b) => compareRanks(a.rank, b.rank))
  return (method: string, path: string): RouteMatch<T> | undefined => {
    for (const route of compiled) {
      if (route.method !== 'ANY' && route.method !== method) continue
      const match = route.expression.exec(path)
      if (match) return { key: route.key, target: route.target, parameters: parametersOf(route.names, match) }
    }
    return undefined
  }
}

function compile<T>(route: Route<T>): CompiledRoute<T> {
  if (route.key === '$default')
    return { ...route, method: 'ANY', expression: /^/, names: [], rank: [DEFAULT] }
  const [method = 'ANY', path = '/'] = route.key.split(' ')
  const segments = path.split('/').slice(1)
  const source = segments.map((segment) => `/${segmentPattern(segment)}`).join('')
  return {
    ...route,
    method,
    expression: new RegExp(`^${source}/?$`),
    names: segments.filter((one) => one.startsWith('{')).map((one) => one.replace(/^\{|\+?\}$/g, '')),
    rank: [...segments.map(rankOf), method === 'ANY' ? NAMED : LITERAL],
  }
}

function segmentPattern(segment: string): string {
  if (segment.endsWith('+}')) return '(.+)'
  return segment.startsWith('{') ? '([^/]+)' : segment.replace(/[.*+?^$()|[\]\\]/g, '\\$&')
}

function rankOf(segment: string): number {
  if (segment.endsWith('+}')) return GREEDY
  return segment.startsWith('{') ? NAMED : LITERAL
}

function compareRanks(left: number[], right: number[]): number {
  for (let i = 0; i < Math.max(left.length, right.length); i++) {
    const difference = (left[i] ?? 0) - (right[i] ?? 0)
    if (difference !== 0) return difference
  }
  return 0
}

function parametersOf(names: string[], match: RegExpExecArray): Record<string, string> | undefined {
  if (names.length === 0) return undefined
  return Object.fromEntries(names.map((name, i) => [name, decode(match[i + 1] ?? '')]))
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
