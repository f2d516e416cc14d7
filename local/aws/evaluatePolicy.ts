import * as z from 'zod/mini'

const oneOrMany = z.union([z.string(), z.array(z.string())])

const scalar = z.union([z.string(), z.number(), z.boolean()])
const conditionValue = z.union([scalar, z.array(scalar)])
type ConditionValue = z.infer<typeof conditionValue>

const statementSchema = z.looseObject({
  Effect: z.enum(['Allow', 'Deny']),
  Action: z.optional(oneOrMany),
  NotAction: z.optional(oneOrMany),
  Resource: z.optional(oneOrMany),
  NotResource: z.optional(oneOrMany),
  Principal: z.optional(z.union([z.string(), z.record(z.string(), oneOrMany)])),
  Condition: z.optional(z.record(z.string(), z.record(z.string(), conditionValue))),
})
export const policySchema = z.looseObject({
  Statement: z.union([
    z.array(statementSchema),
    z.pipe(
      statementSchema,
      z.transform((one) => [one]),
    ),
  ]),
})
export type Policy = z.infer<typeof policySchema>
type Statement = z.infer<typeof statementSchema>

export interface Request {
  action: string
  resource: string
  service?: string
  context?: Context
}
type Context = Readonly<Record<string, string | string[]>>

/**
 * Explicit deny wins, default is deny. Covers only what the template uses; unknown condition operators throw.
 */
export function isAllowed(policies: readonly Policy[], request: Request): boolean {
  const matching = policies.flatMap((policy) => policy.Statement).filter((one) => applies(one, request))
  return matching.length > 0 && matching.every((statement) => statement.Effect === 'Allow')
}

/** True if the decision may differ between requests of the same action and resource. */
export const isConditional = (policies: readonly Policy[], request: Request): boolean =>
  policies.some(({ Statement }) => Statement.some((one) => one.Condition && concerns(one, request)))

const concerns = (statement: Statement, { action, resource }: Request): boolean =>
  matches(statement.Action, statement.NotAction, action) &&
  matches(statement.Resource, statement.NotResource, resource)

function applies(statement: Statement, request: Request): boolean {
  return (
    concerns(statement, request) &&
    isPrincipal(statement.Principal, request.service) &&
    Object.entries(statement.Condition ?? {}).every(([operator, keys]) =>
      meetsCondition(operator, keys, request.context ?? {}),
    )
  )
}

function matches(expected: Values, excluded: Values, value: string): boolean {
  return expected === undefined
    ? !many(excluded).some((pattern) => isLike(pattern, value))
    : many(expected).some((pattern) => isLike(pattern, value))
}
type Values = string | string[] | undefined

function isPrincipal(principal: Statement['Principal'], service: string | undefined): boolean {
  if (principal === undefined || principal === '*') return true
  if (typeof principal === 'string') return false
  if (many(principal['AWS']).includes('*')) return true
  return service !== undefined && many(principal['Service']).includes(service)
}

type Compare = (expected: string, actual: string) => boolean
const positive = (compare: Compare) => (expected: string[], actual: string) =>
  expected.some((value) => compare(value, actual))
const negative = (compare: Compare) => (expected: string[], actual: string) =>
  !expected.some((value) => compare(value, actual))
const isEqual: Compare = (expected, actual) => expected === actual

const operators: Record<string, (expected: string[], actual: string) => boolean> = {
  StringEquals: positive(isEqual),
  StringNotEquals: negative(isEqual),
  StringLike: positive(isLike),
  StringNotLike: negative(isLike),
  ArnEquals: positive(isLike),
  ArnLike: positive(isLike),
  Bool: positive(isEqual),
  NumericLessThan: positive((expected, actual) => Number(actual) < Number(expected)),
}

function meetsCondition(operator: string, keys: Record<string, ConditionValue>, context: Context): boolean {
  const isOptional = operator.endsWith('IfExists')
  const quantifier = [FOR_ALL, FOR_ANY].find((one) => operator.startsWith(one))
  const compare = operators[operator.replace(/IfExists$/, '').slice(quantifier?.length ?? 0)]
  if (!compare) throw new Error(`A policy uses the condition ${operator}, which is not known here.`)
  return Object.entries(keys).every(([key, expected]) => {
    const actual = context[key]
    // AWS evaluates `ForAllValues` as true for an absent key; these calls always have it
    if (actual === undefined) return isOptional
    if (quantifier === undefined && Array.isArray(actual)) return false
    const values = many(actual)
    const isMet = (value: string) => compare(many(expected), value)
    return quantifier === FOR_ANY ? values.some(isMet) : values.every(isMet)
  })
}

const FOR_ALL = 'ForAllValues:'
const FOR_ANY = 'ForAnyValue:'

const many = (value: ConditionValue | undefined): string[] =>
  value === undefined ? [] : Array.isArray(value) ? value.map(String) : [String(value)]

const patterns = new Map<string, RegExp>()
export function isLike(pattern: string, value: string): boolean {
  let expression = patterns.get(pattern)
  if (!expression) {
    const source = pattern
      .replace(/[.+^${}()|[\]\\]/g, '\\$&')
      .replaceAll('*', '.*')
      .replaceAll('?', '.')
    expression = new RegExp(`^${source}$`, 'is')
    patterns.set(pattern, expression)
  }
  return expression.test(value)
}
