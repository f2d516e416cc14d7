import path from 'node:path'
import { startDynoxide } from './dynoxide.ts'

export interface TableService {
  endpoint: URL
  /** Undefined with the user's own DynamoDB. */
  file: string | undefined
  stop: () => Promise<void>
}

/** No restart after a shorter run, in milliseconds. */
const SHORTEST_RUN_MS = 5_000

/** Restarts the table service on the same port after a crash; acknowledged writes survive. */
export async function superviseDynoxide(
  stateDir: string,
  onError: (cause: unknown) => void,
): Promise<TableService> {
  let dynoxide = await startDynoxide(stateDir)
  let isStopping = false
  const port = Number(dynoxide.endpoint.port)
  const log = path.join(stateDir, 'dynoxide.log')

  function exitWithError(): never {
    onError(new Error(`The DynamoDB stand-in does not stay up; see ${log}. Start again.`))
    process.exit(1)
  }
  async function watch(): Promise<void> {
    for (let since = -Infinity; ; since = performance.now()) {
      await dynoxide.exited
      if (isStopping) return
      if (performance.now() - since < SHORTEST_RUN_MS) exitWithError()
      const ended = performance.now()
      dynoxide = await startDynoxide(stateDir, port).catch(exitWithError)
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
