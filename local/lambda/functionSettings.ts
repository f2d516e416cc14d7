import type { WorkerData } from './messages.ts'

export interface FunctionSettings extends WorkerData {
  name: string
  logicalId: string
  arn: string
  timeout: number
  memory: number
  environment: Record<string, string>
}

export interface CopyRules {
  /** Limit per thread, so that each call finishes in time. */
  concurrency: number
  /** Stops the thread between calls. */
  isFrozen: boolean
  /** Ends the thread above the function's memory. */
  hasMemoryLimit: boolean
}

/** `name` as in Lambda. */
export class FunctionError extends Error {
  override readonly name: string
  constructor(error: { name: string; message: string; stack?: string }) {
    super(error.message)
    this.name = error.name
    if (error.stack) this.stack = error.stack
  }
}

export const exitError = (message: string): FunctionError =>
  new FunctionError({ name: 'Runtime.ExitError', message })
