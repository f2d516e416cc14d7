import { capitalized } from '@flou/shared/text/capitalized.ts'
import { needsOf } from '../dynamodb/actions.ts'
import { TableServiceError, type Operation } from '../dynamodb/client.ts'
import { AccessDenied, type RequestPermissions } from '../aws/permissions.ts'
import type { Machine } from './machines.ts'

/** An error of a task, named as Step Functions names it: `Catch` and `Retry` look for the name. */
export class TaskError extends Error {
  override readonly name: string
  /** What a time-out is not; the library asks. */
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

/** The partition keys of a call of one item. */
function leadingKeys({ Key, Item }: Parameters): string[] {
  const { pk } = (Key ?? Item ?? {}) as { pk?: { S?: string } } // the table's own key
  return pk?.S === undefined ? [] : [pk.S]
}

/** Calls of the table that a machine makes by itself, with the rights of its role. Throws `TaskError`. */
export const tableTasks =
  (parts: { call: Operation; permissions: RequestPermissions; onWrite: () => void }): RunTask =>
  async (machine, resource, parameters) => {
    const name = TABLE_CALL.exec(resource)?.[1]
    if (name === undefined) throw new TaskError('States.Runtime', `No stand-in knows the task ${resource}.`)
    const operation = capitalized(name)
    try {
      const context = { 'dynamodb:LeadingKeys': leadingKeys(parameters) }
      for (const need of needsOf(operation, parameters))
        parts.permissions.requireRequest(machine.id, { ...need, context })
      const answer = await parts.call(`DynamoDB_20120810.${operation}`, parameters)
      parts.onWrite()
      return answer
    } catch (cause) {
      if (cause instanceof TableServiceError) throw new TaskError(`DynamoDb.${cause.name}`, cause.message)
      if (cause instanceof AccessDenied) throw new TaskError('DynamoDb.DynamoDbException', cause.message)
      throw cause
    }
  }
