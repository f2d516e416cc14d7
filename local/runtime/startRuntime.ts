import { createObjectCache } from '../cdn/objectCache.ts'
import { deployFiles } from '../deployment/bucketDeployment.ts'
import { createHttpApi } from '../httpApi/httpApi.ts'
import { readBuckets } from '../s3/buckets.ts'
import { readExpiries, removeExpired } from '../s3/expiry.ts'
import { rotateNewSecrets } from '../services/rotateSecrets.ts'
import type { Settings } from '../settings.ts'
import { createFailedBatches, type FailedBatches } from '../streams/failedBatches.ts'
import type { SynthesisedStack } from '../template/template.ts'
import { choosePorts, distributionIds, originOf, type PublicOrigins } from './origins.ts'
import { createDistributions } from './distributions.ts'
import { openEndpoints, openServer } from './endpoints.ts'
import { openFoundation, type Foundation } from './foundation.ts'
import { requireStreamAccess, startReaders } from './readers.ts'
import type { Runtime } from './runtime.ts'
import { startSchedules } from './schedules.ts'
import { lockState } from './stateLock.ts'

export interface StartOptions {
  settings: Settings
  synthesised: SynthesisedStack
  /** If different from the ports. */
  origins?: PublicOrigins
  onError: (cause: unknown) => void
}

/**
 * Opens all but the public ports. @throws StateInUse, PortInUse, or an error about an unsupported resource
 */
export async function startRuntime(options: StartOptions): Promise<Runtime> {
  const { settings, synthesised, onError } = options
  const ports = await choosePorts(settings)
  const origins = options.origins ?? { site: originOf(ports.site), admin: originOf(ports.admin) }
  const closers: (() => unknown)[] = [lockState(settings.stateDir)]
  const stop = async () => {
    for (const closer of closers.splice(0).toReversed()) await closer()
  }
  try {
    const foundation = await openFoundation({ settings, synthesised, ports, origins, onError }, closers)
    await openEndpoints(foundation, closers)
    const failedBatches = await startTriggers(foundation, closers)
    const open = createOpener(foundation, distributionIds(synthesised.template), closers)
    return { ...runtimeOf(foundation), failedBatches, open, stop }
  } catch (cause) {
    await stop()
    throw cause
  }
}

/** Runs the deploy's operations, then starts streams and schedules. */
async function startTriggers(foundation: Foundation, closers: (() => unknown)[]): Promise<FailedBatches> {
  const { stack, stores, functions, permissions, tables, readers, faults, onError } = foundation
  await rotateNewSecrets(stack, stores.secrets, functions)
  await deployFiles(stack, stores.objects)
  removeExpired(stores.objects, readExpiries(stack), new Date())
  requireStreamAccess(stack, { functions, permissions })
  const bucket = readBuckets(stack).failedBatches
  const failedBatches = createFailedBatches(bucket, stores.objects, { functions, permissions })
  const { checkpoints } = stores
  const { all, call } = tables
  const dependencies = { stack, functions, failedBatches, faults, onError, tables: all, call, checkpoints }
  for (const [name, reader] of await startReaders(dependencies)) readers.set(name, reader)
  closers.push(() => Promise.all([...readers.values()].map((reader) => reader.stop())))
  closers.push(startSchedules(stack, functions))
  return failedBatches
}

function createOpener(
  { stack, stores, functions, permissions, ports, edgeCaches, keyValues, faults, onError }: Foundation,
  ids: { site: string; admin: string },
  closers: (() => unknown)[],
): Runtime['open'] {
  const distributionOf = createDistributions({
    stack,
    permissions,
    edgeCaches,
    keyValues,
    faults,
    onError,
    store: stores.objects,
    buckets: [...readBuckets(stack).all.keys()],
    cache: createObjectCache(stores.objects),
    api: createHttpApi(stack, functions, faults),
  })
  return async (before = {}) => {
    const site = distributionOf(ids.site, before.site)
    const admin = distributionOf(ids.admin, before.admin)
    await openServer(site, ports.site, closers)
    await openServer(admin, ports.admin, closers)
    return { site, admin }
  }
}

function runtimeOf(foundation: Foundation): Omit<Runtime, 'failedBatches' | 'open' | 'stop'> {
  const { ports, origins, functions, readers, tables, invalidations, stores, stackOf } = foundation
  return {
    ports,
    origins,
    functions,
    readers,
    tables,
    invalidations,
    objects: stores.objects,
    outbox: stores.outbox,
    executions: stores.executions,
    async update(next) {
      const stack = stackOf(next)
      await deployFiles(stack, stores.objects)
      return functions.replaceCode(stack)
    },
  }
}
