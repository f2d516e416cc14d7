import path from 'node:path'
import * as z from 'zod/mini'
import type { Stack } from '../template/stack.ts'
import type { FunctionLog } from './functionLog.ts'
import { LocalFunction } from './localFunction.ts'

const functionSchema = z.looseObject({
  Code: z.looseObject({ S3Key: z.string() }),
  Handler: z.string(),
  Runtime: z.string(),
  Role: z.string(),
  Timeout: z._default(z.number(), 3),
  MemorySize: z._default(z.number(), 128),
  Environment: z.optional(z.looseObject({ Variables: z.record(z.string(), z.string()) })),
})
type FunctionResource = z.infer<typeof functionSchema> & { logicalId: string }

/** The template's own functions; those of the deployment helpers run only on AWS. */
function functionResources(stack: Stack): FunctionResource[] {
  return stack
    .all('AWS::Lambda::Function', functionSchema)
    .filter((resource) => resource.Runtime.startsWith('nodejs') && nameOf(resource.logicalId) !== undefined)
}

/** `publishFunction5B1C3A2F` → `publish`; undefined for what is not one of ours, whose ids begin with a capital. */
function nameOf(logicalId: string): string | undefined {
  return /^([a-z][A-Za-z0-9]*)Function[0-9A-F]{8}$/.exec(logicalId)?.[1]
}

/** Logical id of each function → name of its role. */
export function readRoles(stack: Stack): Map<string, string> {
  return new Map(functionResources(stack).map((one) => [one.logicalId, one.Role.replace(/^.*role\//, '')]))
}

/** Where a function's code lies, from the template. */
export function codeFile(stack: Stack, resource: FunctionResource): string {
  return path.join(stack.assetPath(resource.Code.S3Key), `${moduleOf(resource)}.cjs`)
}
const moduleOf = (resource: FunctionResource) => resource.Handler.split('.')[0] ?? 'index'

/** All functions of the product. */
export interface Functions {
  all: LocalFunction[]
  /** By the name of its folder; throws where the template has none. */
  named: (name: string) => LocalFunction
  /** By ARN, that of a version or alias too. */
  byArn: (arn: string) => LocalFunction
  /** Takes the code of a newly synthesised stack; answers the names of functions that changed. */
  replaceCode: (stack: Stack) => Promise<string[]>
  /** Ends the threads that have no call; what they took is given back. */
  endIdle: () => Promise<void>
  stop: () => Promise<void>
}

/** @param shared environment of every function beside its own: endpoints and credentials */
export function createFunctions(stack: Stack, shared: Record<string, string>, log: FunctionLog): Functions {
  const byId = new Map(
    functionResources(stack).map((resource) => [
      resource.logicalId,
      new LocalFunction(settingsOf(stack, resource, shared), log),
    ]),
  )
  const files = new Map(functionResources(stack).map((one) => [one.logicalId, codeFile(stack, one)]))

  return {
    all: [...byId.values()],
    named(name) {
      const found = [...byId.values()].find((one) => one.settings.name === name)
      if (!found) throw new Error(`The template has no function ${name}.`)
      return found
    },
    byArn(arn) {
      // An ARN, or a name with an alias as event source mappings have it.
      const found = byId.get((arn.startsWith('arn:') ? arn.split(':')[6] : arn.split(':')[0]) ?? '')
      if (!found) throw new Error(`The template calls a function that is not there: ${arn}`)
      return found
    },
    async replaceCode(next) {
      const changed: string[] = []
      for (const resource of functionResources(next)) {
        const file = codeFile(next, resource)
        const fn = byId.get(resource.logicalId)
        if (!fn || files.get(resource.logicalId) === file) continue
        files.set(resource.logicalId, file)
        await fn.replaceCode(file)
        changed.push(fn.settings.name)
      }
      return changed
    },
    endIdle: async () => void (await Promise.all([...byId.values()].map((one) => one.endIfIdle()))),
    stop: async () => void (await Promise.all([...byId.values()].map((one) => one.stop()))),
  }
}

function settingsOf(stack: Stack, resource: FunctionResource, shared: Record<string, string>) {
  const { logicalId } = resource
  const name = nameOf(logicalId) ?? logicalId
  return {
    name,
    logicalId,
    arn: stack.attribute(logicalId, 'Arn'),
    file: codeFile(stack, resource),
    handler: resource.Handler.split('.')[1] ?? 'handler',
    timeout: resource.Timeout * 1000,
    memory: resource.MemorySize,
    environment: {
      ...resource.Environment?.Variables,
      ...shared,
      AWS_ACCESS_KEY_ID: logicalId,
      AWS_LAMBDA_FUNCTION_NAME: name,
      AWS_LAMBDA_FUNCTION_MEMORY_SIZE: `${resource.MemorySize}`,
    },
  }
}
