import type { ContentType } from '@flou/shared/content/define.ts'
import { keys, type Key } from '../keys.ts'
import { marksOf } from '../items/marks.ts'
import { parentIdOf } from '../items/parent.ts'
import type { Snapshot, Transition } from '../writeContext.ts'
import type { WriteStep } from '../step.ts'

/** The id is given away already; `next` is the one to try. */
export class CounterMoved extends Error {
  readonly next: number

  constructor(next: number) {
    super('Counter moved')
    this.name = 'CounterMoved'
    this.next = next
  }
}

type Tally = Readonly<Record<string, number>>

/** What a record adds to the counter of its list: one in the trash, or one in all and one in each state it is listed in. */
function tallyOf(type: ContentType, snapshot: Snapshot | undefined): Tally {
  if (!snapshot) return {}
  if (snapshot.state === 'trashed') return { trashed: 1 }
  return Object.fromEntries(['total', ...marksOf(type, snapshot)].map((name) => [name, 1]))
}

/** The counts that a change moves, by how many. */
function movesOf(old: Tally, fresh: Tally): Tally {
  const names = new Set([...Object.keys(old), ...Object.keys(fresh)])
  const moves = [...names].map((name) => [name, (fresh[name] ?? 0) - (old[name] ?? 0)] as const)
  return Object.fromEntries(moves.filter(([, move]) => move !== 0))
}

/** How a change moves the counter of a list. */
export interface CounterMove {
  key: Key
  moves: Tally
}

const listCounter = (type: ContentType, { fields }: Snapshot): Key =>
  keys.counter(type.key, parentIdOf(type, fields))

/** The counters that a change moves: one, or two where the record goes to another parent. */
export function counterMoves({ type, before, after }: Transition): CounterMove[] {
  if (type.single) return []
  const [old, fresh] = [tallyOf(type, before), tallyOf(type, after)]
  const key = listCounter(type, after)
  const from = before ? listCounter(type, before) : key
  const all: CounterMove[] =
    from.pk === key.pk
      ? [{ key, moves: movesOf(old, fresh) }]
      : [
          { key: from, moves: movesOf(old, {}) },
          { key, moves: movesOf({}, fresh) },
        ]
  return all.filter(({ moves }) => Object.keys(moves).length > 0)
}

/** The moves of many changes, each counter once: a transaction names an item but once. */
export function mergedMoves(all: readonly CounterMove[]): CounterMove[] {
  return [...Map.groupBy(all, ({ key }) => key.pk).values()].flatMap((group) => {
    const [first] = group
    const sum: Record<string, number> = {}
    for (const { moves } of group)
      for (const [name, move] of Object.entries(moves)) sum[name] = (sum[name] ?? 0) + move
    const moves = movesOf({}, sum)
    return first && Object.keys(moves).length > 0 ? [{ key: first.key, moves }] : []
  })
}

/** Keeps totals, so that no list ever counts, and hands out dense ids: a new record's id must be the counter's next. */
export function counterSteps(transition: Transition): WriteStep[] {
  const { type, after, action } = transition
  const moves = counterMoves(transition)
  if (action !== 'create' || type.single) return moves.map(counterStep)
  if (parentIdOf(type, after.fields) === undefined) return [idStep(type, after.id, moves[0]?.moves ?? {})]
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
    onConditionFailed: (item) => new CounterMoved(Number(item?.['next'] ?? 1)),
  }
}

/** Takes `count` ids of a type, from `first` on, which must be the counter's next. */
export function reservedIds(
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
    onConditionFailed: (item) => new CounterMoved(Number(item?.['next'] ?? 1)),
  }
}
