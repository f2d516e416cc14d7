export interface Invocation {
  id: string
  event: unknown
  context: { functionName: string; invokedFunctionArn: string; memoryLimitInMB: string }
  /** Milliseconds from the start of the handler. */
  timeout: number
}

export const PING = 'ping'

export const OUT_OF_MEMORY = 'out of memory'

export type WorkerSignal = { started: string } | typeof PING | typeof OUT_OF_MEMORY

export type Outcome =
  | { id: string; result: unknown }
  | { id: string; error: { name: string; message: string; stack: string } }

export interface WorkerData {
  file: string
  handler: string
  /** Calls sent so far; the thread is frozen between calls if present. */
  sent?: Int32Array
  /** In megabytes; unlimited if absent. */
  memoryLimit?: number
}
