import {
  closeConnections,
  httpForward,
  tableClient,
  type Forward,
  type Operation,
} from '../dynamodb/client.ts'
import { keepRunning, type TableService } from '../dynamodb/keepRunning.ts'
import { expireItems } from '../dynamodb/expire.ts'
import { rawForward } from '../dynamodb/rawForward.ts'
import { createTables, type Table } from '../dynamodb/tables.ts'
import { tableStatistics, tendTableFile, type TypeStatistics } from '../dynamodb/tableFile.ts'
import type { Settings } from '../settings.ts'
import type { Checkpoints } from '../streams/checkpoints.ts'
import type { Stack } from '../template/stack.ts'

/** The table service with the template's tables. */
export interface Tables {
  /** Where the table service listens. */
  endpoint: URL
  /** Passes a request of a function on. */
  forward: Forward
  call: Operation
  all: readonly Table[]
  /** Per table; undefined where the user brought an own DynamoDB. */
  statistics: () => { table: string; types: TypeStatistics[] }[] | undefined
  stop: () => Promise<void>
}

const TEND_EVERY = 60 * 60 * 1000
const EXPIRE_EVERY = 10 * 60 * 1000

export async function openTables(
  settings: Settings,
  stack: Stack,
  { checkpoints, onError }: { checkpoints: Checkpoints; onError: (cause: unknown) => void },
): Promise<Tables> {
  const tend = (file: string | undefined) => file && tendTableFile(file, checkpoints.lowest(), new Date())
  const service = await startService(settings, onError)
  // What dynoxide answers is known; another service may answer in any form.
  const upstream =
    service.file === undefined
      ? { forward: httpForward(service.endpoint), close: () => undefined }
      : rawForward(service.endpoint)
  const call = tableClient(service.endpoint, upstream.forward)
  const all = await createTables(stack, call)
  tend(service.file)
  const timers = [
    setInterval(() => tend(service.file), TEND_EVERY),
    setInterval(() => {
      for (const table of all) expireItems(call, table, new Date()).catch(onError)
    }, EXPIRE_EVERY),
  ]
  return {
    endpoint: service.endpoint,
    forward: upstream.forward,
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
  return keepRunning(settings.stateDir, onError)
}
