import type { Server } from 'node:http'
import type { Invalidation } from '../cdn/invalidations.ts'
import type { Functions } from '../lambda/functions.ts'
import type { Outbox } from '../services/outbox.ts'
import type { ObjectStore } from '../s3/objectStore.ts'
import type { FailedBatches } from '../streams/failedBatches.ts'
import type { ExecutionStore } from '../stepFunctions/executionStore.ts'
import type { Reader } from '../streams/reader.ts'
import type { SynthesisedStack } from '../template/template.ts'
import type { Ports, PublicOrigins } from './origins.ts'
import type { Before } from './distributions.ts'
import type { Tables } from './tables.ts'

export interface Runtime {
  ports: Ports
  origins: PublicOrigins
  functions: Functions
  readers: ReadonlyMap<string, Reader>
  tables: Tables
  objects: ObjectStore
  outbox: Outbox
  executions: Pick<ExecutionStore, 'list'>
  failedBatches: FailedBatches
  invalidations: readonly Invalidation[]
  open: (before?: { site?: Before; admin?: Before }) => Promise<{ site: Server; admin: Server }>
  /** Returns the names of changed functions. */
  update: (synthesised: SynthesisedStack) => Promise<string[]>
  /** Stops the table service last. */
  stop: () => Promise<void>
}
