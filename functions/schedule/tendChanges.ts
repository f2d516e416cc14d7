import { isDecidable, WORKFLOW_STATUS } from '@flou/shared/workflow.ts'
import { SETTLEMENTS } from '../operations/decisions/settle.ts'
import { approvalTimes, expireAt, remindAt } from '../operations/notices/approvalTimes.ts'
import { decidableChange, settleByClock, type ClockContext } from '../operations/notices/settleByClock.ts'
import type { StoredChange } from '../store/changes/changeItems.ts'
import { noticeItem } from '../store/changes/noticeItem.ts'
import { openChanges } from '../store/changes/readChanges.ts'
import { keys } from '../store/keys.ts'
import { countEach, reportError } from './eachItem.ts'
import { outrunChanges, supersedeChange } from './supersedeChange.ts'

/** What one minute does of each kind at most; the rest is for the next one. */
const MAX_EACH = 50
/** Records whose versions are compared in one minute. */
const MAX_COMPARED = 500

/** So long after a notice its execution may take to be started, milliseconds; and after a day the table's clock does all there is to do. */
const START_MS = 3 * 60_000
const START_UNTIL_MS = 86_400_000
/** The state machine goes first; milliseconds. */
const GRACE_MS = 2 * 60_000
/** A change that waits for so long past its end is reported; milliseconds. */
const PAST_DUE_MS = 60 * 60_000

/** How many changes this minute dealt with. */
export interface Tended {
  restarted: number
  reminded: number
  expired: number
  superseded: number
}

/**
 * The net below the approval's state machine: from the table alone, starts again what has no execution, reminds, expires, and closes what
 * others published. A change that fails is reported and holds up no other.
 */
export async function tendChanges(context: ClockContext): Promise<Tended> {
  const { table } = context
  const now = context.now.getTime()
  const open = (await openChanges(table)).filter(({ status }) => isDecidable(status))
  if (open.length === 0) return { expired: 0, reminded: 0, restarted: 0, superseded: 0 }
  const times = await approvalTimes(table)
  const overdue = open.filter((change) => expireAt(change, times) + GRACE_MS <= now)
  const others = open.filter((change) => expireAt(change, times) + GRACE_MS > now)
  const unreminded = others.filter(
    (change) => change.reminded === undefined && remindAt(change, times) + GRACE_MS <= now,
  )
  const expired = await countFirst(overdue, (change) => expire(context, change))
  const pastDue = overdue.filter((change) => expireAt(change, times) + PAST_DUE_MS <= now).length - expired
  if (pastDue > 0) reportError({ approval: 'open past due', changes: pastDue })
  return {
    expired,
    reminded: await countFirst(unreminded, (change) => remind(context, change)),
    restarted: await restart(context, open.filter(isPending)),
    superseded: await countFirst(
      await outrunChanges(context, others.filter(isPending).slice(0, MAX_COMPARED)),
      (change) => supersedeChange(context, change),
    ),
  }
}

const isPending = ({ status }: StoredChange): boolean => status === WORKFLOW_STATUS.pending

/** Acts on the first changes. Returns for how many it came about. */
const countFirst = (changes: readonly StoredChange[], act: (change: StoredChange) => Promise<boolean>) =>
  countEach(changes.slice(0, MAX_EACH), {
    act,
    describe: ({ id }) => ({ approval: 'not tended', change: id }),
  })

/** The notice of the expiry tells its author and ends the execution. */
async function expire(context: ClockContext, { id, round }: StoredChange): Promise<boolean> {
  const change = await decidableChange(context, { id, round })
  return change !== undefined && (await settleByClock(context, change, SETTLEMENTS.expire())) !== undefined
}

/** The notice that is written with it has the approvers told, unless the state machine has put it before. */
async function remind(context: ClockContext, { id, round }: StoredChange): Promise<boolean> {
  const change = await decidableChange(context, { id, round })
  if (!change || change.reminded !== undefined) return false
  const settlement = { ...SETTLEMENTS.remind(change, context.now), notice: 'remind' } as const
  return (await settleByClock(context, change, settlement)) !== undefined
}

/** Writes the notices of submissions anew that have not started an execution: the stream brings them once more. */
async function restart({ table, now }: ClockContext, open: readonly StoredChange[]): Promise<number> {
  const age = ({ submitted }: StoredChange) => now.getTime() - Date.parse(submitted)
  const recent = open.filter((change) => age(change) >= START_MS && age(change) < START_UNTIL_MS)
  const items = await table.getAll(
    recent.map(({ id, round }) => keys.notice(id, round, 'submitted')),
    { consistent: true },
  )
  const isTried = (at: unknown) => typeof at === 'string' && now.getTime() - Date.parse(at) < START_MS
  const left = recent.filter((_, index) => {
    const { started, at } = items[index] ?? {}
    return started === undefined && !isTried(at)
  })
  return countFirst(left, async (change) => {
    await table.put(noticeItem(change, { kind: 'submitted', now }))
    return true
  })
}
