import { randomBytes } from 'node:crypto'
import { EdgeCaches } from '../cdn/edgeCache.ts'
import { KeyValueStores } from '../cdn/keyValueStores.ts'
import type { Invalidation } from '../cdn/invalidations.ts'
import { readPermissions, type RequestPermissions } from '../aws/permissions.ts'
import { functionEnvironment } from './functionEnvironment.ts'
import { createFunctions, readRoles, type Functions } from '../lambda/functions.ts'
import { createSecrets } from '../services/secretStore.ts'
import { requireResourcePolicies, withBucketPolicies } from '../aws/resourcePolicies.ts'
import { createFaults, type Faults } from '../likeAws/faults.ts'
import type { Settings } from '../settings.ts'
import { readMachines, type Machine } from '../stepFunctions/machines.ts'
import type { Reader } from '../streams/reader.ts'
import { openStack, type Stack } from '../template/stack.ts'
import type { SynthesisedStack } from '../template/template.ts'
import { localOrigins, type Ports, type PublicOrigins } from './origins.ts'
import { openStores, type Stores } from './stores.ts'
import { openTables, type Tables } from './tables.ts'

export interface Foundation {
  ports: Ports
  origins: PublicOrigins
  stackOf: (synthesised: SynthesisedStack) => Stack
  stack: Stack
  stores: Stores
  tables: Tables
  permissions: RequestPermissions
  functions: Functions
  machines: readonly Machine[]
  secret: string
  invalidations: Invalidation[]
  edgeCaches: EdgeCaches
  keyValues: KeyValueStores
  faults: Faults
  /** Filled once the streams are read. */
  readers: Map<string, Reader>
  onError: (cause: unknown) => void
}

export interface FoundationOptions {
  settings: Settings
  synthesised: SynthesisedStack
  ports: Ports
  origins: PublicOrigins
  onError: (cause: unknown) => void
}

/** Appends close functions in opening order. */
export async function openFoundation(
  { settings, synthesised, ports, origins, onError }: FoundationOptions,
  closers: (() => unknown)[],
): Promise<Foundation> {
  const faults = createFaults(settings.likeAws)
  const stores = openStores(settings.stateDir, onError)
  closers.push(stores.close)
  const stackOf = (one: SynthesisedStack) =>
    openStack(one, {
      localOrigins: localOrigins(one.template, ports, origins),
      secret: stores.secrets.resolve,
    })
  const stack = stackOf(synthesised)
  createSecrets(stack, stores.secrets)
  const tables = await openTables(settings, stack, { checkpoints: stores.checkpoints, onError })
  closers.push(tables.stop)
  const secret = randomBytes(20).toString('hex')
  const functions = createFunctions(stack, {
    shared: functionEnvironment(ports, secret),
    log: stores.log,
    faults,
  })
  closers.push(functions.stop)
  const machines = readMachines(stack)
  const machineRoles = machines.map(({ id, role }) => [id, role] as const)
  const byRole = readPermissions(stack, new Map([...readRoles(stack), ...machineRoles]))
  const hasResourcePolicies = faults.isOn('resourcePolicies')
  if (hasResourcePolicies) requireResourcePolicies(stack)
  const permissions = hasResourcePolicies ? withBucketPolicies(byRole, stack) : byRole
  const edge = {
    edgeCaches: new EdgeCaches(faults),
    keyValues: new KeyValueStores(settings.stateDir, faults),
  }
  const data = { stores, tables, faults, ...edge, invalidations: [], readers: new Map<string, Reader>() }
  return { ...data, ports, origins, stackOf, stack, permissions, functions, machines, secret, onError }
}
