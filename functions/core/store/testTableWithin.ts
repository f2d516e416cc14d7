import type { Call } from '../http/call.ts'
import type { Route } from '../http/router.ts'
import { deniedKeys, isWriteAction, type TableAccess } from '../manifest.ts'
import { Table } from './dynamo/table.ts'
import { SENSITIVE_KEYS } from './sensitiveKeys.ts'

type Fields = Record<string, unknown>
export interface TableCall {
  action: TableAccess['actions'][number]
  pk: string
  index?: string | undefined
}

const ACTIONS = {
  GetCommand: 'GetItem',
  QueryCommand: 'Query',
  PutCommand: 'PutItem',
  UpdateCommand: 'UpdateItem',
  DeleteCommand: 'DeleteItem',
  Put: 'PutItem',
  Update: 'UpdateItem',
  Delete: 'DeleteItem',
  ConditionCheck: 'ConditionCheckItem',
} as const

const pkOf = ({ Key, Item, ExpressionAttributeValues }: Fields): string =>
  String(
    ((Key ?? Item) as Fields | undefined)?.pk ??
      Object.values((ExpressionAttributeValues ?? {}) as Fields)[0],
  )

function callsOf(name: string, input: Fields): TableCall[] {
  if (name === 'BatchGetCommand')
    return Object.values(input.RequestItems as Record<string, { Keys: Fields[] }>)
      .flatMap(({ Keys }) => Keys)
      .map(({ pk }) => ({ action: 'BatchGetItem', pk: String(pk) }))
  if (name === 'BatchWriteCommand')
    return Object.values(input.RequestItems as Record<string, Record<string, Fields>[]>)
      .flat()
      .flatMap((request) => Object.values(request))
      .map((inner) => ({ action: 'BatchWriteItem', pk: pkOf(inner) }))
  if (name === 'TransactWriteCommand')
    return (input.TransactItems as Fields[])
      .flatMap((item) => Object.entries(item))
      .flatMap(([part, inner]) => callsOf(part, inner as Fields))
  const { IndexName } = input as { IndexName?: string }
  return [{ action: ACTIONS[name as keyof typeof ACTIONS], pk: pkOf(input), index: IndexName }]
}

const isIn = (pk: string, keys: readonly string[]) =>
  keys.find((key) => (key.endsWith('*') ? pk.startsWith(key.slice(0, -1)) : pk === key))

const keyOf = ({ keys }: TableAccess, kind: 'read' | 'write', pk: string) =>
  isIn(pk, keys ? keys[kind] : SENSITIVE_KEYS)
const kindOf = (action: TableCall['action']) => (isWriteAction(action) ? 'write' : 'read')

/** Maps an allowed call to the manifest entries that it uses, named as in `allowedBy`. */
export function usesOf(access: TableAccess, { action, pk, index }: TableCall): string[] {
  const kind = kindOf(action)
  const key = keyOf(access, kind, pk)
  return [action, ...(key === undefined ? [] : [`${kind} ${key}`]), ...(index === undefined ? [] : [index])]
}

/**
 * For tests: the table as the role of a function sees it. Other calls throw.
 * @param used collects each allowed action and key that was used
 */
export function tableWithin({ name, client }: Table, access: TableAccess, used = new Set<string>()): Table {
  const { actions, indexes, keys } = access
  const denied = { read: deniedKeys(access, 'read'), write: deniedKeys(access, 'write') }
  const check = (call: TableCall) => {
    const { action, pk, index } = call
    const kind = kindOf(action)
    const key = keyOf(access, kind, pk)
    const isDenied = keys ? key === undefined : isIn(pk, denied[kind]) !== undefined
    const isForeignIndex = index !== undefined && !indexes.some((one) => one === index)
    if (!actions.includes(action) || isDenied || isForeignIndex)
      throw new Error(`The function may not perform ${action} on ${index ?? ''} ${pk}: see its manifest`)
    for (const use of usesOf(access, call)) used.add(use)
  }
  const send = (command: { constructor: { name: string }; input: object }) => {
    callsOf(command.constructor.name, command.input as Fields).forEach(check)
    return client.send(command as never)
  }
  const checked: typeof client = Object.create(client, { send: { value: send } })
  return new Table(name, checked)
}

/** For tests: routes whose calls see the table as the role of their function does. */
export function routesWithin(routes: readonly Route[], access: TableAccess, used?: Set<string>): Route[] {
  // one per table, as caches are
  const tables = new WeakMap<Table, Table>()
  const within = (table: Table) => {
    const own = tables.get(table) ?? tableWithin(table, access, used)
    tables.set(table, own)
    return own
  }
  return routes.map((route) => {
    const answer = (call: Call) =>
      route.endpoint({ ...call, services: { ...call.services, table: within(call.services.table) } })
    return { ...route, endpoint: Object.assign(answer, route.endpoint) }
  })
}

/** Everything that a manifest allows, as `tableWithin` collects it. */
export const allowedBy = ({ actions, indexes, keys, sensitive }: TableAccess): Set<string> => {
  const { read = [], write = [] } = keys ?? sensitive ?? {}
  return new Set([
    ...actions,
    ...indexes,
    ...read.map((key) => `read ${key}`),
    ...write.map((key) => `write ${key}`),
  ])
}
