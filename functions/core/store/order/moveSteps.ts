import { keyName, type Key } from '../keys.ts'
import type { TransactItem } from '../dynamo/transact.ts'
import { fitsTransaction, MAX_TRANSACT_ITEMS } from '../dynamo/transactionRoom.ts'
import type { WriteContext, Snapshot, Transition } from '../writeContext.ts'
import { counterMoves, counterStep, mergeMoves, type CounterMove } from '../write/counters.ts'
import { nextMeta } from '../write/saveRecord.ts'
import type { WriteStep } from '../step.ts'
import { recordSteps } from '../write/transition.ts'
import type { Arranged } from './arranged.ts'

interface Move {
  steps: WriteStep[]
  counters: CounterMove[]
}

function transitionOf(context: WriteContext, { type, now, to }: Arranged): Transition {
  const position = { order: to.order, ...(type.parent && { [type.parent.field]: to.parentId }) }
  const after: Snapshot = {
    ...now,
    ...nextMeta(now, context),
    fields: { ...now.fields, ...position },
    ...(now.drafted && { drafted: { ...now.drafted, fields: { ...now.drafted.fields, ...position } } }),
  }
  return { type, before: now, after, action: 'update' }
}

/** Reserves items for the audit entry, the idempotency item and extra writes. */
const reservedItemsOf = ({ extraWrites }: WriteContext): number => 2 + (extraWrites?.size ?? 0)

function moveOf(context: WriteContext, arranged: Arranged): Move {
  const transition = transitionOf(context, arranged)
  const counters = counterMoves(transition)
  const room = MAX_TRANSACT_ITEMS - reservedItemsOf(context) - counters.length
  return { steps: recordSteps(context, transition, room), counters }
}

const keyOf = ({
  Put,
  Update,
  Delete,
  ConditionCheck,
}: Partial<Record<string, { Item?: unknown; Key?: unknown }>>) =>
  (Put?.Item ?? (Update ?? Delete ?? ConditionCheck)?.Key) as Key

const nameOf = (write: TransactItem) => keyName(keyOf(write))

/** Deduplicates items, as a transaction requires; checks of written items are dropped. */
function mergeWrites(moves: readonly Move[]): WriteStep[] {
  const all = moves.flatMap(({ steps }) => steps)
  const written = new Set(
    all.filter(({ write }) => !('ConditionCheck' in write)).map(({ write }) => nameOf(write)),
  )
  const checks = new Map(all.map((step) => [nameOf(step.write), step]))
  return [
    ...all.filter(({ write }) => !('ConditionCheck' in write)),
    ...[...checks].filter(([name]) => !written.has(name)).map(([, step]) => step),
    ...mergeMoves(moves.flatMap(({ counters }) => counters)).map(counterStep),
  ]
}

/** Groups moves into as few transactions as possible; each move is atomic. */
export function moveTransactions(context: WriteContext, records: readonly Arranged[]): WriteStep[][] {
  const transactions: WriteStep[][] = []
  let open: Move[] = []
  for (const move of records.map((record) => moveOf(context, record))) {
    const writes = mergeWrites([...open, move]).map(({ write }) => write)
    if (open.length > 0 && !fitsTransaction(writes, reservedItemsOf(context))) {
      transactions.push(mergeWrites(open))
      open = []
    }
    open.push(move)
  }
  return open.length === 0 ? transactions : [...transactions, mergeWrites(open)]
}
