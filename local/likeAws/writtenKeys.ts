import type { Input } from '../dynamodb/intercept.ts'
import type { Attributes } from './keyCondition.ts'

const isObject = (value: unknown): value is Input => typeof value === 'object' && value !== null
const objectsOf = (value: unknown): Input[] => (Array.isArray(value) ? value.filter(isObject) : [])

const WRITES_OF: Record<string, (input: Input) => unknown[]> = {
  PutItem: (input) => [input['Item']],
  UpdateItem: (input) => [input['Key']],
  DeleteItem: (input) => [input['Key']],
  TransactWriteItems: (input) =>
    objectsOf(input['TransactItems'])
      .flatMap((action) => Object.entries(action))
      .flatMap(([kind, write]) =>
        isObject(write) && kind !== 'ConditionCheck' ? [write['Item'] ?? write['Key']] : [],
      ),
  BatchWriteItem: (input) =>
    Object.values(isObject(input['RequestItems']) ? input['RequestItems'] : {})
      .flatMap(objectsOf)
      .flatMap((request) => Object.values(request))
      .flatMap((write) => (isObject(write) ? [write['Item'] ?? write['Key']] : [])),
}

/** Keys of the items that a call writes. */
export function writtenKeys(operation: string, input: Input, keys: readonly string[]): Attributes[] {
  const writes = WRITES_OF[operation]?.(input) ?? []
  return writes.flatMap((write) =>
    isObject(write)
      ? [Object.fromEntries(keys.map((key) => [key, write[key] as Record<string, unknown>]))]
      : [],
  )
}
