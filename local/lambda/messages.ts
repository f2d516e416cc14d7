export interface Invocation {
  id: string
  event: unknown
  context: { functionName: string; invokedFunctionArn: string; memoryLimitInMB: string }
  /** Milliseconds from the start of the handler. */
  timeout: number
}

export const PING = 'ping'

export type WorkerSignal = { started: string } | typeof PING

export type Outcome =
  | { id: string; result: unknown }
  | { id: string; error: { name: string; message: string; stack: string } }

export interface WorkerData {
  file: string
  handler: string
}
