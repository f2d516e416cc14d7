import path from 'node:path'
import * as z from 'zod/mini'
import type { Stack } from '../template/stack.ts'
import type { FunctionLog } from './functionLog.ts'
import type { FunctionSettings } from './functionSettings.ts'
import { FunctionCopies } from './functionCopies.ts'
import { LocalFunction, type RunningFunction } from './localFunction.ts'
import type { Faults } from '../likeAws/faults.ts'

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

/** Excludes deployment helpers. */
function functionResources(stack: Stack): FunctionResource[] {
  return stack
    .all('AWS::Lambda::Function', functionSchema)
    .filter((resource) => resource.Runtime.startsWith('nodejs') && nameOf(resource.logicalId) !== undefined)
}

/** `publishFunction5B1C3A2F` → `publish`; undefined for library functions. */
function nameOf(logicalId: string): string | undefined {
  return /^([a-z][A-Za-z0-9]*)Function[0-9A-F]{8}$/.exec(logicalId)?.[1]
}

/** Logical id → role name. */
export function readRoles(stack: Stack): Map<string, string> {
  return new Map(functionResources(stack).map((one) => [one.logicalId, one.Role.replace(/^.*role\//, '')]))
}

function codeFile(stack: Stack, resource: FunctionResource): string {
  return path.join(stack.assetPath(resource.Code.S3Key), `${moduleOf(resource)}.cjs`)
}
const moduleOf = (resource: FunctionResource) => resource.Handler.split('.')[0] ?? 'index'

export interface Functions {
  all: RunningFunction[]
  /** @throws if the template has no such function */
  named: (name: string) => RunningFunction
  /** Accepts ARNs of versions and aliases. */
  byArn: (arn: string) => RunningFunction
  /** Returns the names of changed functions. */
  replaceCode: (stack: Stack) => Promise<string[]>
  /** Frees the memory of idle threads. */
  endIdle: () => Promise<void>
  stop: () => Promise<void>
}

interface FunctionsOptions {
  shared: Record<string, string>
  log: FunctionLog
  faults: Faults
}

function startFunction(
  settings: FunctionSettings,
  { log, faults }: Omit<FunctionsOptions, 'shared'>,
): RunningFunction {
  const hasMemoryLimit = faults.isOn('memory')
  return faults.isOn('copies')
    ? new FunctionCopies(settings, log, { hasMemoryLimit, faults })
    : new LocalFunction(settings, log, { hasMemoryLimit })
}

export function createFunctions(stack: Stack, { shared, log, faults }: FunctionsOptions): Functions {
  const byId = new Map(
    functionResources(stack).map((resource) => [
      resource.logicalId,
      startFunction(settingsOf(stack, resource, shared), { log, faults }),
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
      // An ARN, or `name:alias` as in event source mappings.
      const found = byId.get((arn.startsWith('arn:') ? arn.split(':')[6] : arn.split(':')[0]) ?? '')
      if (!found) throw new Error(`The template calls a function that is not there: ${arn}`)
      return found
    },
    async replaceCode(next) {
      const replaced: string[] = []
      for (const resource of functionResources(next)) {
        const file = codeFile(next, resource)
        const fn = byId.get(resource.logicalId)
        if (!fn || files.get(resource.logicalId) === file) continue
        files.set(resource.logicalId, file)
        await fn.replaceCode(file)
        replaced.push(fn.settings.name)
      }
      return replaced
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
