import type { ContentType } from '@flou/shared/content/define.ts'
import { keys, type Key } from '../keys.ts'
import { marksOf } from '../items/marks.ts'
import type { Snapshot, Transition } from './change.ts'
import { parentIdOf } from '../items/parent.ts'
import type { Step } from './step.ts'

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

/** The counts that a change moves, by +1 or -1. */
function movesOf(type: ContentType, { before, after }: Pick<Transition, 'before' | 'after'>): Tally {
  const [old, fresh] = [tallyOf(type, before), tallyOf(type, after)]
  const names = new Set([...Object.keys(old), ...Object.keys(fresh)])
  const moves = [...names].map((name) => [name, (fresh[name] ?? 0) - (old[name] ?? 0)] as const)
  return Object.fromEntries(moves.filter(([, move]) => move !== 0))
}

/** Keeps totals, so that no list ever counts, and hands out dense ids: a new record's id must be the counter's next. */
export function counterSteps({ type, before, after, action }: Transition): Step[] {
  if (type.single) return []
  const parentId = parentIdOf(type, after.fields)
  const moves = movesOf(type, { after, ...(before && { before }) })
  const totals = keys.counter(type.key, parentId)
  if (action !== 'create') return Object.keys(moves).length === 0 ? [] : [moveStep(totals, moves)]
  if (parentId === undefined) return [idStep(type, after.id, moves)]
  return [idStep(type, after.id, { total: 0 }), moveStep(totals, moves)]
}

const adding = (moves: Tally) => ({
  expression: `ADD ${Object.keys(moves)
    .map((_, index) => `#m${index} :m${index}`)
    .join(', ')}`,
  names: Object.fromEntries(Object.keys(moves).map((name, index) => [`#m${index}`, name])),
  values: Object.fromEntries(Object.values(moves).map((move, index) => [`:m${index}`, move])),
})

function moveStep(Key: Key, moves: Tally): Step {
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

function idStep({ key }: ContentType, id: number, moves: Tally): Step {
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
    failed: (item) => new CounterMoved(Number(item?.['next'] ?? 1)),
  }
}
