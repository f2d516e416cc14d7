import { ACCOUNT, REGION } from '../template/attributes.ts'

export interface RequiredPermission {
  action: string
  resource: string
  /** Empty for a call whose keys are not understood, which meets no condition on them. */
  context: Record<string, string[]>
}

type Body = Record<string, unknown>
type PermissionsOf = (body: Body) => RequiredPermission[]

const resourceOf = (tableName: unknown, index?: unknown) => {
  const name = String(tableName)
  const table = name.startsWith('arn:') ? name : `arn:aws:dynamodb:${REGION}:${ACCOUNT}:table/${name}`
  return typeof index === 'string' ? `${table}/index/${index}` : table
}
const isObject = (value: unknown): value is Body => typeof value === 'object' && value !== null
const objectIn = (body: Body, name: string): Body => (isObject(body[name]) ? body[name] : {})
const listIn = (body: Body, name: string): Body[] =>
  Array.isArray(body[name]) ? body[name].filter(isObject) : []

/** Partition keys of an item, a key, or the condition of a query. */
function leadingKeys(body: Body): string[] {
  const item = objectIn('Key' in body ? body : { Key: body['Item'] }, 'Key')
  const value = isObject(item['pk']) ? item['pk'] : queriedPartition(body)
  return typeof value?.['S'] === 'string' ? [value['S']] : []
}

const LEADING_KEYS = 'dynamodb:LeadingKeys'

const EQUALS = /(#?\w+)\s*=\s*(:\w+)/g

function queriedPartition(body: Body): Body | undefined {
  const names = objectIn(body, 'ExpressionAttributeNames')
  const partition = typeof body['IndexName'] === 'string' ? `${body['IndexName']}pk` : 'pk'
  const condition = body['KeyConditionExpression']
  const equalities = typeof condition === 'string' ? [...condition.matchAll(EQUALS)] : []
  const found = equalities.find(([, name = '']) => (names[name] ?? name) === partition)
  return found && objectIn(objectIn(body, 'ExpressionAttributeValues'), found[2] ?? '')
}

const permissionOf = (action: string, resource: string, keys: readonly string[]): RequiredPermission => ({
  action,
  resource,
  context: keys.length > 0 ? { [LEADING_KEYS]: [...new Set(keys)] } : {},
})

/** Keys of one table in a batch: `{ Keys }` of reads, or a list of `PutRequest` and `DeleteRequest`. */
function batchKeys(requests: unknown): string[] {
  if (Array.isArray(requests))
    return requests.filter(isObject).flatMap(Object.values).filter(isObject).flatMap(leadingKeys)
  return isObject(requests) ? listIn(requests, 'Keys').flatMap((Key) => leadingKeys({ Key })) : []
}

const onTables =
  (action: string): PermissionsOf =>
  (body) =>
    Object.entries(objectIn(body, 'RequestItems')).map(([table, requests]) =>
      permissionOf(action, resourceOf(table), batchKeys(requests)),
    )

/** A transaction needs its operations' permissions. */
const transactionActions: Record<string, string> = {
  Put: 'dynamodb:PutItem',
  Update: 'dynamodb:UpdateItem',
  Delete: 'dynamodb:DeleteItem',
  ConditionCheck: 'dynamodb:ConditionCheckItem',
  Get: 'dynamodb:GetItem',
}
const transaction: PermissionsOf = (body) => {
  const permissions = new Map<string, RequiredPermission>()
  for (const [operation, inner] of listIn(body, 'TransactItems').flatMap(Object.entries<unknown>)) {
    const action = transactionActions[operation] ?? `dynamodb:${operation}`
    const part = isObject(inner) ? inner : {}
    const resource = resourceOf(part['TableName'])
    const name = `${action} ${resource}`
    const earlier = permissions.get(name)?.context[LEADING_KEYS] ?? []
    permissions.set(name, permissionOf(action, resource, [...earlier, ...leadingKeys(part)]))
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
  const resource = resourceOf(body['TableName'], body['IndexName'])
  return [permissionOf(`dynamodb:${operation}`, resource, leadingKeys(body))]
}

const WRITES = new Set(['PutItem', 'UpdateItem', 'DeleteItem', 'BatchWriteItem', 'TransactWriteItems'])
export const isWrite = (operation: string) => WRITES.has(operation)
