import {
  closeConnections,
  httpForward,
  tableClient,
  type Forward,
  type Operation,
} from '../dynamodb/client.ts'
import { superviseDynoxide, type TableService } from '../dynamodb/superviseDynoxide.ts'
import { expireItems } from '../dynamodb/expire.ts'
import { batchesAsTransactions } from '../dynamodb/batches.ts'
import { rawForward } from '../dynamodb/rawForward.ts'
import { createTables, type Table } from '../dynamodb/tables.ts'
import { tableStatistics, maintainTableFile, type TypeStatistics } from '../dynamodb/tableFile.ts'
import type { Settings } from '../settings.ts'
import type { Checkpoints } from '../streams/checkpoints.ts'
import type { Stack } from '../template/stack.ts'

export interface Tables {
  endpoint: URL
  forward: Forward
  call: Operation
  all: readonly Table[]
  /** Undefined with the user's own DynamoDB. */
  statistics: () => { table: string; types: TypeStatistics[] }[] | undefined
  stop: () => Promise<void>
}

const MAINTENANCE_MS = 60 * 60 * 1000
const EXPIRY_MS = 10 * 60 * 1000

export async function openTables(
  settings: Settings,
  stack: Stack,
  { checkpoints, onError }: { checkpoints: Checkpoints; onError: (cause: unknown) => void },
): Promise<Tables> {
  const maintain = (file: string | undefined) =>
    file && maintainTableFile(file, checkpoints.lowest(), new Date())
  const service = await startService(settings, onError)
  // The raw client supports only dynoxide.
  const upstream =
    service.file === undefined
      ? { forward: httpForward(service.endpoint), close: () => undefined }
      : rawForward(service.endpoint)
  const call = tableClient(service.endpoint, upstream.forward)
  const all = await createTables(stack, call)
  maintain(service.file)
  const timers = [
    setInterval(() => maintain(service.file), MAINTENANCE_MS),
    setInterval(() => {
      for (const table of all) expireItems(call, table, new Date()).catch(onError)
    }, EXPIRY_MS),
  ]
  return {
    endpoint: service.endpoint,
    forward: service.file === undefined ? upstream.forward : batchesAsTransactions(upstream.forward),
    call,
    all,
    statistics() {
      const { file } = service
      return file === undefined
        ? undefined
        : all.map(({ name }) => ({ table: name, types: tableStatistics(file, name) }))
    },
    async stop() {
      timers.forEach((timer) => clearInterval(timer))
      upstream.close()
      closeConnections()
      await service.stop()
    },
  }
}

async function startService(settings: Settings, onError: (cause: unknown) => void): Promise<TableService> {
  if (settings.dynamoEndpoint) {
    return { endpoint: new URL(settings.dynamoEndpoint), file: undefined, stop: () => Promise.resolve() }
  }
  return superviseDynoxide(settings.stateDir, onError)
}
