import { requiredPermissions } from '../dynamodb/actions.ts'
import { TableServiceError, type Operation } from '../dynamodb/client.ts'
import { AccessDenied, type RequestPermissions } from '../aws/permissions.ts'
import type { Machine } from './machines.ts'
import { capitalized } from '@flou/shared/strings/letters.ts'

/** Named as `Catch` and `Retry` expect. */
export class TaskError extends Error {
  override readonly name: string
  readonly isRetryable: boolean
  constructor(name: string, message: string, isRetryable = true) {
    super(message)
    this.name = name
    this.isRetryable = isRetryable
  }
}

type Parameters = Readonly<Record<string, unknown>>
export type RunTask = (machine: Machine, resource: string, parameters: Parameters) => Promise<unknown>

const TABLE_CALL = /^arn:aws:states:::aws-sdk:dynamodb:(\w+?)(?:\.waitForTaskToken)?$/
export const isWaitingForToken = (resource: string | undefined): boolean =>
  resource?.endsWith('.waitForTaskToken') === true

export const tableTasks =
  (dependencies: { call: Operation; permissions: RequestPermissions; onWrite: () => void }): RunTask =>
  async (machine, resource, parameters) => {
    const name = TABLE_CALL.exec(resource)?.[1]
    if (name === undefined) throw new TaskError('States.Runtime', `No stand-in knows the task ${resource}.`)
    const operation = capitalized(name)
    try {
      for (const permission of requiredPermissions(operation, parameters))
        dependencies.permissions.requireRequest(machine.id, permission)
      const result = await dependencies.call(`DynamoDB_20120810.${operation}`, parameters)
      dependencies.onWrite()
      return result
    } catch (cause) {
      if (cause instanceof TableServiceError) throw new TaskError(`DynamoDb.${cause.name}`, cause.message)
      if (cause instanceof AccessDenied) throw new TaskError('DynamoDb.DynamoDbException', cause.message)
      throw cause
    }
  }
