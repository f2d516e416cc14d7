import type { MailSummary } from '../services/outbox.ts'
import type { Invalidation } from '../cdn/invalidations.ts'
import type { TypeStatistics } from '../dynamodb/tableFile.ts'
import { lastFullPublish } from '../deployment/publishAll.ts'
import type { Runtime } from '../runtime/runtime.ts'
import type { StoredExecution } from '../stepFunctions/executionStore.ts'
import type { FailedBatch } from '../streams/failedBatches.ts'

interface FunctionState {
  name: string
  invocations: number
  errors: number
  p50: number
  p95: number
  lastError: { at: string; message: string } | null
}

type ExecutionState = Pick<StoredExecution, 'name' | 'status' | 'state' | 'started' | 'entered'>

export interface DevState {
  origins: { site: string; admin: string }
  functions: FunctionState[]
  mail: MailSummary[]
  executions: ExecutionState[]
  failedBatches: FailedBatch[]
  /** Null with the user's own table service. */
  tables: { table: string; types: TypeStatistics[] }[] | null
  publish: PublishState
}
export interface PublishState {
  full: unknown
  invalidations: readonly Invalidation[]
}

const round = (ms: number) => Math.round(ms * 10) / 10

export async function readState(runtime: Runtime, stateDir: string): Promise<DevState> {
  return {
    origins: runtime.origins,
    functions: runtime.functions.all.map(({ settings, metrics }) => ({
      name: settings.name,
      invocations: metrics.invocations,
      errors: metrics.errors,
      p50: round(metrics.percentile(0.5)),
      p95: round(metrics.percentile(0.95)),
      lastError: metrics.lastError ?? null,
    })),
    mail: runtime.outbox.list(),
    executions: runtime.executions
      .list()
      .map(({ name, status, state, started, entered }) => ({ name, status, state, started, entered })),
    failedBatches: await runtime.failedBatches.list(),
    tables: runtime.tables.statistics() ?? null,
    publish: readPublishState(runtime, stateDir),
  }
}

export const readPublishState = (runtime: Runtime, stateDir: string): PublishState => ({
  full: lastFullPublish(stateDir),
  invalidations: runtime.invalidations,
})
