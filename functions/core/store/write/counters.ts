import type { ContentType } from '@flou/shared/content/define.ts'
import { keyName, keys, type Key } from '../keys.ts'
import type { Table } from '../dynamo/table.ts'
import { listBlockOf } from '../items/listBlock.ts'
import { listStatesOf } from '../items/listStates.ts'
import { type Snapshot, type Transition, parentIdOf } from '../writeContext.ts'
import type { WriteStep } from '../step.ts'

/** The id is taken; `next` is the next candidate. */
export class CounterMoved extends Error {
  readonly next: number

  constructor(next: number) {
    super('Counter moved')
    this.name = 'CounterMoved'
    this.next = next
  }
}

type Tally = Readonly<Record<string, number>>

function tallyOf(type: ContentType, snapshot: Snapshot | undefined): Tally {
  if (!snapshot) return {}
  if (snapshot.state === 'trashed') return { trashed: 1 }
  return Object.fromEntries(['total', ...listStatesOf(type, snapshot)].map((name) => [name, 1]))
}

function movesOf(old: Tally, current: Tally): Tally {
  const names = new Set([...Object.keys(old), ...Object.keys(current)])
  const moves = [...names].map((name) => [name, (current[name] ?? 0) - (old[name] ?? 0)] as const)
  return Object.fromEntries(moves.filter(([, move]) => move !== 0))
}

export interface CounterMove {
  key: Key
  moves: Tally
}

const listCounter = (type: ContentType, { fields }: Snapshot): Key =>
  keys.counter(type.key, parentIdOf(type, fields))

/** Moves an entry between the blocks of its lists; none if it stays in its block. */
function blockMoves({ type, before, after }: Transition & { type: ContentType }): CounterMove[] {
  const from = before && listBlockOf(type, before)
  const to = listBlockOf(type, after)
  if (from && to && keyName(from) === keyName(to)) return []
  return [
    ...(from ? [{ key: from, moves: { entries: -1 } }] : []),
    ...(to ? [{ key: to, moves: { entries: 1 } }] : []),
  ]
}

/** Returns counter updates: of the list, or of two if the parent changes, then of their blocks. */
export function counterMoves(transition: Transition): CounterMove[] {
  const { type, before, after } = transition
  if (type.single) return []
  const [old, current] = [tallyOf(type, before), tallyOf(type, after)]
  const key = listCounter(type, after)
  const from = before ? listCounter(type, before) : key
  const all: CounterMove[] =
    from.pk === key.pk
      ? [{ key, moves: movesOf(old, current) }]
      : [
          { key: from, moves: movesOf(old, {}) },
          { key, moves: movesOf({}, current) },
        ]
  return [...all.filter(({ moves }) => Object.keys(moves).length > 0), ...blockMoves({ ...transition, type })]
}

export function mergeMoves(all: readonly CounterMove[]): CounterMove[] {
  return [...Map.groupBy(all, ({ key }) => keyName(key)).values()].flatMap((group) => {
    const [first] = group
    const sum: Record<string, number> = {}
    for (const { moves } of group)
      for (const [name, move] of Object.entries(moves)) sum[name] = (sum[name] ?? 0) + move
    const moves = movesOf({}, sum)
    return first && Object.keys(moves).length > 0 ? [{ key: first.key, moves }] : []
  })
}

const PARTS = 4

/** Consecutive ids count in different items, so that creates at the same time do not conflict. */
function inPart({ key, moves }: CounterMove, { type, after }: Transition): CounterMove {
  const part = after.id % PARTS
  if (key.pk === keys.counter(type.key).pk) return { key: keys.counterPart(type.key, part), moves }
  return 'entries' in moves ? { key: { ...key, sk: `${key.sk}${part}` }, moves } : { key, moves }
}

/** Returns steps that maintain list totals and reserve the next id, so ids have no gaps. */
export function counterSteps(transition: Transition): WriteStep[] {
  const { type, after, action, isIdTaken } = transition
  const moves = counterMoves(transition)
  if (isIdTaken) return moves.map((move) => counterStep(inPart(move, transition)))
  if (action !== 'create' || type.single) return moves.map(counterStep)
  if (parentIdOf(type, after.fields) === undefined) {
    const [own, ...blocks] = moves
    return [idStep(type, after.id, own?.moves ?? {}), ...blocks.map(counterStep)]
  }
  return [idStep(type, after.id, { total: 0 }), ...moves.map(counterStep)]
}

const adding = (moves: Tally) => ({
  expression: `ADD ${Object.keys(moves)
    .map((_, index) => `#m${index} :m${index}`)
    .join(', ')}`,
  names: Object.fromEntries(Object.keys(moves).map((name, index) => [`#m${index}`, name])),
  values: Object.fromEntries(Object.values(moves).map((move, index) => [`:m${index}`, move])),
})

export function counterStep({ key: Key, moves }: CounterMove): WriteStep {
  const { expression, names, values } = adding(moves)
  return {
    write: {
      Update: {
        Key,
        UpdateExpression: expression,
        ExpressionAttributeNames: names,
        ExpressionAttributeValues: values,
      },
    },
  }
}

function idStep({ key }: ContentType, id: number, moves: Tally): WriteStep {
  const { expression, names, values } = adding(moves)
  return {
    write: {
      Update: {
        Key: keys.counter(key),
        UpdateExpression: `SET #next = :following ${expression}`,
        ConditionExpression: id === 1 ? 'attribute_not_exists(#next) OR #next = :id' : '#next = :id',
        ExpressionAttributeNames: { '#next': 'next', ...names },
        ExpressionAttributeValues: { ':following': id + 1, ':id': id, ...values },
      },
    },
    onConditionFailed: (item) => new CounterMoved(Number(item?.next ?? 1)),
  }
}

/** Reserves `count` ids from `first`, which must be the next id. */
export function reserveIdsStep(
  { key }: ContentType,
  { first, count }: { first: number; count: number },
): WriteStep {
  return {
    write: {
      Update: {
        Key: keys.counter(key),
        UpdateExpression: 'SET #next = :following',
        ConditionExpression: first === 1 ? 'attribute_not_exists(#next) OR #next = :id' : '#next = :id',
        ExpressionAttributeNames: { '#next': 'next' },
        ExpressionAttributeValues: { ':following': first + count, ':id': first },
      },
    },
    onConditionFailed: (item) => new CounterMoved(Number(item?.next ?? 1)),
  }
}

/** Takes the next id outside of a transaction. It rises like the others, but is lost if the create fails. */
export async function takeId(table: Table, { key }: ContentType): Promise<number> {
  const counter = await table.update(keys.counter(key), {
    UpdateExpression: 'SET #next = if_not_exists(#next, :one) + :one, hasParts = :yes',
    ExpressionAttributeNames: { '#next': 'next' },
    ExpressionAttributeValues: { ':one': 1, ':yes': true },
    ReturnValues: 'UPDATED_NEW',
  })
  return Number(counter?.next) - 1
}
