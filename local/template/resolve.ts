import { ACCOUNT, REGION } from './attributes.ts'

/** What intrinsic functions look things up in. */
export interface Scope {
  stackName: string
  /** `Ref` or `Fn::GetAtt` of a resource; throws where it has no such attribute. */
  attribute: (id: string, name: string) => string
  parameter: (name: string) => unknown
  condition: (name: string) => unknown
  /** A string that was put together, as the local machine must read it (addresses, secrets). */
  localise: (text: string) => string
}

type Intrinsic = (argument: unknown, scope: Scope) => unknown

/** The sign of a property that is left out (`AWS::NoValue`). */
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
    const [separator, parts] = list(argument)
    return scope.localise(
      list(resolve(parts, scope))
        .map((part) => String(part))
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
    return resolve(holds({ Condition: condition }, scope) ? whenTrue : whenFalse, scope)
  },
}

const conditions: Record<string, (argument: unknown, scope: Scope) => boolean> = {
  Condition: (argument, scope) => holds(scope.condition(text(argument)), scope),
  'Fn::Equals': (argument, scope) => {
    const [left, right] = list(resolve(argument, scope))
    return left === right
  },
  'Fn::Not': (argument, scope) => !holds(list(argument)[0], scope),
  'Fn::And': (argument, scope) => list(argument).every((part) => holds(part, scope)),
  'Fn::Or': (argument, scope) => list(argument).some((part) => holds(part, scope)),
}

/** Replaces intrinsic functions in a template value by what they mean here; throws on one it does not know. */
export function resolve(value: unknown, scope: Scope): unknown {
  if (typeof value === 'string') return scope.localise(value)
  if (Array.isArray(value)) return value.map((part) => resolve(part, scope)).filter(isPresent)
  if (!isObject(value)) return value
  const [name, argument] = Object.entries(value)[0] ?? []
  if (name !== undefined && Object.keys(value).length === 1) {
    const intrinsic = intrinsics[name]
    if (intrinsic) return intrinsic(argument, scope)
    if (name.startsWith('Fn::')) throw new Error(`The template uses ${name}, which is not known here.`)
  }
  return Object.fromEntries(
    Object.entries(value)
      .map(([key, part]): [string, unknown] => [key, resolve(part, scope)])
      .filter(([, part]) => isPresent(part)),
  )
}

/** Whether a condition of the template holds. */
export function holds(condition: unknown, scope: Scope): boolean {
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
  const [pattern, given] = Array.isArray(argument) ? argument : [argument, {}]
  const variables = resolve(given ?? {}, scope)
  const filled = text(pattern).replace(/\$\{([^!}][^}]*)\}/g, (_, name: string) => {
    if (isObject(variables) && name in variables) return String(variables[name])
    return String(name.includes('.') ? scope.attribute(...splitOnce(name)) : reference(name, scope))
  })
  return scope.localise(filled.replaceAll('${!', '${'))
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
