import { ACCOUNT, REGION } from '../template/attributes.ts'

export interface RequiredPermission {
  action: string
  resource: string
}

type Body = Record<string, unknown>
type PermissionsOf = (body: Body) => RequiredPermission[]

const resourceOf = (tableName: unknown, index?: unknown) => {
  const name = String(tableName)
  const table = name.startsWith('arn:') ? name : `arn:aws:dynamodb:${REGION}:${ACCOUNT}:table/${name}`
  return typeof index === 'string' ? `${table}/index/${index}` : table
}
const isObject = (value: unknown): value is Body => typeof value === 'object' && value !== null

const onTables =
  (action: string): PermissionsOf =>
  (body) =>
    Object.keys(isObject(body['RequestItems']) ? body['RequestItems'] : {}).map((table) => ({
      action,
      resource: resourceOf(table),
    }))

/** A transaction needs its operations' permissions. */
const transactionActions: Record<string, string> = {
  Put: 'dynamodb:PutItem',
  Update: 'dynamodb:UpdateItem',
  Delete: 'dynamodb:DeleteItem',
  ConditionCheck: 'dynamodb:ConditionCheckItem',
  Get: 'dynamodb:GetItem',
}
const transaction: PermissionsOf = (body) => {
  const items = Array.isArray(body['TransactItems']) ? body['TransactItems'].filter(isObject) : []
  const permissions = new Map<string, RequiredPermission>()
  for (const [operation, inner] of items.flatMap((item) => Object.entries(item))) {
    const action = transactionActions[operation] ?? `dynamodb:${operation}`
    const resource = resourceOf(isObject(inner) ? inner['TableName'] : undefined)
    permissions.set(`${action} ${resource}`, { action, resource })
  }
  return [...permissions.values()]
}

const special: Record<string, PermissionsOf> = {
  BatchGetItem: onTables('dynamodb:BatchGetItem'),
  BatchWriteItem: onTables('dynamodb:BatchWriteItem'),
  TransactWriteItems: transaction,
  TransactGetItems: transaction,
}

export function requiredPermissions(operation: string, body: Body): RequiredPermission[] {
  const permissions = special[operation]
  if (permissions) return permissions(body)
  return [{ action: `dynamodb:${operation}`, resource: resourceOf(body['TableName'], body['IndexName']) }]
}

const WRITES = new Set(['PutItem', 'UpdateItem', 'DeleteItem', 'BatchWriteItem', 'TransactWriteItems'])
export const isWrite = (operation: string) => WRITES.has(operation)
