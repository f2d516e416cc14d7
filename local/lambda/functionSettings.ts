import type { WorkerData } from './messages.ts'

export interface FunctionSettings extends WorkerData {
  name: string
  logicalId: string
  arn: string
  timeout: number
  memory: number
  environment: Record<string, string>
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
