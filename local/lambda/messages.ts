/** What the runtime tells a function's worker. */
export interface Invocation {
  id: string
  event: unknown
  context: { functionName: string; invokedFunctionArn: string; memoryLimitInMB: string }
  /** Epoch milliseconds. */
  deadline: number
}

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
