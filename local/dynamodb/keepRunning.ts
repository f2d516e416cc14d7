import path from 'node:path'
import { startDynoxide } from './dynoxide.ts'

/** A table service that is there. */
export interface TableService {
  endpoint: URL
  /** The file that keeps the tables; undefined where the user brought an own DynamoDB. */
  file: string | undefined
  stop: () => Promise<void>
}

/** A service that came up and ended again within this time is not started once more; milliseconds. */
const TOO_SHORT = 5_000

/** Starts the table service, and again on the same port where it ends by itself: what was acknowledged is in its file. */
export async function keepRunning(
  stateDir: string,
  onError: (cause: unknown) => void,
): Promise<TableService> {
  let dynoxide = await startDynoxide(stateDir)
  let isStopping = false
  const port = Number(dynoxide.endpoint.port)
  const log = path.join(stateDir, 'dynoxide.log')

  function giveUp(): never {
    onError(new Error(`The DynamoDB stand-in does not stay up; see ${log}. Start again.`))
    process.exit(1)
  }
  async function watch(): Promise<void> {
    for (let since = -Infinity; ; since = performance.now()) {
      await dynoxide.exited
      if (isStopping) return
      if (performance.now() - since < TOO_SHORT) giveUp()
      const ended = performance.now()
      dynoxide = await startDynoxide(stateDir, port).catch(giveUp)
      const ms = Math.round(performance.now() - ended)
      onError(new Error(`The DynamoDB stand-in ended by itself (see ${log}) and runs again after ${ms} ms.`))
    }
  }
  void watch()
  return {
    endpoint: dynoxide.endpoint,
    file: dynoxide.file,
    async stop() {
      isStopping = true
      await dynoxide.stop()
    },
  }
}
