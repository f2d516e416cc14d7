type Rule = (expected: unknown, value: unknown) => boolean

const startsWith: Rule = (expected, value) => typeof value === 'string' && value.startsWith(String(expected))
const rules: Record<string, Rule> = {
  prefix: startsWith,
  suffix: (expected, value) => typeof value === 'string' && value.endsWith(String(expected)),
  exists: (expected, value) => (value !== undefined) === expected,
  'equals-ignore-case': (expected, value) => String(value).toLowerCase() === String(expected).toLowerCase(),
  'anything-but': (expected, value) =>
    isObject(expected)
      ? !matchesRule(expected, value)
      : value !== undefined && !(Array.isArray(expected) ? expected : [expected]).includes(value),
}

/** Pattern leaves are lists of alternatives. Throws on unknown rules. */
export function matchesPattern(pattern: unknown, record: unknown): boolean {
  if (Array.isArray(pattern)) return pattern.some((rule) => matchesRule(rule, record))
  if (!isObject(pattern)) throw new Error('A filter pattern ends in something that is not a list.')
  const fields = isObject(record) ? record : {}
  return Object.entries(pattern).every(([key, inner]) => matchesPattern(inner, fields[key]))
}

function matchesRule(rule: unknown, value: unknown): boolean {
  if (!isObject(rule)) return rule === value
  return Object.entries(rule).every(([name, expected]) => {
    const matcher = rules[name]
    if (!matcher) throw new Error(`A filter pattern uses the rule ${name}, which is not known here.`)
    return matcher(expected, value)
  })
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
