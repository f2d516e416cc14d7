import { isWriteAction, type TableAccess } from '../manifest.ts'
import { Table } from './dynamo/table.ts'

type Fields = Record<string, unknown>
interface TableCall {
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
  if (name === 'TransactWriteCommand')
    return (input.TransactItems as Fields[])
      .flatMap((item) => Object.entries(item))
      .flatMap(([part, inner]) => callsOf(part, inner as Fields))
  const { IndexName } = input as { IndexName?: string }
  return [{ action: ACTIONS[name as keyof typeof ACTIONS], pk: pkOf(input), index: IndexName }]
}

const isIn = (pk: string, keys: readonly string[]) =>
  keys.find((key) => (key.endsWith('*') ? pk.startsWith(key.slice(0, -1)) : pk === key))

/**
 * For tests: the table as the role of a function sees it. Other calls throw.
 * @param used collects each allowed action and key that was used
 */
export function tableWithin(
  { name, client }: Table,
  { actions, indexes, keys, hidden = [] }: TableAccess,
  used = new Set<string>(),
): Table {
  const check = ({ action, pk, index }: TableCall) => {
    const kind = isWriteAction(action) ? 'write' : 'read'
    const key = keys ? isIn(pk, keys[kind]) : '*'
    const isForeignIndex = index !== undefined && !indexes.some((one) => one === index)
    if (!actions.includes(action) || key === undefined || isForeignIndex || isIn(pk, hidden))
      throw new Error(`The function may not perform ${action} on ${index ?? ''} ${pk}: see its manifest`)
    used.add(action)
    if (keys) used.add(`${kind} ${key}`)
    if (index) used.add(index)
  }
  const send = (command: { constructor: { name: string }; input: object }) => {
    callsOf(command.constructor.name, command.input as Fields).forEach(check)
    return client.send(command as never)
  }
  const checked: typeof client = Object.create(client, { send: { value: send } })
  return new Table(name, checked)
}

/** Everything that a manifest allows, as `tableWithin` collects it. */
export const allowedBy = ({ actions, indexes, keys }: TableAccess): Set<string> =>
  new Set([
    ...actions,
    ...indexes,
    ...(keys?.read ?? []).map((key) => `read ${key}`),
    ...(keys?.write ?? []).map((key) => `write ${key}`),
  ])
