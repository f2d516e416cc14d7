import * as z from 'zod/mini'
import { ATTRIBUTES, type Attributes } from './attributes.ts'
import { isConditionMet, resolve, type Scope } from './resolve.ts'
import { requireKnownTypes } from './resourceTypes.ts'
import type { SynthesisedStack } from './template.ts'

export interface StackOptions {
  /** For example `https://x.cloudfront.net` → `http://127.0.0.1:3000`. */
  localOrigins?: ReadonlyMap<string, string>
  secret?: (reference: string) => string
}

export interface Stack {
  name: string
  all: <T>(types: string | string[], schema: z.ZodMiniType<T>) => (T & { logicalId: string })[]
  attribute: (id: string, name: string) => string
  assetPath: (objectKey: string) => string
}

const DYNAMIC_REFERENCE = /\{\{resolve:secretsmanager:([^}]+)\}\}/g

/** Throws on an unknown resource type; other errors occur when a resource is read. */
export function openStack(synthesised: SynthesisedStack, options: StackOptions = {}): Stack {
  const { template, name, assetPath } = synthesised
  requireKnownTypes(template)
  const scope: Scope = {
    stackName: name,
    attribute,
    parameter: (key) => template.Parameters?.[key]?.Default,
    condition: (key) => template.Conditions?.[key],
    localise: (text) => localise(text, options),
  }

  function attribute(id: string, key: string): string {
    const resource = template.Resources[id]
    if (!resource) throw new Error(`The template has no resource ${id}.`)
    if (QUALIFIED.has(resource.Type)) return qualifiedAttribute(resource.Properties ?? {}, key, scope)
    const describe = ATTRIBUTES[resource.Type]
    const attributes: Attributes = describe ? describe(id, resource.Properties ?? {}) : { Ref: id }
    const value = attributes[key]
    if (value === undefined) throw new Error(`${resource.Type} ${id} has no attribute ${key} here.`)
    return value
  }

  function all<T>(types: string | string[], schema: z.ZodMiniType<T>) {
    const requestedTypes = new Set(typeof types === 'string' ? [types] : types)
    return Object.entries(template.Resources)
      .filter(([, resource]) => requestedTypes.has(resource.Type))
      .filter(([, { Condition }]) => !Condition || isConditionMet({ Condition }, scope))
      .map(([logicalId, resource]) => {
        const parsed = schema.safeParse(resolve(resource.Properties ?? {}, scope))
        if (parsed.success) return { ...parsed.data, logicalId }
        throw new Error(`${resource.Type} ${logicalId} is not understood: ${z.prettifyError(parsed.error)}`)
      })
  }

  return { name, all, attribute, assetPath }
}

const QUALIFIED = new Set(['AWS::Lambda::Version', 'AWS::Lambda::Alias'])

/** Versions and aliases resolve to their function. */
function qualifiedAttribute(properties: Record<string, unknown>, key: string, scope: Scope): string {
  const fn = String(resolve(properties['FunctionName'], scope))
  const arn = fn.startsWith('arn:') ? fn : scope.attribute(fn, 'Arn')
  const { Name: alias } = properties
  return key === 'Version' ? 'local' : `${arn}:${typeof alias === 'string' ? alias : 'local'}`
}

function localise(text: string, { localOrigins, secret }: StackOptions): string {
  let localised = text
  for (const [deployed, local] of localOrigins ?? []) localised = localised.replaceAll(deployed, local)
  if (!secret || !localised.includes('{{resolve:')) return localised
  return localised.replace(DYNAMIC_REFERENCE, (_, reference: string) => secret(reference))
}
