import { ACCOUNT, REGION } from './attributes.ts'

export interface Scope {
  stackName: string
  attribute: (id: string, name: string) => string
  parameter: (name: string) => unknown
  condition: (name: string) => unknown
  /** Replaces deployed origins and secret references. */
  localise: (text: string) => string
}

type Intrinsic = (argument: unknown, scope: Scope) => unknown

/** Marks an omitted property (`AWS::NoValue`). */
const NO_VALUE = Symbol('AWS::NoValue')

const pseudoParameters: Record<string, (scope: Scope) => unknown> = {
  'AWS::Region': () => REGION,
  'AWS::AccountId': () => ACCOUNT,
  'AWS::Partition': () => 'aws',
  'AWS::URLSuffix': () => 'amazonaws.com',
  'AWS::StackName': (scope) => scope.stackName,
  'AWS::StackId': (scope) => `arn:aws:cloudformation:${REGION}:${ACCOUNT}:stack/${scope.stackName}/local`,
  'AWS::NoValue': () => NO_VALUE,
}

const intrinsics: Record<string, Intrinsic> = {
  Ref: (argument, scope) => reference(text(argument), scope),
  'Fn::GetAtt': (argument, scope) => {
    const [id, name] = Array.isArray(argument)
      ? [text(argument[0]), text(argument[1])]
      : splitOnce(text(argument))
    return scope.attribute(id, name)
  },
  'Fn::Join': (argument, scope) => {
    const [separator, items] = list(argument)
    return scope.localise(
      list(resolve(items, scope))
        .map((item) => String(item))
        .join(text(separator)),
    )
  },
  'Fn::Select': (argument, scope) => {
    const [index, from] = list(resolve(argument, scope))
    return list(from)[Number(index)]
  },
  'Fn::Split': (argument, scope) => {
    const [separator, from] = list(resolve(argument, scope))
    return text(from).split(text(separator))
  },
  'Fn::Sub': (argument, scope) => substitute(argument, scope),
  'Fn::If': (argument, scope) => {
    const [condition, whenTrue, whenFalse] = list(argument)
    return resolve(isConditionMet({ Condition: condition }, scope) ? whenTrue : whenFalse, scope)
  },
}

const conditions: Record<string, (argument: unknown, scope: Scope) => boolean> = {
  Condition: (argument, scope) => isConditionMet(scope.condition(text(argument)), scope),
  'Fn::Equals': (argument, scope) => {
    const [left, right] = list(resolve(argument, scope))
    return left === right
  },
  'Fn::Not': (argument, scope) => !isConditionMet(list(argument)[0], scope),
  'Fn::And': (argument, scope) => list(argument).every((item) => isConditionMet(item, scope)),
  'Fn::Or': (argument, scope) => list(argument).some((item) => isConditionMet(item, scope)),
}

/** Throws on unknown intrinsic functions. */
export function resolve(value: unknown, scope: Scope): unknown {
  if (typeof value === 'string') return scope.localise(value)
  if (Array.isArray(value)) return value.map((item) => resolve(item, scope)).filter(isPresent)
  if (!isObject(value)) return value
  const [name, argument] = Object.entries(value)[0] ?? []
  if (name !== undefined && Object.keys(value).length === 1) {
    const intrinsic = intrinsics[name]
    if (intrinsic) return intrinsic(argument, scope)
    if (name.startsWith('Fn::')) throw new Error(`The template uses ${name}, which is not known here.`)
  }
  return Object.fromEntries(
    Object.entries(value)
      .map(([key, item]): [string, unknown] => [key, resolve(item, scope)])
      .filter(([, item]) => isPresent(item)),
  )
}

export function isConditionMet(condition: unknown, scope: Scope): boolean {
  const [name, argument] = isObject(condition) ? (Object.entries(condition)[0] ?? []) : []
  const evaluate = name === undefined ? undefined : conditions[name]
  if (!evaluate) throw new Error(`The template has a condition that is not known here: ${name}`)
  return evaluate(argument, scope)
}

function reference(name: string, scope: Scope): unknown {
  const pseudo = pseudoParameters[name]
  if (pseudo) return pseudo(scope)
  return scope.parameter(name) ?? scope.attribute(name, 'Ref')
}

function substitute(argument: unknown, scope: Scope): string {
  const [pattern, input] = Array.isArray(argument) ? argument : [argument, {}]
  const variables = resolve(input ?? {}, scope)
  const substituted = text(pattern).replace(/\$\{([^!}][^}]*)\}/g, (_, name: string) => {
    if (isObject(variables) && name in variables) return String(variables[name])
    return String(name.includes('.') ? scope.attribute(...splitOnce(name)) : reference(name, scope))
  })
  return scope.localise(substituted.replaceAll('${!', '${'))
}

function splitOnce(name: string): [string, string] {
  const at = name.indexOf('.')
  return [name.slice(0, at), name.slice(at + 1)]
}

const isPresent = (value: unknown) => value !== NO_VALUE && value !== undefined
const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

function text(value: unknown): string {
  if (typeof value !== 'string')
    throw new Error(`The template has ${JSON.stringify(value)} where a text belongs.`)
  return value
}
function list(value: unknown): unknown[] {
  if (!Array.isArray(value))
    throw new Error(`The template has ${JSON.stringify(value)} where a list belongs.`)
  return value
}
