import type { WorkerData } from './messages.ts'

export interface FunctionSettings extends WorkerData {
  /** The name of its folder in functions/: `publish`. */
  name: string
  logicalId: string
  arn: string
  /** Milliseconds. */
  timeout: number
  /** Megabytes. */
  memory: number
  environment: Record<string, string>
}

/** A failure of the function itself or of its time limit; `name` as Lambda reports it. */
export class FunctionError extends Error {
  override readonly name: string
  constructor(error: { name: string; message: string; stack?: string }) {
    super(error.message)
    this.name = error.name
    if (error.stack) this.stack = error.stack
  }
}

/** The failure of calls whose thread has ended. */
export const ended = (message: string): FunctionError =>
  new FunctionError({ name: 'Runtime.ExitError', message })
