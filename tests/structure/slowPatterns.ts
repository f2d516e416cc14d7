import { analyse } from 'scslre'
import { parseSync } from 'vite'

/** A pattern of a source that takes more than linear time on some text. */
export interface SlowPattern {
  /** As written, with its flags. */
  pattern: string
  line: number
  /** `exponential` or `quadratic`, and a character whose repetition shows it. */
  why: string
}

/** A line comment right above the pattern says why its input is short, or why the analysis is wrong about it. */
const REASON = /\/\/ bounded: \S/

interface Literal {
  pattern: string
  flags: string
  start: number
}

/**
 * The patterns of a source whose quantifiers are nested, overlap with their neighbours, or can be tried from every character of
 * a text: one request with such a text keeps a process busy for seconds. Patterns that are put together when the program runs
 * are not seen.
 * @param file its name, for its syntax
 */
export function slowPatterns(file: string, text: string): SlowPattern[] {
  const lines = text.split('\n')
  return literalsIn(parseSync(file, text).program).flatMap((literal) => {
    const line = text.slice(0, literal.start).split('\n').length
    const why = REASON.test(lines[line - 2] ?? '') ? undefined : slowness(literal)
    return why === undefined ? [] : [{ pattern: `/${literal.pattern}/${literal.flags}`, line, why }]
  })
}

/** Why a pattern is slow; undefined for one that is not. */
export function slowness({ pattern, flags }: Pick<Literal, 'pattern' | 'flags'>): string | undefined {
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
