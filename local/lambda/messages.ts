/** What the runtime tells a function's worker. */
export interface Invocation {
  id: string
  event: unknown
  context: { functionName: string; invokedFunctionArn: string; memoryLimitInMB: string }
  /** Milliseconds from the start of the handler. */
  timeout: number
}

/** Asks a worker whether its event loop moves. */
export const PING = 'ping'

/** The first sign of a call, and the answer to a ping. */
export type Sign = { started: string } | typeof PING

/** What the worker answers. */
export type Outcome =
  | { id: string; answer: unknown }
  | { id: string; error: { name: string; message: string; stack: string } }

export interface WorkerData {
  /** Absolute path of the module. */
  file: string
  /** Name of its export. */
  handler: string
}
