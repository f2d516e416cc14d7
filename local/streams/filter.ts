/** A rule of a filter pattern: a literal, or an object like `{ prefix: 'mail#' }`. */
type Rule = (expected: unknown, value: unknown) => boolean

const startsWith: Rule = (expected, value) => typeof value === 'string' && value.startsWith(String(expected))
const rules: Record<string, Rule> = {
  prefix: startsWith,
  suffix: (expected, value) => typeof value === 'string' && value.endsWith(String(expected)),
  exists: (expected, value) => (value !== undefined) === expected,
  'equals-ignore-case': (expected, value) => String(value).toLowerCase() === String(expected).toLowerCase(),
  'anything-but': (expected, value) =>
    isObject(expected)
      ? !fits(expected, value)
      : value !== undefined && !(Array.isArray(expected) ? expected : [expected]).includes(value),
}

/**
 * Whether a record passes an event filter pattern: each leaf of the pattern is a list of which one must fit.
 * Throws on a rule it does not know, rather than let records through or drop them.
 */
export function passes(pattern: unknown, record: unknown): boolean {
  if (Array.isArray(pattern)) return pattern.some((rule) => fits(rule, record))
  if (!isObject(pattern)) throw new Error('A filter pattern ends in something that is not a list.')
  const fields = isObject(record) ? record : {}
  return Object.entries(pattern).every(([key, inner]) => passes(inner, fields[key]))
}

function fits(rule: unknown, value: unknown): boolean {
  if (!isObject(rule)) return rule === value
  return Object.entries(rule).every(([name, expected]) => {
    const known = rules[name]
    if (!known) throw new Error(`A filter pattern uses the rule ${name}, which is not known here.`)
    return known(expected, value)
  })
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
