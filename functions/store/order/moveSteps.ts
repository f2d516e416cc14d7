import { keyName, type Key } from '../keys.ts'
import type { TransactItem } from '../dynamo/transact.ts'
import { fitsTransaction, MAX_TRANSACT_ITEMS } from '../dynamo/transactionRoom.ts'
import type { WriteContext, Snapshot, Transition } from '../writeContext.ts'
import { counterMoves, counterStep, mergedMoves, type CounterMove } from '../write/counters.ts'
import { following } from '../write/saveRecord.ts'
import type { WriteStep } from '../step.ts'
import { recordSteps } from '../write/transition.ts'
import type { Arranged } from './arranged.ts'

/** What moving one record writes. */
interface Move {
  steps: WriteStep[]
  counters: CounterMove[]
}

function transitionOf(change: WriteContext, { type, now, to }: Arranged): Transition {
  const place = { order: to.order, ...(type.parent && { [type.parent.field]: to.parentId }) }
  const after: Snapshot = {
    ...now,
    ...following(now, change),
    fields: { ...now.fields, ...place },
    ...(now.drafted && { drafted: { ...now.drafted, fields: { ...now.drafted.fields, ...place } } }),
  }
  return { type, before: now, after, action: 'update' }
}

/** Beside the records a transaction may have an audit entry, the note that the request was answered, and what goes along. */
const besideOf = ({ along }: WriteContext): number => 2 + (along?.size ?? 0)

function moveOf(change: WriteContext, arranged: Arranged): Move {
  const transition = transitionOf(change, arranged)
  const counters = counterMoves(transition)
  const room = MAX_TRANSACT_ITEMS - besideOf(change) - counters.length
  return { steps: recordSteps(change, transition, room), counters }
}

const keyOf = ({
  Put,
  Update,
  Delete,
  ConditionCheck,
}: Partial<Record<string, { Item?: unknown; Key?: unknown }>>) =>
  (Put?.Item ?? (Update ?? Delete ?? ConditionCheck)?.Key) as Key // every kind has one of them

const nameOf = (write: TransactItem) => keyName(keyOf(write))

/** Each item once, as a transaction demands: a check of what is written anyway, or is checked already, goes without saying. */
function together(moves: readonly Move[]): WriteStep[] {
  const all = moves.flatMap(({ steps }) => steps)
  const written = new Set(
    all.filter(({ write }) => !('ConditionCheck' in write)).map(({ write }) => nameOf(write)),
  )
  const checks = new Map(all.map((step) => [nameOf(step.write), step]))
  return [
    ...all.filter(({ write }) => !('ConditionCheck' in write)),
    ...[...checks].filter(([name]) => !written.has(name)).map(([, step]) => step),
    ...mergedMoves(moves.flatMap(({ counters }) => counters)).map(counterStep),
  ]
}

/** The steps that move records, in as few transactions as hold them; each record is moved in one. */
export function moveTransactions(change: WriteContext, records: readonly Arranged[]): WriteStep[][] {
  const transactions: WriteStep[][] = []
  let open: Move[] = []
  for (const move of records.map((record) => moveOf(change, record))) {
    const writes = together([...open, move]).map(({ write }) => write)
    if (open.length > 0 && !fitsTransaction(writes, besideOf(change))) {
      transactions.push(together(open))
      open = []
    }
    open.push(move)
  }
  return open.length === 0 ? transactions : [...transactions, together(open)]
}
