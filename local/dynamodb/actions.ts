import { ACCOUNT, REGION } from '../template/attributes.ts'

/** A permission that an operation needs. */
export interface Need {
  action: string
  /** ARN of the table or of one of its indexes. */
  resource: string
}

type Body = Record<string, unknown>
type Needs = (body: Body) => Need[]

const resourceOf = (tableName: unknown, index?: unknown) => {
  const name = String(tableName)
  const table = name.startsWith('arn:') ? name : `arn:aws:dynamodb:${REGION}:${ACCOUNT}:table/${name}`
  return typeof index === 'string' ? `${table}/index/${index}` : table
}
const isObject = (value: unknown): value is Body => typeof value === 'object' && value !== null

const onTables =
  (action: string): Needs =>
  (body) =>
    Object.keys(isObject(body['RequestItems']) ? body['RequestItems'] : {}).map((table) => ({
      action,
      resource: resourceOf(table),
    }))

/** A transaction needs the permission of each of its parts, not one of its own. */
const transactionParts: Record<string, string> = {
  Put: 'dynamodb:PutItem',
  Update: 'dynamodb:UpdateItem',
  Delete: 'dynamodb:DeleteItem',
  ConditionCheck: 'dynamodb:ConditionCheckItem',
  Get: 'dynamodb:GetItem',
}
const transaction: Needs = (body) => {
  const items = Array.isArray(body['TransactItems']) ? body['TransactItems'].filter(isObject) : []
  const needs = new Map<string, Need>()
  for (const [part, inner] of items.flatMap((item) => Object.entries(item))) {
    const action = transactionParts[part] ?? `dynamodb:${part}`
    const resource = resourceOf(isObject(inner) ? inner['TableName'] : undefined)
    needs.set(`${action} ${resource}`, { action, resource })
  }
  return [...needs.values()]
}

const special: Record<string, Needs> = {
  BatchGetItem: onTables('dynamodb:BatchGetItem'),
  BatchWriteItem: onTables('dynamodb:BatchWriteItem'),
  TransactWriteItems: transaction,
  TransactGetItems: transaction,
}

/** What a caller must be allowed for an operation, e.g. `Query` with its body. */
export function needsOf(operation: string, body: Body): Need[] {
  const needs = special[operation]
  if (needs) return needs(body)
  return [{ action: `dynamodb:${operation}`, resource: resourceOf(body['TableName'], body['IndexName']) }]
}

const WRITES = new Set(['PutItem', 'UpdateItem', 'DeleteItem', 'BatchWriteItem', 'TransactWriteItems'])
/** Whether an operation may leave records in the stream. */
export const isWrite = (operation: string) => WRITES.has(operation)
