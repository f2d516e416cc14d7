import type { Server } from 'node:http'
import type { Invalidation } from '../cdn/invalidations.ts'
import type { Functions } from '../lambda/functions.ts'
import type { Outbox } from '../services/outbox.ts'
import type { ObjectStore } from '../s3/objectStore.ts'
import type { FailedBatches } from '../streams/failedBatches.ts'
import type { ExecutionStore } from '../stepFunctions/executionStore.ts'
import type { StreamReader } from '../streams/reader.ts'
import type { SynthesisedStack } from '../template/template.ts'
import type { Ports, PublicOrigins } from './addresses.ts'
import type { Before } from './distributions.ts'
import type { Tables } from './tables.ts'

/** A running product. */
export interface Runtime {
  ports: Ports
  origins: PublicOrigins
  functions: Functions
  /** Event source mappings by the name of their function. */
  readers: ReadonlyMap<string, StreamReader>
  tables: Tables
  objects: ObjectStore
  outbox: Outbox
  executions: Pick<ExecutionStore, 'list'>
  failedBatches: FailedBatches
  /** The last ones, newest first. */
  invalidations: readonly Invalidation[]
  /** Opens the two public ports. */
  open: (before?: { site?: Before; admin?: Before }) => Promise<{ site: Server; admin: Server }>
  /** Takes the code and files of a newly synthesised stack; answers the names of functions that changed. */
  update: (synthesised: SynthesisedStack) => Promise<string[]>
  /** Ends everything, the table service last. */
  stop: () => Promise<void>
}
