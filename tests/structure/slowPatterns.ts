import { analyse } from 'scslre'
import { parseSync } from 'vite'

/** A pattern with superlinear matching time. */
export interface SlowPattern {
  /** As written, with its flags. */
  pattern: string
  line: number
  /** `exponential` or `quadratic`, and a character whose repetition causes it. */
  why: string
}

/** A line comment above the pattern with the reason why its input is short or the analysis is wrong. */
const REASON = /\/\/ bounded: \S/

interface Literal {
  pattern: string
  flags: string
  start: number
}

/**
 * Patterns with nested or overlapping quantifiers, or quadratic search: a short request could block a process for
 * seconds. Does not see patterns built at runtime. @param file its name, for its syntax
 */
export function slowPatterns(file: string, text: string): SlowPattern[] {
  const lines = text.split('\n')
  return literalsIn(parseSync(file, text).program).flatMap((literal) => {
    const line = text.slice(0, literal.start).split('\n').length
    const why = REASON.test(lines[line - 2] ?? '') ? undefined : slowness(literal)
    return why === undefined ? [] : [{ pattern: `/${literal.pattern}/${literal.flags}`, line, why }]
  })
}

/** Reason why a pattern is slow, or undefined. */
function slowness({ pattern, flags }: Pick<Literal, 'pattern' | 'flags'>): string | undefined {
  const { reports } = analyse({ source: pattern, flags })
  const [worst] = reports.toSorted((a, b) => Number(b.exponential) - Number(a.exponential))
  if (!worst) return undefined
  return `${worst.exponential ? 'exponential' : 'quadratic'} for many ${JSON.stringify(worst.character.pick)}`
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null

/** Literals `/…/` and `new RegExp('…')` of a syntax tree. */
function literalsIn(node: unknown): Literal[] {
  if (Array.isArray(node)) return node.flatMap(literalsIn)
  if (!isObject(node)) return []
  const own = literalOf(node) ?? constructedOf(node)
  return [...(own ? [own] : []), ...Object.values(node).flatMap(literalsIn)]
}

function literalOf({ type, regex, start }: Record<string, unknown>): Literal | undefined {
  if (type !== 'Literal' || !isObject(regex)) return undefined
  return { pattern: String(regex['pattern']), flags: String(regex['flags']), start: Number(start) }
}

function constructedOf({
  type,
  callee,
  arguments: given,
  start,
}: Record<string, unknown>): Literal | undefined {
  const isRegExp = type === 'NewExpression' && isObject(callee) && callee['name'] === 'RegExp'
  if (!isRegExp || !Array.isArray(given)) return undefined
  const [pattern, flags] = given.map((part: unknown) => (isObject(part) ? part['value'] : undefined))
  if (typeof pattern !== 'string') return undefined
  return { pattern, flags: typeof flags === 'string' ? flags : '', start: Number(start) }
}
